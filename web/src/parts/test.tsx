import type { JSX } from "preact";
import { t } from "../text";

interface Props {
  title: string;
  /** What comes together: a skill, cards, a token. */
  parts: readonly (readonly [name: string, amount: number])[];
  against: number;
  /** While nothing is decided: nothing. */
  passed?: boolean;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A test under way: what counts for it, what it is against, what came of it. */
export function TestPanel({ title, parts, against, passed }: Props): JSX.Element {
  const total = parts.reduce((sum, [, amount]) => sum + amount, 0);
  return (
    <section class={`part-test ${passed === undefined ? "" : passed ? "passed" : "failed"}`} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {parts.map(([name, amount], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{index ? signed(amount) : amount}</dd>
          </div>
        ))}
      </dl>
      <p class="test-total">
        <b>{total}</b> <span class="soft">{t("test-against", { against })}</span>
        {passed !== undefined && <strong>{t(passed ? "test-passed" : "test-failed")}</strong>}
      </p>
    </section>
  );
}
