import type { ComponentChildren, JSX } from "preact";
import { t } from "../text";
import { Count } from "../stage/count";
import { Spot } from "../ui/spot";
import { DiceTray, type Die } from "./dice";
import { PhaseBar } from "./phases";

export interface TestPart {
  name: string;
  amount: number;
  icon?: ComponentChildren;
  /** The thing that it comes from: it can be pointed at, and touched where the question offers it. */
  anchor?: string;
  /** Where the number comes from. */
  hint?: string;
  /** Instead of the amount, where it is not added. */
  said?: string;
}

interface Props {
  title: string;
  /** Whose test, and because of what. */
  below?: ComponentChildren;
  picture?: ComponentChildren;
  /** Where in the test the table is. */
  steps?: readonly (readonly [id: string, name: string])[];
  step?: string;
  /** What comes together: a skill, cards, a token, dice. The first is what the others are added to. */
  parts: readonly TestPart[];
  /** What it comes to, as the server says. */
  total?: number;
  /** What it needs; without, successes are only counted. */
  against?: number;
  dice?: readonly Die[];
  /** Of 100 times. */
  chance?: number;
  /** While nothing is decided: nothing. */
  passed?: boolean;
  /** What can be added or done: cards, buttons of the question. */
  children?: ComponentChildren;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A test under way: what counts for it, what it is against, how likely it is, what came of it. */
export function TestPanel({ title, below, picture, steps, step = "", parts, total, against, dice = [], chance, passed, children }: Props): JSX.Element {
  return (
    <section class={`part-test ${passed === undefined ? "" : passed ? "passed" : "failed"}`} aria-label={title}>
      <header>
        {picture && (
          <span class="test-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <div>
          <h3>{title}</h3>
          {below && <p class="soft">{below}</p>}
        </div>
      </header>
      {steps && <PhaseBar phases={steps} now={step} />}
      {parts.length > 0 && (
        <ul class="test-parts">
          {parts.map((part, index) => (
            <Spot key={part.anchor ?? part.name} tag="li" anchor={part.anchor ?? ""} label={part.name} class="test-part">
              <span data-tip={part.hint}>
                {part.icon} {part.name}
              </span>
              <b>{part.said ?? (index ? signed(part.amount) : part.amount)}</b>
            </Spot>
          ))}
        </ul>
      )}
      {dice.length > 0 && <DiceTray piles={[["", dice]]} />}
      {(total !== undefined || against !== undefined || chance !== undefined) && (
        <p class="test-total">
          {total !== undefined && (
            <b>
              <Count value={total} />
            </b>
          )}
          {against !== undefined && <span class="soft">{t("test-against", { against })}</span>}
          {chance !== undefined && passed === undefined && <span class="test-chance">{t("test-chance", { chance })}</span>}
          {passed !== undefined && <strong role="status">{t(passed ? "test-passed" : "test-failed")}</strong>}
        </p>
      )}
      {children}
    </section>
  );
}
