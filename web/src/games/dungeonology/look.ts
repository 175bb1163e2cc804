// Reading the table of Dungeonology: the state, printed cards, and where the passages of tiles lie.
import type { Scene } from "../../scene";
import { card } from "../../text";
import type { AlertnessCard, ColumnCard, ScholarCard, State, Tile, TrickCard, ZoneCard } from "./types.gen";

export const stateOf = (scene: Scene): State => scene.state as unknown as State;

const data = <T>(id: string): T | undefined => card(id)?.data as T | undefined;
export const zone = (id: string): ZoneCard | undefined => (card(id)?.kind === "zones" ? data<ZoneCard>(id) : undefined);
export const column = (colour: string): ColumnCard | undefined => data<ColumnCard>(`column-${colour}`);
export const alertness = (id: string): AlertnessCard | undefined => data<AlertnessCard>(id);
export const scholar = (id: string): ScholarCard | undefined => data<ScholarCard>(id);
export const trick = (id: string): TrickCard | undefined => data<TrickCard>(id);

export const LEVELS = ["", "I", "II", "III"] as const;
export const levelOf = (id: string): number => zone(id)?.level ?? 1;

/** What the rules say of a zone's effect: a line of its text for each, behind those of level and cubes. */
export function effectText(id: string, at: number): string {
  const before = zone(id)?.cubes.length ? 2 : 1;
  return card(id)?.text[before + at] ?? "";
}

/** The same for the doors, which come last. */
export function doorText(id: string, slot: string): string {
  const printed = zone(id);
  const lines = card(id)?.text ?? [];
  const doors = Object.keys(printed?.doors ?? {});
  return lines[lines.length - doors.length + doors.indexOf(slot)] ?? "";
}

/** Where a passage lies, as seen from the north-west corner of its tile: a half of an edge. */
export const SLOTS: Readonly<Record<string, readonly [x1: number, y1: number, x2: number, y2: number]>> = {
  nw: [0, 0, 1, 0],
  ne: [1, 0, 2, 0],
  en: [2, 0, 2, 1],
  es: [2, 1, 2, 2],
  se: [1, 2, 2, 2],
  sw: [0, 2, 1, 2],
  ws: [0, 1, 0, 2],
  wn: [0, 0, 0, 1],
};
export const CLOCKWISE = Object.keys(SLOTS);

export interface Half {
  slot: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function halfAt(x: number, y: number, slot: string): Half {
  const [x1, y1, x2, y2] = SLOTS[slot] ?? [0, 0, 0, 0];
  return { slot, x1: x + x1, y1: y + y1, x2: x + x2, y2: y + y2 };
}

const same = (one: Half, other: Half): boolean => one.x1 === other.x1 && one.y1 === other.y1 && one.x2 === other.x2 && one.y2 === other.y2;

/** The passages of a zone laid there that would lead on: to its own level, and `from` where it is joined. */
export function meeting(id: string, x: number, y: number, tiles: readonly Tile[], from: string): Half[] {
  const open = tiles.filter((tile) => tile.zone === from || levelOf(tile.zone) === levelOf(id));
  const laid = open.flatMap((tile) => (zone(tile.zone)?.passages ?? []).map((slot) => halfAt(tile.x, tile.y, slot)));
  return (zone(id)?.passages ?? []).map((slot) => halfAt(x, y, slot)).filter((half) => laid.some((other) => same(half, other)));
}

export function cornerOf(spot: string): readonly [number, number] {
  const [x, y] = spot.slice(5).split(",").map(Number);
  return [x ?? 0, y ?? 0];
}
