import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import type { GameClient } from "../games/loaded";
import { problemOf, type Problem } from "../problem";
import { go, tableAddress } from "../router";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { say, t } from "../text";
import { Icon } from "../ui/icon";
import { ProblemNote } from "../ui/problem";
import { atmosphere } from "./moment";

/** The same game with the same people, from the beginning. */
async function onceMore(store: TableStore): Promise<string> {
  const info = store.info.value!;
  const seats = info.seats.map(({ seat, kind, name }) =>
    info.mine.includes(seat) ? { kind: "me" as const } : kind === "bot" ? { kind: "bot" as const, bot: name } : { kind: "open" as const },
  );
  const table = await api.newTable({ game: info.game, seats, options: info.options ?? {}, rules: info.rules });
  if (table.phase === "lobby" && seats.every((seat) => seat.kind !== "open")) await api.start(table.id);
  return table.id;
}

export function Farewell({ store }: { store: TableStore }): JSX.Element {
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <div class="choices">
      <a class="button primary" href={`#/replay/${store.id}`}>
        {t("replay")}
      </a>
      {store.info.value && store.info.value.mine.length > 0 && (
        <button
          type="button"
          onClick={() =>
            onceMore(store).then(
              (id) => go(tableAddress(id)),
              (error: Error) => setProblem(problemOf(error)),
            )
          }
        >
          {t("once-more")}
        </button>
      )}
      <a class="button" href="#/">
        {t("home")}
      </a>
      <ProblemNote problem={problem} />
    </div>
  );
}

/** How it ended, and the story in numbers. */
export function Ending({ store, client }: { store: TableStore; client: GameClient }): JSX.Element | null {
  const scene = useScene();
  const outcome = store.view.value?.outcome;
  if (!outcome) return null;
  const chapter = client.story?.(scene.events, scene.state, scene.seatName);
  return (
    <section class={`ending ${outcome.won ? "won" : "lost"}`} aria-label={t("ending")}>
      <header>
        <Icon name={outcome.won ? "victory" : "defeat"} class="ending-mark" />
        <div>
          <h2>{t(outcome.won ? "won" : "lost")}</h2>
          <p class="lead">{say(outcome.reason, scene.seatName)}</p>
          <p class="atmosphere">{atmosphere(outcome.won ? "won" : "lost", scene.events.length)}</p>
        </div>
      </header>
      {chapter && (
        <>
          <dl class="figures">
            {chapter.figures.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
                {figure.hint && <dd class="soft">{figure.hint}</dd>}
              </div>
            ))}
          </dl>
          <div class="roll" tabIndex={0} role="region" aria-label={t("ending-people")}>
            <table>
              <caption>{t("ending-people")}</caption>
              <thead>
                <tr>
                  <td />
                  {chapter.people.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {chapter.people.rows.map(([name, figures]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {figures.map((figure, index) => (
                      <td key={index}>{figure}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Farewell store={store} />
    </section>
  );
}
