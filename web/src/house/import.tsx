import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { comeAs, wishedName } from "../me";
import { problemOf, type Problem } from "../problem";
import { go, tableAddress } from "../router";
import { t } from "../text";
import { ProblemNote } from "../ui/problem";

export function Import(): JSX.Element {
  const [problem, setProblem] = useState<Problem | null>(null);
  const read = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      await comeAs(wishedName.value.trim() || t("guest"));
      const table = await api.importFile(await file.text());
      if (table.phase === "lobby") await api.start(table.id);
      go(tableAddress(table.id));
    } catch (error) {
      setProblem(problemOf(error as Error));
    }
  };
  return (
    <section class="panel">
      <h2>{t("import")}</h2>
      <label class="button file-button">
        {t("import-file")}
        <input
          type="file"
          class="unseen"
          accept=".misk,.json,.jsonl,.txt"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void read(file);
            // The same file, mended, can be chosen once more.
            event.currentTarget.value = "";
          }}
        />
      </label>
      <ProblemNote problem={problem} />
    </section>
  );
}
