import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { GameClient } from "../games/loaded";
import { problemOf, type Problem } from "../problem";
import { go, tableAddress } from "../router";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { say, sitter, t } from "../text";
import type { Outcome } from "../types.gen";
import { Icon } from "../ui/icon";
import { ProblemNote } from "../ui/problem";
import { atmosphere } from "./moment";
import type { Stage } from "./stage";
import type { Roll } from "./story";
import { rivals, standings, verdict } from "./verdict";

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
  const info = store.info.value;
  const goOn = (there: Promise<string>): void =>
    void there.then(
      (id) => go(tableAddress(id)),
      (error: Error) => setProblem(problemOf(error)),
    );
  return (
    <div class="choices">
      <a class={`button ${info?.sequel ? "" : "primary"}`} href={`#/replay/${store.id}`}>
        {t("replay")}
      </a>
      {info && (info.sequel || info.next) && (
        <button
          type="button"
          class="primary next-scenario"
          onClick={() => goOn(info.next ? Promise.resolve(info.next) : api.next(store.id).then((table) => table.id))}
        >
          {t("campaign-next")}
        </button>
      )}
      {info && (info.previous || info.next || info.sequel) && (
        <a class="button" href={`#/campaign/${store.id}`}>
          {t("campaign")}
        </a>
      )}
      {info && info.mine.length > 0 && !info.sequel && (
        <button
          type="button"
          onClick={() => goOn(onceMore(store))}
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

/** Who came in where, with how many points. */
function Places({ outcome }: { outcome: Outcome }): JSX.Element {
  const scene = useScene();
  const name = (seat: number): string => {
    const [played, sits] = [scene.seatName(seat), sitter(scene.seats[seat] ?? { kind: "", name: "" })];
    return played === sits || !sits ? played : `${played} (${sits})`;
  };
  return (
    <ol class="places-list" aria-label={t("places")}>
      {standings(outcome, scene.seats.length).map(({ seat, place, points }) => (
        <li key={seat} value={place} class={scene.mine.includes(seat) ? "mine" : ""}>
          <span class="place-number">{place}</span> <b>{name(seat)}</b>
          {points !== undefined && <span class="place-points">{t("points", { points })}</span>}
        </li>
      ))}
    </ol>
  );
}

function RollTable({ roll, caption }: { roll: Roll; caption: string }): JSX.Element {
  return (
    <div class="roll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {roll.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roll.rows.map(([name, figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={index}>{figure < 0 ? `−${-figure}` : figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How it ended, and the story in numbers: after the last great moment, not beneath it. */
export function Ending({ store, client, stage }: { store: TableStore; client: GameClient; stage: Stage }): JSX.Element | null {
  const scene = useScene();
  const outcome = stage.busy.value ? null : store.view.value?.outcome;
  const element = useRef<HTMLElement>(null);
  // Wherever one was looking: the end is seen.
  useEffect(() => element.current?.scrollIntoView({ block: "start", behavior: "instant" }), [Boolean(outcome)]);
  if (!outcome) return null;
  const { good, title } = verdict(outcome, scene.seats.length, scene.mine, scene.seatName);
  const chapter = client.story?.(scene.events, scene.state, scene.seatName, scene.values);
  return (
    <section ref={element} class={`ending ${good ? "won" : "lost"}`} aria-label={t("ending")}>
      <header>
        <Icon name={good ? "victory" : "defeat"} class="ending-mark" />
        <div>
          <h2>{title}</h2>
          <p class="lead">{say(outcome.reason, scene.seatName)}</p>
          <p class="atmosphere">{atmosphere(good ? "won" : "lost", scene.events.length)}</p>
        </div>
      </header>
      {rivals(outcome, scene.seats.length) && <Places outcome={outcome} />}
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
          {chapter.points && <RollTable roll={chapter.points} caption={t("ending-points")} />}
          <RollTable roll={chapter.people} caption={t("ending-people")} />
        </>
      )}
    </section>
  );
}
