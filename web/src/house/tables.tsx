import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { Sigil } from "../art";
import { Cover } from "../art/cover";
import { problemOf, type Problem } from "../problem";
import type { GameInfo, TableLine } from "../protocol";
import { tableAddress } from "../router";
import { lang } from "../settings";
import { rivals, standings } from "../stage/verdict";
import { say, sitter, t, type Words } from "../text";
import { ProblemNote } from "../ui/problem";
import { useWords } from "./words";

const DAY = 86_400_000;

/** Today by the hour, otherwise by the day. */
export function when(time: string, now = Date.now()): string {
  const then = new Date(time);
  const near = now - then.getTime() < DAY && new Date(now).getDate() === then.getDate();
  return then.toLocaleString(lang.value, near ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}

/** Places and points of rivals; else won or lost, and how. */
function resultOf(table: TableLine, words: Words | null): string {
  const result = table.summary?.result;
  if (!result) return "";
  const name = (seat: number): string => words?.names[table.summary?.plays[seat] ?? ""] ?? sitter(table.seats[seat] ?? { kind: "", name: "" });
  if (!rivals(result, table.seats.length)) return `${t(result.won ? "won" : "lost")} ${words ? say(result.reason, name, words) : ""}`.trim();
  return standings(result, table.seats.length)
    .map(({ seat, place, points }) => `${place}. ${name(seat)}${points === undefined ? "" : ` (${points})`}`)
    .join(", ");
}

export function useStory(table: TableLine): { title: string; story: string; people: string; result: string } {
  const words = useWords(table.game);
  const parts = words ? (table.summary?.words ?? []).map((part) => say(part, String, words)) : [];
  const [title = "", ...rest] = parts;
  const people = table.seats.map((seat, at) => {
    const played = table.summary?.plays[at] ?? "";
    const who = seat.kind === "open" ? t("seat-open") : sitter(seat);
    return played && words ? `${words.names[played] ?? played} (${who})` : who;
  });
  return { title, story: rest.join(" · "), people: people.join(", "), result: resultOf(table, words) };
}

function Tags({ table }: { table: TableLine }): JSX.Element {
  return (
    <>
      <span class="tag">{t("phase-" + table.phase)}</span>
      {(table.origin === "fork" || table.origin === "file") && <span class="tag">{t("origin-of-" + table.origin)}</span>}
    </>
  );
}

function nameOf(games: readonly GameInfo[], game: string): string {
  return games.find((one) => one.id === game)?.names[lang.value] ?? game;
}

/** The table that was played last, before everything else. */
export function Continue({ table, games }: { table: TableLine; games: readonly GameInfo[] }): JSX.Element {
  const { title, story, people } = useStory(table);
  return (
    <section class="panel continue" aria-label={t("continue")}>
      <div class="continue-cover">
        <Cover game={table.game} />
      </div>
      <div class="continue-words">
        <p class="overline">{nameOf(games, table.game)}</p>
        <h2 class="line">
          {table.summary?.emblem && (
            <span class="emblem">
              <Sigil game={table.game} id={table.summary.emblem} />
            </span>
          )}
          {title || t("continue-lobby")}
        </h2>
        {story && <p>{story}</p>}
        <p class="soft">{people}</p>
        <p class="line soft">
          <Tags table={table} /> <time dateTime={table.played}>{when(table.played)}</time>
        </p>
        <a class="button primary big" href={tableAddress(table.id)}>
          {t("continue")}
        </a>
      </div>
    </section>
  );
}

function Row({ table, games, gone }: { table: TableLine; games: readonly GameInfo[]; gone: () => void }): JSX.Element {
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { title, story, people, result } = useStory(table);
  const name = [nameOf(games, table.game), title].filter(Boolean).join(" · ");
  return (
    <li>
      <a href={tableAddress(table.id)}>
        <span class="emblem">
          <Sigil game={table.game} id={table.summary?.emblem ?? ""} />
        </span>
        <span class="table-words">
          <b>{name}</b>
          {story && <span>{story}</span>}
          {result && <span class="result">{result}</span>}
          <span class="soft">{people}</span>
          <span class="line soft">
            <Tags table={table} /> <time dateTime={table.played}>{when(table.played)}</time>
          </span>
        </span>
      </a>
      {table.hosted && (
        <button
          type="button"
          class={sure ? "danger" : "quiet"}
          aria-label={t(sure ? "table-clear-sure" : "table-clear", { name })}
          onBlur={() => setSure(false)}
          onClick={() => {
            if (sure) api.clear(table.id).then(gone, (error: Error) => setProblem(problemOf(error)));
            else setSure(true);
          }}
        >
          {sure ? t("table-clear-really") : "×"}
        </button>
      )}
      <ProblemNote problem={problem} />
    </li>
  );
}

interface Props {
  title: string;
  tables: readonly TableLine[];
  games: readonly GameInfo[];
  gone: (table: string) => void;
}

export function Tables({ title, tables, games, gone }: Props): JSX.Element | null {
  if (tables.length === 0) return null;
  return (
    <section class="panel">
      <h2>{title}</h2>
      <ul class="table-list">
        {tables.map((table) => (
          <Row key={table.id} table={table} games={games} gone={() => gone(table.id)} />
        ))}
      </ul>
    </section>
  );
}
