import type { JSX } from "preact";
import { t } from "../text";

/** Where in the round the table is. */
export function PhaseBar({ phases, now }: { phases: readonly (readonly [id: string, name: string])[]; now: string }): JSX.Element {
  return (
    <ol class="part-phases" aria-label={t("phases")}>
      {phases.map(([id, name]) => (
        <li key={id} class={id === now ? "now" : ""} aria-current={id === now ? "step" : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
