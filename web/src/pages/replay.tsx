import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { clientOf, wantClient } from "../games/registry";
import { problemOf, sentenceOf, type Problem } from "../problem";
import type { Replay, TableInfo } from "../protocol";
import { go, tableAddress } from "../router";
import { SceneContext, type Scene } from "../scene";
import { Differ } from "../stage/differ";
import { cardName, eventMessage, namesThen, say, sayPieces, sitterAt, t, wantWords, words, type SeatName } from "../text";
import type { Event } from "../types.gen";
import { Tips } from "../ui/tip";
import { ElderSignMark, Icon } from "../ui/icon";
import { LanguageSwitch } from "../ui/preferences";
import { Sentence } from "../ui/shown";
import { WhatIfButton } from "../table/hint";
import { Log } from "../table/log";
import { Safely } from "../ui/safely";

const PACE = 700;
const PAUSE = 80;

/** Which round and turn it was, in the words of the log: people remember turns, not steps. */
function turnOf(events: readonly Event[], seatName: SeatName): string {
  const last = (kind: string): number => events.findLastIndex((event) => event.kind === kind);
  const [round, turn] = [last("round"), last("turn")];
  return [round, turn > round ? turn : -1]
    .flatMap((at) => (at < 0 ? [] : [say(eventMessage(events[at] as Event), namesThen(events, at, seatName))]))
    .join(" ");
}

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [entry, setEntry] = useState(0);
  const [shown, setShown] = useState<Replay | null>(null);
  const [playing, setPlaying] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const known = useRef(new Map<number, Replay>());
  useEffect(() => {
    const fail = (error: Error): void => setProblem(problemOf(error));
    api.table(id).then((table) => {
      setInfo(table);
      wantWords(table.game);
      wantClient(table.game);
    }, fail);
  }, [id]);
  useEffect(() => {
    let here = true;
    const show = (replay: Replay): void => {
      known.current.set(replay.entry, replay);
      if (here) setShown(replay);
    };
    const found = known.current.get(entry);
    if (found) {
      show(found);
      return undefined;
    }
    // Whoever drags the scrubber wants the place where it stops.
    const timer = setTimeout(
      () => api.replay(id, entry).then(show, (error: Error) => here && !shown && setProblem(problemOf(error))),
      shown ? PAUSE : 0,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, entry]);
  useEffect(() => {
    if (!playing || !shown) return undefined;
    if (entry >= shown.entries) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setEntry(entry + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, entry]);
  const client = info && clientOf(info.game);
  if (problem) return <p class="loading" role="alert">{sentenceOf(problem)}</p>;
  if (!info || !client || !shown || words.value?.game !== info.game) return <p class="loading">{t("loading")}</p>;
  const state = shown.view.state;
  const scene: Scene = {
    game: info.game,
    state,
    values: shown.view.values,
    seat: shown.view.seat,
    mine: [],
    // Who was there then is not known, and does not matter now.
    seats: info.seats.map((seat) => ({ ...seat, online: true })),
    events: shown.events,
    companion: false,
    seatName: (seat) => {
      const played = client.seatName(state, seat);
      return played ? cardName(played) : sitterAt(info.seats, seat);
    },
  };
  const latest = shown.events.at(-1);
  const turn = turnOf(shown.events, scene.seatName);
  const step = t("replay-at", { entry, entries: shown.entries });
  const to = (place: number): void => setEntry(Math.max(0, Math.min(shown.entries, place)));
  return (
    <SceneContext.Provider value={scene}>
      <Differ class="table-page replay" stamp={shown.entry} played={playing} room={client.room}>
        <header class="bar">
          <a class="brand" href="#/" aria-label={`Miskatonic – ${t("home")}`}>
            <ElderSignMark /> <span class="wide-only">Miskatonic</span>
          </a>
          <h1 class="bar-title">{t("replay")}</h1>
          <span class="bar-tools">
            <LanguageSwitch />
            <a class="button quiet" href={tableAddress(id)}>
              {t("table")}
            </a>
          </span>
        </header>
        <main id="main" class="board-area" tabIndex={-1} data-ground="board">
          <h2 class="unseen">{t("board")}</h2>
          <div class={`room-frame ${client.room}`}>
            <Safely>
              <client.Board />
            </Safely>
          </div>
          <details class="panel replay-log">
            <summary>{t("log")}</summary>
            <Log />
          </details>
        </main>
        <footer class={`dock room-frame ${client.room}`} data-ground="dock">
          {client.Tray && (
            <Safely>
              <client.Tray />
            </Safely>
          )}
          <section class="dock-question scrubber" aria-label={t("replay")}>
            {latest && (
              <p class="ticker" aria-live="polite">
                <Sentence pieces={sayPieces(eventMessage(latest), namesThen(shown.events, shown.events.length - 1, scene.seatName))} />
              </p>
            )}
            <label>
              <span>
                <strong class="replay-turn">{turn}</strong> <span class="soft">{step}</span>
              </span>
              <input
                id="scrubber"
                type="range"
                min={0}
                max={shown.entries}
                value={entry}
                aria-valuetext={`${turn} ${step}`}
                onInput={(event) => to(event.currentTarget.valueAsNumber)}
              />
            </label>
            <div class="choices">
              <button type="button" aria-label={t("replay-first")} onClick={() => to(0)}>
                «
              </button>
              <button type="button" aria-label={t("replay-back")} onClick={() => to(entry - 1)}>
                ‹
              </button>
              <button type="button" onClick={() => setPlaying(!playing)}>
                {t(playing ? "replay-pause" : "replay-play")}
              </button>
              <button type="button" aria-label={t("replay-on")} onClick={() => to(entry + 1)}>
                ›
              </button>
              <button type="button" aria-label={t("replay-last")} onClick={() => to(shown.entries)}>
                »
              </button>
              {info.phase === "over" && entry < shown.entries && <WhatIfButton id={id} entry={entry} />}
              <button
                type="button"
                class="primary"
                onClick={() => {
                  api.continueFrom(id, entry).then(
                    (table) => go(tableAddress(table.id)),
                    (error: Error) => setProblem(problemOf(error)),
                  );
                }}
              >
                <Icon name="guide" /> {t("continue-here")}
              </button>
            </div>
          </section>
        </footer>
        <Tips />
      </Differ>
    </SceneContext.Provider>
  );
}
