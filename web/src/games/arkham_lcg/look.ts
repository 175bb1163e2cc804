// Reading the table of Arkham Horror: printed cards, and where locations lie.
import type { Scene } from "../../scene";
import { card } from "../../text";
import type { LocationCard, Piece, State } from "./types.gen";

export const stateOf = (scene: Scene): State => scene.state as unknown as State;
export const data = <T>(id: string): T | undefined => card(id)?.data as T | undefined;
export const keyOf = (piece: Pick<Piece, "card" | "number">): string => `${piece.card}#${piece.number}`;
export const total = (scene: Scene, name: string): number | undefined => scene.values[name]?.total;

/** Where each location lies on the map, in cards. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  study: [0, 1],
  hallway: [1, 1],
  attic: [1, 0],
  cellar: [1, 2],
  parlor: [2, 1],
  "your-house": [0, 1],
  rivertown: [1, 1],
  "southside-historical-society": [2, 2],
  "southside-ma-s-boarding-house": [2, 2],
  "st-mary-s-hospital": [3, 2],
  "miskatonic-university": [3, 1],
  "downtown-first-bank-of-arkham": [2, 0],
  "downtown-arkham-asylum": [2, 0],
  easttown: [1, 0],
  graveyard: [0, 2],
  northside: [3, 0],
  "main-path": [2, 2],
  "arkham-woods-unhallowed-ground": [0, 1],
  "arkham-woods-twisting-paths": [4, 1],
  "arkham-woods-old-house": [1, 0],
  "arkham-woods-cliffside": [0, 2],
  "arkham-woods-tangled-thicket": [4, 2],
  "arkham-woods-quiet-glade": [3, 3],
  "ritual-site": [2, 0],
};

export const placeOf = (id: string): readonly [number, number] => PLACES[id] ?? [5, 3];

/** The symbol of a location's side that is up, and the symbols it is joined to. */
export function sideOf(id: string, revealed: boolean): { symbol: string; ways: readonly string[] } {
  const printed = data<LocationCard>(id);
  const side = revealed ? printed?.revealed : printed?.unrevealed;
  return { symbol: side?.symbol ?? "", ways: side?.ways ?? [] };
}
