// Keys of the table, and whether this person plays by keyboard.
import { enough, type Ask } from "../ask";
import { shownCard, shownRule, shownSum, why } from "../ui/shown";
import { HOTKEYS } from "./hotkeys";

let keyboard = false;
function play(by: "keys" | "hand"): void {
  keyboard = by === "keys";
  document.documentElement.classList.toggle("by-keyboard", keyboard);
}
if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => play("keys"), true);
  document.addEventListener("pointerdown", () => play("hand"), true);
}
export const byKeyboard = (): boolean => keyboard;

/** Key and the message that says what it does, for the sheet behind `?`. */
export const KEY_LIST: readonly (readonly [string, string])[] = [
  ["1 … 9, 0", "key-option"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-confirm"],
  ["F", "key-focus"],
  ["W", "key-why"],
  ["I", "key-hint"],
  ["H", "key-legend"],
  ["S", "key-skip"],
  ["U", "key-undo"],
  ["L", "key-log"],
  ["C", "key-chat"],
  ["N", "key-next"],
  ["M", "key-menu"],
  ["Esc", "key-close"],
  ["?", "key-keys"],
];

/** The first button of the list, or the first thing on the table where all answers lie there. */
export const firstAnswer = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".prompt button.choice") ?? document.querySelector<HTMLElement>(".board-area .spot.open > .spot-hit");

export interface Doings {
  game: string;
  ask: Ask | null;
  undo: () => void;
  log: () => void;
  chat: () => void;
  next: () => void;
  menu: () => void;
  keys: () => void;
  legend: () => void;
  skip: () => void;
}

const TYPING = "input:not([type=checkbox]), textarea, select";

export function onKey(event: KeyboardEvent, doings: Doings): void {
  const target = event.target;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (target instanceof HTMLElement && target.closest(TYPING + ", dialog")) return;
  // Behind the curtain nobody answers.
  if (document.querySelector(".curtain")) return;
  // A key that is held down is pressed once.
  if (event.repeat) {
    if (/^[0-9a-z]$|^Enter$|^ $/.test(event.key)) event.preventDefault();
    return;
  }
  if (shownCard.value || shownRule.value || shownSum.value) return;
  const { ask } = doings;
  const at = HOTKEYS.indexOf(event.key);
  const option = at >= 0 ? ask?.decision.options[at] : undefined;
  const done = (doing: () => void): void => {
    event.preventDefault();
    doing();
  };
  if (ask && option) return done(() => ask.pick(option.key));
  switch (event.key) {
    case "Enter":
      if (ask?.several && enough(ask.decision, ask.picked.value) && !(target instanceof HTMLButtonElement))
        done(() => ask.confirm());
      return;
    case "Escape":
      return doings.skip();
    case "f":
      return done(() => firstAnswer()?.focus());
    case "w":
      return done(() => why(doings.game, ask?.decision.rule ?? ""));
    case "i":
      return done(() => document.querySelector<HTMLButtonElement>(".prompt .hint")?.click());
    case "h":
      return done(doings.legend);
    case "s":
      return done(doings.skip);
    case "u":
      return done(doings.undo);
    case "l":
      return done(doings.log);
    case "c":
      return done(doings.chat);
    case "n":
      return done(doings.next);
    case "m":
      return done(doings.menu);
    case "?":
      return done(doings.keys);
  }
}
