// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

import type { Deck } from "../../types.gen";

export interface State {
  phase: string;
  ancient_one: string;
  players: readonly (Player)[];
  investigators: readonly (string)[];
  wishes: readonly (string)[];
  adventure_deck: Deck;
  other_world_deck: Deck;
  common_deck: Deck;
  unique_deck: Deck;
  spell_deck: Deck;
  ally_deck: Deck;
  mythos_deck: Deck;
  monster_cup: Deck;
  dice: readonly (Die)[];
  adventures: readonly (Place)[];
  other_worlds: readonly (Place)[];
  locks: readonly (Lock)[];
  devoured: readonly (string)[];
  removed: readonly (string)[];
  used_this_turn: readonly (string)[];
  ignores_terror: boolean;
  appearing: string;
  mythos: string;
  doom: number;
  elder_signs: number;
  clock: number;
  turn: number;
  active: number;
  counter: number;
  combat_x: number;
  midnights_due: number;
  awake: boolean;
  attempt: Attempt | null;
  ended: string;
}

export interface Player {
  seat: number;
  investigator: string;
  place: string;
  sanity: number;
  stamina: number;
  less_sanity: number;
  less_stamina: number;
  clues: number;
  common: readonly (string)[];
  unique: readonly (string)[];
  spells: readonly (string)[];
  allies: readonly (string)[];
  cast: readonly (CastSpell)[];
  trophies: readonly (string)[];
  used_today: readonly (string)[];
  out: boolean;
}

export interface CastSpell {
  number: number;
  card: string;
}

export interface Die {
  place: number;
  face: number;
  at: number;
}

export interface Place {
  card: string;
  monsters: readonly (MonsterToken)[];
  extra: boolean;
}

export interface MonsterToken {
  number: number;
  id: string;
  task: number;
  defeated: boolean;
  by_card: boolean;
}

export interface Lock {
  source: string;
  colour: string;
  die: number;
}

export interface Attempt {
  seat: number;
  place: string;
  done: readonly (string)[];
  captured: readonly (MonsterToken)[];
  assisted: readonly (number)[];
  used_this_roll: readonly (string)[];
  free_rerolls: number;
  rolls: number;
  hits: number;
  rolled: boolean;
  focused: boolean;
  avoids_penalties: boolean;
  failed: boolean;
}

export type Kind = "after-roll" | "agree" | "assist-cost" | "at-midnight" | "before-roll" | "change-die" | "complete-task" | "defeat-monster" | "discard-card" | "discard-die" | "entrance" | "heal" | "hold-dice" | "investigator" | "lock-die" | "look-ahead" | "loot" | "movement" | "place-dice" | "place-monster" | "prevent" | "raise-die" | "react-roll" | "recover" | "reduce-maximum" | "replace-adventure" | "reroll" | "return-die" | "secure" | "secure-die" | "trophy" | "turn-start";

export const FACES = ["1", "2", "3", "4", "lore", "peril", "terror", "wild"] as const;

export const COLOURS = ["green", "green", "green", "green", "green", "green", "yellow", "red"] as const;

export const GREEN_FACES = ["1", "2", "3", "lore", "peril", "terror"] as const;

export const YELLOW_FACES = ["1", "2", "3", "4", "lore", "peril"] as const;

export const RED_FACES = ["2", "3", "4", "lore", "peril", "wild"] as const;

export const HOURS = ["XII", "III", "VI", "IX"] as const;

export const SUPPLY = 0;

export const POOL = 1;

export const PLACED = 2;

export const DISCARDED = 3;

export const FOCUSED = 4;

export const ASSISTING = 5;

export const ON_SPELL = 6;

export const LOCKED = 7;

export const REMOVED = 8;

export const ROUTINE = ["before-roll roll give-up"] as const;

export const ACTS = ["after-roll clue > reroll", "after-roll free-reroll > reroll", "after-roll fail >> discard-die", "secure focus >> secure-die", "movement stay >> entrance"] as const;
