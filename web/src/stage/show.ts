// What a game says about showing its events; the stage does the rest.
import type { JSX } from "preact";
import type { Fields } from "../protocol";
import type { Event } from "../types.gen";
import type { Sound } from "./sound";

export interface Show {
  /** Things it happens to, beside those that its sentence names. */
  at?: (event: Event, state: Fields) => readonly string[];
  /** How long it is looked at, calmly; nothing: as long as any other. */
  ms?: number;
  sound?: Sound;
  /** A great moment: its picture. Its words are `moment-<kind>` and `moment-<kind>-1`, `-2`, … for the atmosphere. */
  great?: (event: Event) => JSX.Element;
  /** Too small to be told by itself; the log has it. */
  minor?: boolean;
}

export type Shows = Readonly<Record<string, Show>>;
