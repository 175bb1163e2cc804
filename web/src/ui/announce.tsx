import type { JSX } from "preact";
import { signal } from "@preact/signals";

const said = signal("");
let turn = false;

/** Said aloud by screen readers. The invisible space makes a repeated sentence new. */
export function announce(text: string): void {
  turn = !turn;
  said.value = text + (turn ? "\u200B" : "");
}

export function Announcer(): JSX.Element {
  return (
    <div class="unseen" role="status" aria-live="polite" id="announcer">
      {said.value}
    </div>
  );
}
