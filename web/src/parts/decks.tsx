import type { ComponentChildren, JSX } from "preact";
import { Count } from "../stage/count";
import { t } from "../text";
import type { Deck } from "../types.gen";
import { Spot } from "../ui/spot";

/** How many cards are left in a deck, known or not. */
export const sizeOf = (deck: Deck): number => deck.top.length + deck.fog.length + deck.bottom.length;

export interface Pile {
  anchor: string;
  label: string;
  icon: ComponentChildren;
  /** Nothing: a supply without end. */
  count?: number;
}

/** Decks and supplies, each with what is left of it. */
export function Piles({ piles }: { piles: readonly Pile[] }): JSX.Element {
  return (
    <ul class="part-piles" aria-label={t("decks")}>
      {piles.map((pile) => (
        <Spot key={pile.anchor} tag="li" anchor={pile.anchor} label={pile.label} class="part-pile-of">
          <span data-tip={pile.label}>
            {pile.icon}
            <b aria-hidden="true">{pile.count !== undefined && <Count value={pile.count} />}</b>
            <span class="unseen">{pile.label}</span>
          </span>
        </Spot>
      ))}
    </ul>
  );
}
