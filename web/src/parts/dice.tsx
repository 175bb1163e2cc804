import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { Spot } from "../ui/spot";
import { useTumble } from "../ui/tumble";

export interface Die {
  anchor: string;
  label: string;
  /** Its colour is also a shape, so that nothing is told by colour alone. */
  look: string;
  face: ComponentChildren;
  /** Changes with each throw; empty: it was not thrown. */
  throwing?: string;
  /** What is to be said of it, beneath it. */
  note?: ComponentChildren;
}

function OneDie({ die, turn }: { die: Die; turn: number }): JSX.Element {
  const body = useRef<HTMLSpanElement>(null);
  const flying = useTumble(body, die.throwing ?? "", turn);
  return (
    <Spot tag="span" anchor={die.anchor} label={die.label} piece={die.anchor} class="part-die-place">
      <span ref={body} class={`part-die ${die.look}`} role="img" aria-label={die.label} data-tip={die.label} data-carried="">
        {flying ? "" : die.face}
      </span>
      {die.note}
    </Spot>
  );
}

/** Dice on felt, pile by pile; a throw lands one after another. */
export function DiceTray({ piles }: { piles: readonly (readonly [name: string, dice: readonly Die[]])[] }): JSX.Element {
  return (
    <div class="part-tray">
      {piles.map(
        ([name, dice]) =>
          dice.length > 0 && (
            <div key={name} class="part-pile">
              {name && <span class="overline">{name}</span>}
              <span class="part-dice">
                {dice.map((die, turn) => (
                  <OneDie key={die.anchor} die={die} turn={turn} />
                ))}
              </span>
            </div>
          ),
      )}
    </div>
  );
}
