// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

import type { Deck, Words } from "../../types.gen";

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

export interface Adventure {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  trophies: number;
  ordered: boolean;
  locks: "" | "green" | "red" | "yellow";
  tasks: readonly (Task)[];
  drawn: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  terror: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  midnight: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  rewards: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  penalties: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface Task {
  symbols: readonly (string)[];
  sanity: number;
  stamina: number;
  clock: number;
  monster: "" | "empty" | "full" | "partial";
  framed: readonly (string)[];
}

export interface Lose {
  do: "lose";
  what: "sanity" | "stamina";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface Recover {
  do: "recover";
  what: "either" | "sanity" | "stamina";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface Heal {
  do: "heal";
  what: "sanity" | "stamina";
  amount?: number;
}

export interface Gain {
  do: "gain";
  what: "ally" | "clue" | "common" | "spell" | "unique";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface GainInstead {
  do: "gain-instead";
  among: readonly ("ally" | "clue" | "common" | "spell" | "unique")[];
}

export interface LoseClues {
  do: "lose-clues";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface LoseTrophies {
  do: "lose-trophies";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface DiscardCards {
  do: "discard-cards";
  what: "ally" | "card" | "common" | "item" | "spell" | "unique";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface ReduceMaximum {
  do: "reduce-maximum";
  what: "either" | "sanity" | "stamina";
  amount?: number;
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface Devour {
  do: "devour";
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface ReturnToEntrance {
  do: "return-to-entrance";
  who?: "each" | "entrance" | "here" | "museum" | "you";
}

export interface RefreshDay {
  do: "refresh-day";
}

export interface PlaceElderSign {
  do: "place-elder-sign";
  amount?: number;
}

export interface LoseElderSign {
  do: "lose-elder-sign";
  amount?: number;
}

export interface OpenGate {
  do: "open-gate";
  amount?: number;
}

export interface MonsterAppears {
  do: "monster-appears";
  amount?: number;
  where?: "here" | "museum";
}

export interface AddDoom {
  do: "add-doom";
  amount?: number;
  per?: "" | "other-world";
}

export interface RemoveDoom {
  do: "remove-doom";
  amount?: number;
}

export interface AdvanceClock {
  do: "advance-clock";
  steps?: number;
}

export interface DefeatMonster {
  do: "defeat-monster";
}

export interface ReplaceAdventure {
  do: "replace-adventure";
}

export interface ExtraAdventure {
  do: "extra-adventure";
}

export interface LookAhead {
  do: "look-ahead";
}

export interface RemoveThisCard {
  do: "remove-this-card";
}

export interface Awaken {
  do: "awaken";
}

export interface FailAdventure {
  do: "fail-adventure";
}

export interface DiscardDice {
  do: "discard-dice";
  face: "1" | "2" | "3" | "4" | "lore" | "peril" | "terror" | "wild";
}

export interface DiscardDie {
  do: "discard-die";
}

export interface AddDie {
  do: "add-die";
  colour: "red" | "yellow";
}

export interface ReturnDie {
  do: "return-die";
}

export interface HoldDice {
  do: "hold-dice";
  amount?: number;
}

export interface RerollDice {
  do: "reroll-dice";
  amount?: number;
}

export interface ChangeDie {
  do: "change-die";
  shown: "1" | "2" | "3" | "4" | "lore" | "peril" | "terror" | "wild";
  into: "1" | "2" | "3" | "4" | "lore" | "peril" | "terror" | "wild";
}

export interface RaiseDie {
  do: "raise-die";
}

export interface CompleteTask {
  do: "complete-task";
}

export interface IgnoreTerror {
  do: "ignore-terror";
}

export interface AvoidPenalties {
  do: "avoid-penalties";
}

export interface ChooseOne {
  do: "choose-one";
  options: readonly (readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[])[];
  who?: "each" | "entrance" | "here" | "museum" | "you" | You | Each | Here | Museum | AtEntrance;
}

export interface Cancel {
  do: "cancel";
}

export interface ChangeAmount {
  do: "change-amount";
  add?: number;
}

export interface You {
  who: "you";
}

export interface Each {
  who: "each";
}

export interface Here {
  who: "here";
}

export interface Museum {
  who: "museum";
}

export interface AtEntrance {
  who: "entrance";
}

export interface OtherWorld {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  trophies: number;
  ordered: boolean;
  locks: "" | "green" | "red" | "yellow";
  tasks: readonly (Task)[];
  drawn: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  terror: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  midnight: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  rewards: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  penalties: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface AncientOne {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  elder_signs: number;
  track: string;
  combat: readonly (string)[];
  standing: Standing;
  masks: boolean;
  ends_world: boolean;
  awakens: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  attack: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface Standing {
  traits: readonly ("clue-twice" | "ignore-mythos" | "ignore-terror" | "many-tasks-per-roll" | "no-assist" | "no-clues" | "no-common-items" | "no-focus" | "no-free-aid" | "no-lost-and-found" | "no-souvenir" | "no-spells" | "no-unique-items" | "use-locked-dice")[];
  tweaks: readonly (Tweak)[];
  triggers: readonly (Trigger)[];
}

export interface Tweak {
  value: "aid" | "clock-steps" | "green-dice" | "investigation" | "max-sanity" | "max-stamina" | "monster-terror" | "penalty-sanity" | "penalty-stamina" | "souvenir-price";
  add: number;
}

export interface Trigger {
  on: "adventure-failed" | "adventure-resolved" | "card-spent" | "clue-spent" | "devoured" | "doom-added" | "elder-sign-placed" | "first-aid" | "gain-ally" | "gain-clue" | "gain-common" | "gain-spell" | "gain-unique" | "gate-opened" | "midnight" | "monster-appears" | "monster-defeated" | "monster-overcome" | "spell-cast" | "turn-start";
  moment?: "after" | "when" | "would";
  optional?: boolean;
  whose?: "any" | "own";
  do: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  where?: "adventure" | "any" | "other-world";
  monster?: string;
}

export interface Investigator {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  occupation: Words;
  sanity: number;
  stamina: number;
  clues: number;
  common: number;
  unique: number;
  spell: number;
  ally: string;
  choice: Choice | null;
  power: Words;
  standing: Standing;
  abilities: readonly (Ability)[];
}

export interface Choice {
  amount: number;
  among: readonly ("ally" | "clue" | "common" | "spell" | "unique")[];
}

export interface Ability {
  when: "after-roll" | "any" | "before-first-roll" | "before-roll" | "turn-start" | "would-lose-sanity" | "would-lose-stamina";
  limit?: "" | "day" | "roll" | "turn";
  whose?: "any" | "own";
  where?: "any" | "other-world";
  cost?: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  discard?: boolean;
  do: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface CommonItem {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  use: Ability;
}

export interface UniqueItem {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  use: Ability;
}

export interface Spell {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  use: Ability;
}

export interface Ally {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  standing: Standing;
  abilities: readonly (Ability)[];
}

export interface Mythos {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  immediate: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  standing: Standing;
  locks: "" | "green" | "red" | "yellow";
  terror: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  midnight: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
  brings: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface Monster {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  task: Symbols;
  trophies: number;
  locks: "" | "green" | "red" | "yellow";
  defeated: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface Symbols {
  symbols: readonly (string)[];
  sanity: number;
  stamina: number;
  clock: number;
}

export interface MaskMonster {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  task: Symbols;
  trophies: number;
  locks: "" | "green" | "red" | "yellow";
  defeated: readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[];
}

export interface Entrance {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  found: Readonly<Record<string, readonly (Lose | Recover | Heal | Gain | GainInstead | LoseClues | LoseTrophies | DiscardCards | ReduceMaximum | Devour | ReturnToEntrance | RefreshDay | PlaceElderSign | LoseElderSign | OpenGate | MonsterAppears | AddDoom | RemoveDoom | AdvanceClock | DefeatMonster | ReplaceAdventure | ExtraAdventure | LookAhead | RemoveThisCard | Awaken | FailAdventure | DiscardDice | DiscardDie | AddDie | ReturnDie | HoldDice | RerollDice | ChangeDie | RaiseDie | CompleteTask | IgnoreTerror | AvoidPenalties | ChooseOne | Cancel | ChangeAmount)[]>>;
  souvenirs: readonly (Souvenir)[];
  half_aid: number;
  full_aid: number;
}

export interface Souvenir {
  what: "ally" | "clue" | "common" | "elder-sign" | "spell" | "unique";
  price: number;
}

export type Kind = "after-roll" | "agree" | "assist-cost" | "at-midnight" | "before-roll" | "change-die" | "complete-task" | "defeat-monster" | "discard-card" | "discard-die" | "entrance" | "heal" | "hold-dice" | "investigator" | "lock-die" | "look-ahead" | "loot" | "movement" | "place-dice" | "place-monster" | "prevent" | "raise-die" | "react-roll" | "recover" | "reduce-maximum" | "replace-adventure" | "reroll" | "return-die" | "secure" | "secure-die" | "trophy" | "turn-end" | "turn-start";

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

export const GRAVE = ["give-up"] as const;

export const ROUTINE = ["before-roll roll give-up"] as const;

export const ACTS = ["after-roll clue > reroll", "after-roll free-reroll > reroll", "after-roll fail x> discard-die", "after-roll task: ~> place-dice", "secure focus >> secure-die", "secure roll-on +> before-roll roll", "movement stay >> entrance"] as const;
