import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Account } from "../house/account";
import { Covers } from "../house/covers";
import { Import } from "../house/import";
import { NewTable } from "../house/new-table";
import { Continue, Tables } from "../house/tables";
import { lastGame } from "../house/wishes";
import { me, wishedName } from "../me";
import { problemOf, type Problem } from "../problem";
import type { GameInfo, TableLine } from "../protocol";
import { wantsCalm } from "../settings";
import { t } from "../text";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

const isLesson = (table: TableLine): boolean => table.origin.startsWith("lesson");
const isMine = (table: TableLine): boolean => table.hosted || table.mine.length > 0;

export function Home(): JSX.Element {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    api.games().then(setGames, (error: Error) => setProblem(problemOf(error)));
    api.tables().then(setTables, () => setTables([]));
  }, []);
  useEffect(() => {
    if (me.value) wishedName.value = me.value.name;
  }, [me.value]);
  const game = games.find((one) => one.id === lastGame.value) ?? games[0];
  const known = tables.filter((table) => !isLesson(table)).sort((a, b) => b.played.localeCompare(a.played));
  const mine = known.filter(isMine);
  const last = mine.find((table) => table.phase === "play") ?? mine.find((table) => table.phase === "lobby");
  const gone = (id: string): void => setTables(tables.filter((table) => table.id !== id));
  return (
    <Page title="">
      <p class="house-lead lead">{t("lead")}</p>
      <ProblemNote problem={problem} />
      {games.length === 0 && !problem && (
        <p class="loading" role="status">
          {t("loading")}
        </p>
      )}
      {last && <Continue table={last} games={games} />}
      {games.length > 0 && (
        <Covers
          games={games}
          chosen={game?.id ?? ""}
          choose={(id) => {
            lastGame.value = id;
            const behavior = wantsCalm() ? "auto" : "smooth";
            requestAnimationFrame(() => document.getElementById("new-table")?.scrollIntoView({ behavior, block: "start" }));
          }}
        />
      )}
      <div class="home-columns">
        {game && <NewTable key={game.id} game={game} />}
        <div>
          <Tables title={t("tables-mine")} tables={mine.filter((table) => table !== last)} games={games} gone={gone} />
          <Tables
            title={t("tables-open")}
            tables={known.filter((table) => !isMine(table))}
            games={games}
            gone={gone}
          />
          <Import />
          <Account />
        </div>
      </div>
    </Page>
  );
}
