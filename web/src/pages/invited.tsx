import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Cover } from "../art/cover";
import { SHELF } from "../house/shelf";
import { comeAs } from "../me";
import { problemOf, type Problem } from "../problem";
import type { TableInfo } from "../protocol";
import { lang } from "../settings";
import { sitter, t } from "../text";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

/** Whoever follows an invitation sees who invites to what, and says what to be called; `why`: somebody who was here
 * before is not known any more. */
export function Invited({ id, invite, why = null }: { id: string; invite: string; why?: Problem | null }): JSX.Element {
  const [name, setName] = useState("");
  const [table, setTable] = useState<TableInfo | null>(null);
  const [game, setGame] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const language = lang.value;
  useEffect(() => {
    api.table(id, invite).then(setTable, () => undefined);
  }, [id, invite]);
  useEffect(() => {
    if (!table) return;
    setGame(SHELF.find((box) => box.id === table.game)?.names[language] ?? table.game);
    api.games().then((games) => {
      const found = games.find((one) => one.id === table.game);
      if (found) setGame(found.names[language]);
    }, () => undefined);
  }, [table, language]);
  const people = table?.seats.filter((seat) => seat.kind !== "open").map((seat) => (seat.kind === "bot" ? `${t("seat-bot")} (${sitter(seat)})` : seat.name)) ?? [];
  return (
    <Page title={table ? t("invited-title", { host: table.host_name, game }) : t("name-first")}>
      <div class="panel invited">
        {table && (
          <div class="lobby-cover">
            <Cover game={table.game} />
          </div>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            comeAs(name.trim() || t("guest")).catch((error: Error) => setProblem(problemOf(error)));
          }}
        >
          <ProblemNote problem={problem ?? why} />
          {table && <p class="lead">{t("invited-people", { people: people.join(", "), phase: table.phase })}</p>}
          {table && <p>{t("name-first")}</p>}
          <label>
            {t("my-name")}
            <input
              name="name"
              maxLength={40}
              autocomplete="nickname"
              placeholder={t("guest")}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary">
            {t("enter")}
          </button>
          <a href="#/account">{t("have-account")}</a>
        </form>
      </div>
    </Page>
  );
}
