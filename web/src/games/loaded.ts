// What a game brings to the table, and the games that have come.
import type { FunctionComponent } from "preact";
import { signal } from "@preact/signals";
import type { Act } from "../acts";
import type { Fields, Values } from "../protocol";
import type { Shows } from "../stage/show";
import type { Story } from "../stage/story";
import type { Prompt } from "../table/choices";
import type { Decision } from "../types.gen";

export interface GameClient {
  /** The class that every style of this room stands under. */
  room: string;
  Board: FunctionComponent;
  Tray?: FunctionComponent;
  prompts: Readonly<Record<string, Prompt>>;
  /** The component under whose name a seat plays, or an empty word. */
  seatName: (state: Fields, seat: number) => string;
  /** Things that the first-game guide points at, in order. */
  guide: readonly string[];
  /** The anchor of the card, place or person that is being dealt with. */
  subject?: (state: Fields) => string;
  /** Answers that lose something for good: they lie apart and are confirmed. */
  grave?: readonly string[];
  /** What people do in one go, and what is not asked where nothing else is on offer. */
  acts?: readonly Act[];
  routine?: readonly string[];
  /** Topics that are passed over for whoever does not want to be asked every step. */
  passes?: Readonly<Record<"matters" | "mine", readonly string[]>>;
  /** What may be touched for an act, though the question is about something else. */
  markable?: (decision: Decision, state: Fields, values: Values) => readonly string[];
  /** What a thing that bears no number looks like (a die): answers that say the same of two alike are one in the list. */
  look?: (state: Fields, anchor: string) => string | undefined;
  /** Per kind of event: where, how long, with which sound; the great moments. */
  shows?: Shows;
  /** The game in numbers, when it is over. */
  story?: Story;
  /** Pages of its own, by the last part of their address; the one named as a brought setting is where such are made. */
  pages?: Readonly<Record<string, FunctionComponent>>;
  /** The symbols and what they mean. */
  Legend?: FunctionComponent;
  KindIcon?: FunctionComponent<{ kind: string }>;
  /** The drawing of a component, for its enlarged card; nothing for kinds without one. */
  Picture?: FunctionComponent<{ game: string; kind: string; id: string }>;
  /** What is printed on a component in numbers and symbols, where its words do not say it. */
  Figures?: FunctionComponent<{ id: string }>;
}

export const clients = signal<Readonly<Record<string, GameClient>>>({});
