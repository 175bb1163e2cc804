// What a thinking bot would do here, and how often each answer wins in its playouts.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useAsk } from "../ask";
import { problemOf, sentenceOf, type Problem } from "../problem";
import type { Advice } from "../protocol";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { say, t } from "../text";
import type { Msg } from "../types.gen";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

/** The bot's answer, then each with the share of its playouts that were won: in numbers, not by length alone. */
export function AdviceList({ advice }: { advice: Advice }): JSX.Element {
  const scene = useScene();
  const words = (said: readonly Msg[]): string => said.map((one) => say(one, scene.seatName)).join("; ") || "–";
  return (
    <div class="advice" data-entry={advice.entry} data-kind={advice.kind}>
      <p>{t("hint-would", { choice: words(advice.chosen_words) })}</p>
      {advice.tried.length === 0 && <p class="soft">{t("hint-by-rule")}</p>}
      <ol class="advice-list">
        {advice.tried.map((one) => (
          <li key={one.keys.join(" ")} data-keys={one.keys.join(" ")}>
            <meter min={0} max={100} value={one.wins} aria-hidden="true" /> <b>{t("hint-wins", { wins: one.wins })}</b>{" "}
            <span>{words(one.words)}</span> <span class="soft">{t("hint-playouts", { playouts: one.playouts })}</span>
            {same(one.keys, advice.chosen) && <span class="tag">{t("hint-bots")}</span>}
            {advice.was.length > 0 && same(one.keys, advice.was) && <span class="tag">{t("what-if-was")}</span>}
          </li>
        ))}
      </ol>
      <p class="soft">{t("hint-note")}</p>
    </div>
  );
}

export const hintsHere = (store: TableStore): boolean => {
  const info = store.info.value;
  if (!info || info.mine.length === 0) return false;
  const people = info.seats.filter((seat) => seat.kind === "person" || seat.absent);
  return info.rules.hints || people.every((seat) => info.mine.includes(seat.seat));
};

export function HintButton({ store }: { store: TableStore }): JSX.Element | null {
  const ask = useAsk();
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [thinking, setThinking] = useState(false);
  useEffect(() => {
    setAdvice(null);
    setProblem(null);
    setThinking(false);
  }, [ask]);
  if (!ask || ask.decision.kind === "chance" || !hintsHere(store)) return null;
  const { seat } = ask.decision;
  const number = store.view.value?.number;
  const wish = (): void => {
    setThinking(true);
    setProblem(null);
    // The table may have moved on meanwhile.
    const still = (): boolean => store.view.value?.number === number;
    api.hint(store.id, seat).then(
      (found) => still() && (setThinking(false), setAdvice(found)),
      (error: Error) => still() && (setThinking(false), setProblem(problemOf(error))),
    );
  };
  return (
    <>
      <button type="button" class="quiet hint" aria-busy={thinking} disabled={thinking} data-tip={t("hint-tip")} onClick={wish}>
        {t(thinking ? "hint-thinks" : "hint")}
      </button>
      {(advice || problem) && (
        <Dialog
          title={t("hint-title")}
          class="small hint-dialog"
          onClose={() => {
            setAdvice(null);
            setProblem(null);
          }}
        >
          {problem ? <p role="alert">{sentenceOf(problem)}</p> : advice && <AdviceList advice={advice} />}
        </Dialog>
      )}
    </>
  );
}

/** Of a game that is over: what each answer at this place would have won. */
export function WhatIfButton({ id, entry }: { id: string; entry: number }): JSX.Element {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [thinking, setThinking] = useState(false);
  useEffect(() => {
    setAdvice(null);
    setProblem(null);
  }, [id, entry]);
  const scene = useScene();
  return (
    <>
      <button
        type="button"
        class="what-if"
        disabled={thinking}
        onClick={() => {
          setThinking(true);
          api
            .whatIf(id, entry)
            .then(setAdvice, (error: Error) => setProblem(problemOf(error)))
            .finally(() => setThinking(false));
        }}
      >
        <Icon name="lamp" /> {t(thinking ? "hint-thinks" : "what-if")}
      </button>
      {(advice || problem) && (
        <Dialog
          title={t("what-if")}
          class="small hint-dialog"
          onClose={() => {
            setAdvice(null);
            setProblem(null);
          }}
        >
          {advice && (
            <p>
              <b>{scene.seatName(advice.seat)}</b>: {say(advice.prompt, scene.seatName)}
            </p>
          )}
          {problem ? <p role="alert">{sentenceOf(problem)}</p> : advice && <AdviceList advice={advice} />}
        </Dialog>
      )}
    </>
  );
}
