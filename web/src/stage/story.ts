// The game in numbers, when it is over.
import type { Fields } from "../protocol";
import type { SeatName } from "../text";
import type { Event } from "../types.gen";

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
}

export type Story = (events: readonly Event[], state: Fields, seatName: SeatName) => Chapter;
