// The game in numbers, when it is over.
import type { Fields, Value } from "../protocol";
import { cardName, t, type SeatName } from "../text";
import type { Event } from "../types.gen";
import { seatsIn } from "./things";

export interface Figure {
  label: string;
  value: string;
  /** What lies behind it, or how it is to be read. */
  hint?: string;
}

/** One line per person, with a figure per column. */
export interface Roll {
  columns: readonly string[];
  rows: readonly (readonly [name: string, figures: readonly number[]])[];
}

export interface Chapter {
  figures: readonly Figure[];
  people: Roll;
  /** Between rivals: what everybody's points come from. */
  points?: Roll;
}

export type Values = Readonly<Record<string, Value>>;
export type Story = (events: readonly Event[], state: Fields, seatName: SeatName, values: Values) => Chapter;

/** A column of what people did: its message, the kinds of event that count, and the argument that says how much. */
export type Deed = readonly [column: string, kinds: readonly string[], amount?: string];

/** By the name that whoever did it bore at that time. */
function doer(event: Event): string {
  const [seat] = seatsIn(event);
  const who = event.args["who"];
  if (seat !== undefined) return event.names[seat] ?? "";
  return typeof who === "object" && "type" in who && who.type === "name" ? who.id : "";
}

const worth = (event: Event, amount: string | undefined): number => (amount ? Number(event.args[amount]) || 0 : 1);

export const sumOf = (events: readonly Event[], kinds: readonly string[], amount?: string): number =>
  events.reduce((sum, event) => sum + (kinds.includes(event.kind) ? worth(event, amount) : 0), 0);

/** Who did how much of what. */
export function whoDid(events: readonly Event[], names: readonly string[], deeds: readonly Deed[]): Roll {
  return {
    columns: deeds.map(([column]) => t(column)),
    rows: names.map((name) => {
      const own = events.filter((event) => doer(event) === name);
      return [cardName(name), deeds.map(([, kinds, amount]) => sumOf(own, kinds, amount))];
    }),
  };
}

/** Everybody who took part, also those who did not see the end. */
export const everybody = (events: readonly Event[]): readonly string[] => [...new Set(events.flatMap((event) => Object.values(event.names)))];
