import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useStory, when } from "../house/tables";
import { problemOf, type Problem } from "../problem";
import type { TableInfo, TableLine } from "../protocol";
import { go, tableAddress } from "../router";
import { t } from "../text";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

function Chapter({ table, number, here }: { table: TableLine; number: number; here: boolean }): JSX.Element {
  const { title, story, people, result } = useStory(table);
  return (
    <li class={`chapter ${here ? "now" : ""}`} aria-current={here ? "step" : undefined}>
      <a href={tableAddress(table.id)}>
        <b>{t("campaign-chapter", { number })}</b> {title}
      </a>
      {story && <span>{story}</span>}
      <span class={result ? "result" : "soft"}>{result || t("phase-" + table.phase)}</span>
      <span class="soft">
        {people} · <time dateTime={table.played}>{when(table.played)}</time>
      </span>
    </li>
  );
}

/** The matches of a campaign in order, and the way on. `id`: any of its tables. */
export function Campaign({ id }: { id: string }): JSX.Element {
  const [chapters, setChapters] = useState<readonly TableLine[] | null>(null);
  const [last, setLast] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    const fail = (error: Error): void => setProblem(problemOf(error));
    api.campaign(id).then((found) => {
      setChapters(found);
      const end = found.at(-1);
      if (end) api.table(end.id).then(setLast, fail);
    }, fail);
  }, [id]);
  const goOn = (): void => {
    if (!last) return;
    if (!last.sequel) return go(tableAddress(last.id));
    setProblem(null);
    api.next(last.id).then(
      (table) => go(tableAddress(table.id)),
      (error: Error) => setProblem(problemOf(error)),
    );
  };
  const over = last?.phase === "over" && !last.sequel;
  return (
    <Page title={t("campaign")}>
      <div class="panel campaign">
        <ProblemNote problem={problem} />
        {!chapters && !problem && <p>{t("loading")}</p>}
        <ol class="chapters">
          {chapters?.map((table, index) => (
            <Chapter key={table.id} table={table} number={index + 1} here={index === chapters.length - 1} />
          ))}
        </ol>
        {over && <p>{t("campaign-over")}</p>}
        {last && !over && (
          <button type="button" class="primary big" onClick={goOn}>
            {t(last.sequel ? "campaign-next" : "continue")}
          </button>
        )}
      </div>
    </Page>
  );
}
