// The five games, on the shelf whether they can be played yet or not.
import type { Both } from "../protocol";

export interface Box {
  id: string;
  names: Both;
  players: readonly [number, number];
  minutes: readonly [number, number];
}

/** What the boxes say; a game that can be played says it itself. */
export const SHELF: readonly Box[] = [
  { id: "elder-sign", names: { pl: "Znak Starszych Bogów", en: "Elder Sign" }, players: [1, 8], minutes: [60, 120] },
  { id: "eldritch-horror", names: { pl: "Eldritch Horror", en: "Eldritch Horror" }, players: [1, 8], minutes: [120, 240] },
  {
    id: "arkham-lcg",
    names: { pl: "Horror w Arkham: Gra karciana", en: "Arkham Horror: The Card Game" },
    players: [1, 4],
    minutes: [60, 120],
  },
  {
    id: "death-may-die",
    names: { pl: "Cthulhu: Death May Die", en: "Cthulhu: Death May Die" },
    players: [1, 5],
    minutes: [90, 120],
  },
  {
    id: "dungeonology",
    names: { pl: "Stworologia: Ekspedycja", en: "Dungeonology: The Expedition" },
    players: [2, 4],
    minutes: [60, 90],
  },
];

export type Difficulty = "easy" | "fair" | "hard";

/** By how many of 100 games bots win. */
export function difficulty(won: number): Difficulty {
  return won >= 65 ? "easy" : won >= 45 ? "fair" : "hard";
}
