// What hands can do with the things of Elder Sign beside answering the question.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import type { Fields, Values } from "../../protocol";
import { t } from "../../text";
import type { Decision } from "../../types.gen";
import { Cross } from "./icon";
import { diceAt } from "./look";
import { POOL, type State } from "./types.gen";

/** Dice after a roll, for rerolling, discarding and focusing; services of the Entrance for whoever stays there. */
export function markable(decision: Decision, fields: Fields, values: Values): readonly string[] {
  const state = fields as unknown as State;
  if (decision.kind === "after-roll" || decision.kind === "secure") return diceAt(state, POOL).map((number) => `die:${number}`);
  return decision.kind === "movement" ? Object.keys(values).filter((name) => name.startsWith("service:")) : [];
}

/** On each die after a roll: this one is discarded, the roll fails. */
export function DiscardMark({ anchor, name }: { anchor: string; name: string }): JSX.Element | null {
  const ask = useAsk();
  const act = ask?.acts.find((one) => one.kind === "after-roll" && one.mode === "own");
  if (!ask || !act || !ask.markable.includes(anchor)) return null;
  const label = `${name}: ${t("act-fail")}`;
  return (
    <button type="button" class="discard-mark" aria-label={label} data-tip={t("act-fail")} onClick={() => ask.do(act, [anchor])}>
      <Cross />
    </button>
  );
}
