// What the desk says of a deck (`facts` of what is brought), and cards as the pool shows them.
import type { CardInfo } from "../../../protocol";
import type { Msg } from "../../../types.gen";

export const GAME = "arkham-lcg";
export const SETTING = "deck";
export const RANDOM_WEAKNESS = "01000";
export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"] as const;
export const TYPES = ["assets", "events", "skills"] as const;
export const PURPOSES = ["campaign", "standalone", "upgraded"] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface DeckFacts {
  investigator: string;
  cards: Readonly<Record<string, number>>;
  random_weaknesses: number;
  size: number;
  counted: number;
  experience: number;
  /** Cost, and how many cards have it. */
  curve: readonly (readonly [cost: number, cards: number])[];
  types: Readonly<Record<string, number>>;
  icons: Readonly<Record<string, number>>;
  /** Of 100 opening hands: those that hold it, and after a mulligan for it. */
  odds: Readonly<Record<string, readonly [hand: number, mulligan: number]>>;
  trait_odds: Readonly<Record<string, readonly [cards: number, hand: number, mulligan: number]>>;
  pool: Readonly<Record<string, { room: number; why: Msg | null }>>;
  /** What the changes cost, where there is a deck before. */
  spent?: number;
}

/** A player card as it is printed. */
export interface Printed {
  id: string;
  kind: string;
  class: string;
  level: number | null;
  cost: number | null;
  traits: readonly string[];
  icons: Readonly<Record<string, number>>;
  weakness: string;
  only_for: string;
}

export function printed(id: string, info: CardInfo): Printed {
  const data = info.data as Partial<Omit<Printed, "id" | "kind">>;
  return {
    id,
    kind: info.kind,
    class: data.class ?? "",
    level: data.level ?? null,
    cost: data.cost ?? null,
    traits: data.traits ?? [],
    icons: data.icons ?? {},
    weakness: data.weakness ?? "",
    only_for: data.only_for ?? "",
  };
}

/** Where it lies in a list of a deck. */
export const groupOf = (card: Printed): string => (card.weakness ? "weaknesses" : card.kind);
