// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

import type { Deck, Words } from "../../types.gen";

export interface State {
  phase: string;
  episode: string;
  elder_one: ElderOne;
  seats: number;
  wishes: readonly (string)[];
  investigators: readonly (Investigator)[];
  box: readonly (string)[];
  insanities: Deck;
  mythos: Deck;
  discoveries: Deck;
  hidden: Readonly<Record<string, Deck>>;
  mixed: Readonly<Record<string, Mixed>>;
  supply: readonly (string)[];
  enemies: readonly (Enemy)[];
  markers: readonly (Marker)[];
  fire: Readonly<Record<string, number>>;
  fire_supply: number;
  rlyeh: readonly (string)[];
  tokens_left: number;
  track: number;
  disrupted: boolean;
  disrupted_now: boolean;
  awakening: boolean;
  moon: number;
  mythos_discard: readonly (string)[];
  mythos_now: string;
  aside: readonly (string)[];
  discovery_discard: readonly (string)[];
  discovery_now: string;
  insanity_box: readonly (string)[];
  active: number;
  first: number;
  turn: number;
  actions: number;
  attacked: readonly (string)[];
  ended_effects: readonly (string)[];
  roll: Roll | null;
  run: Running | null;
  limits: Limits;
  counter: number;
  handicaps: readonly (string)[];
  ended: string;
}

export interface ElderOne {
  card: string;
  stage: number;
  place: string;
  wounds: number;
}

export interface Investigator {
  number: number;
  player: number;
  card: string;
  place: string;
  wounds: number;
  stress: number;
  sanity: number;
  bonus: number;
  levels: readonly (number)[];
  fire: number;
  fire_wounds: number;
  signs: number;
  cards: readonly (Claimed)[];
  insanity: string;
  insanity_tokens: number;
  codependent: number;
  trauma: string;
  deaths: number;
  down: boolean;
  arrested: boolean;
  out: string;
}

export interface Claimed {
  number: number;
  card: string;
  side: string;
  wounds: number;
}

export interface Mixed {
  tokens: readonly (number)[];
  lots: readonly (readonly (string)[])[];
  weights: readonly (number)[];
}

export interface Enemy {
  number: number;
  card: string;
  place: string;
  wounds: number;
}

export interface Marker {
  number: number;
  card: string;
  place: string;
  face: string;
  wounds: number;
  holder: number;
  done: boolean;
}

export interface Roll {
  who: number;
  purpose: string;
  dice: readonly (Die)[];
  target: readonly (string)[];
  attacker: string;
  free: number;
  successes: number;
  tentacles: number;
  signs: number;
  added_tentacles: number;
  counted: boolean;
}

export interface Die {
  kind: string;
  face: string;
  held: boolean;
}

export interface Running {
  who: number;
  left: number;
  sneaks: number;
  along: string;
}

export interface Limits {
  used: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface InvestigatorCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  unique: string;
  common: readonly [string, string];
  home: Words | null;
}

export interface SkillCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  unique: boolean;
  levels: readonly (Level)[];
}

export interface Level {
  mode: "add" | "replace";
  perks: readonly (Perk)[];
}

export interface Perk {
  what: string;
  add: number;
  action: string;
  that: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn | null;
}

export interface All {
  is: "all";
  of: readonly ("arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn)[];
}

export interface Any {
  is: "any";
  of: readonly ("arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn)[];
}

export interface Not {
  is: "not";
  of: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn;
}

export interface ConditionsHaving {
  is: "having";
  what: string;
  amount: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface NumberOf {
  count: "number-of";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  times: number;
}

export interface You {
  who: "you";
}

export interface Each {
  who: "each";
}

export interface Others {
  who: "others";
}

export interface Here {
  who: "here";
}

export interface It {
  who: "it";
}

export interface Those {
  who: "those";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  that: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn;
}

export interface Nearest {
  who: "nearest";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface One {
  who: "one";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface UpTo {
  who: "up-to";
  most: number;
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface YourSpace {
  who: "your-space";
}

export interface ItsSpace {
  who: "its-space";
}

export interface Around {
  who: "around";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface AdjacentSpaces {
  who: "adjacent-spaces";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Gate {
  who: "gate";
  colour: "blue" | "red" | "yellow";
}

export interface Gates {
  who: "gates";
}

export interface StartSpace {
  who: "start-space";
}

export interface Space {
  who: "space";
  number: number;
  episode: number;
}

export interface SpacesWith {
  who: "spaces-with";
  what: string;
  without: string;
  damaged: boolean;
  other: string;
}

export interface Enemies {
  who: "enemies";
  kind: string;
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried | null;
}

export interface Investigators {
  who: "investigators";
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  but_you: boolean;
}

export interface Figures {
  who: "figures";
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  but_you: boolean;
}

export interface Tokens {
  who: "tokens";
  kind: string;
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried | null;
  state: "damaged" | "done" | "hidden" | "open" | "shown";
}

export interface Holders {
  who: "holders";
  what: string;
  amount: number;
}

export interface Carried {
  who: "carried";
  kind: string;
}

export interface There {
  is: "there";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
}

export interface AmountsHaving {
  count: "having";
  what: string;
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Half {
  count: "half";
  of: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
}

export interface Plus {
  count: "plus";
  of: readonly (number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn)[];
}

export interface Within {
  count: "within";
  of: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  least: number;
  most: number;
}

export interface Successes {
  count: "successes";
}

export interface FireIn {
  count: "fire-in";
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Holding {
  is: "holding";
  what: string;
  anybody: boolean;
}

export interface WithSkill {
  is: "with-skill";
  skill: string;
}

export interface OnThreshold {
  is: "on-threshold";
  before: boolean;
}

export interface NearGate {
  is: "near-gate";
  within: number;
}

export interface In {
  is: "in";
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Away {
  is: "away";
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface HiddenHere {
  is: "hidden-here";
  kind: string;
}

export interface Unlockable {
  is: "unlockable";
}

export interface ThereIs {
  is: "there-is";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount: number;
}

export interface NoneOf {
  is: "none-of";
  of: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface ElderOneOnMap {
  is: "elder-one-on-map";
}

export interface ElderOneOnTrack {
  is: "elder-one-on-track";
}

export interface MostStress {
  is: "most-stress";
}

export interface RlyehAdjacent {
  is: "rlyeh-adjacent";
  amount: number;
}

export interface Moon {
  is: "moon";
  phases: readonly (number)[];
}

export interface Free {
  is: "free";
}

export interface Arrested {
  is: "arrested";
}

export interface Gathered {
  is: "gathered";
  kind: string;
  amount: number;
  how: "collected" | "destroyed" | "lit";
}

export interface TokensIn {
  is: "tokens-in";
  kind: string;
  amount: number;
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  apart: boolean;
}

export interface InsanityCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  perks: readonly (Perk)[];
  symptom: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface ChooseOne {
  do: "choose-one";
  options: readonly (readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[])[];
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface May {
  do: "may";
  then: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  cost?: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface Unless {
  do: "unless";
  cost: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  then: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface If {
  do: "if";
  that: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn;
  then: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  else?: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface ForEach {
  do: "for-each";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  then: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface LoseSanity {
  do: "lose-sanity";
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface TakeStress {
  do: "take-stress";
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  or_wounds?: boolean;
}

export interface Wound {
  do: "wound";
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Heal {
  do: "heal";
  what?: "both" | "either" | "stress" | "wounds";
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface GainSign {
  do: "gain-sign";
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface LoseSign {
  do: "lose-sign";
  amount?: number;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Go {
  do: "go";
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface CatchFire {
  do: "catch-fire";
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Arrest {
  do: "arrest";
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface BreakFree {
  do: "break-free";
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface GainAction {
  do: "gain-action";
  amount?: number;
}

export interface RaiseSkill {
  do: "raise-skill";
}

export interface MoveToward {
  do: "move-toward";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  spaces?: number;
  goal?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface MoveTo {
  do: "move-to";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  to?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Summon {
  do: "summon";
  enemy: string;
  at?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface SummonElderOne {
  do: "summon-elder-one";
  at?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Awaken {
  do: "awaken";
}

export interface MendEnemies {
  do: "mend-enemies";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount?: number;
}

export interface Ambush {
  do: "ambush";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface AddFire {
  do: "add-fire";
  at?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
}

export interface RemoveFire {
  do: "remove-fire";
  at?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
}

export interface PlaceRlyeh {
  do: "place-rlyeh";
  at?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Burn {
  do: "burn";
  at?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Damage {
  do: "damage";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
}

export interface Mend {
  do: "mend";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
  amount?: number;
}

export interface TurnOver {
  do: "turn-over";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface TurnDown {
  do: "turn-down";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface TakeToken {
  do: "take-token";
  kind: string;
}

export interface PutToken {
  do: "put-token";
  kind: string;
}

export interface Collect {
  do: "collect";
  kind: string;
  spend?: boolean;
  amount?: number;
  how?: "collect" | "light" | "remove";
}

export interface Unlock {
  do: "unlock";
}

export interface FindToken {
  do: "find-token";
  kind: string;
}

export interface BringToken {
  do: "bring-token";
  kind: string;
  at: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Usher {
  do: "usher";
  kind: string;
  spaces?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  other?: string;
}

export interface TurnMoon {
  do: "turn-moon";
  phases?: number;
  choose?: boolean;
}

export interface Guards {
  do: "guards";
  kind: string;
  spaces?: number;
  mode?: "nearest" | "you";
}

export interface DriveOff {
  do: "drive-off";
  kind: string;
}

export interface Swap {
  do: "swap";
  who: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface RollDice {
  do: "roll-dice";
  need?: number;
  pass?: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  fail?: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  then?: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  action?: string;
}

export interface RollAgainst {
  do: "roll-against";
  standard?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
  bonus?: number | "fire-in" | "successes" | NumberOf | AmountsHaving | Half | Plus | Within | Successes | FireIn;
}

export interface ClearTokens {
  do: "clear-tokens";
}

export interface Steal {
  do: "steal";
  stress?: number;
}

export interface LieDown {
  do: "lie-down";
}

export interface Cling {
  do: "cling";
  stress?: number;
}

export interface LevelStress {
  do: "level-stress";
}

export interface EvenSides {
  do: "even-sides";
}

export interface Relive {
  do: "relive";
}

export interface GoToFigure {
  do: "go-to-figure";
}

export interface DiscardCards {
  do: "discard-cards";
  what?: string;
  amount?: number;
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface DiscardThis {
  do: "discard-this";
}

export interface GiveItem {
  do: "give-item";
}

export interface LoseBelongings {
  do: "lose-belongings";
  who?: "adjacent-spaces" | "around" | "each" | "enemies" | "figures" | "gates" | "here" | "it" | "its-space" | "others" | "spaces-with" | "start-space" | "you" | "your-space" | You | Each | Others | Here | It | Those | Nearest | One | UpTo | YourSpace | ItsSpace | Around | AdjacentSpaces | Gate | Gates | StartSpace | Space | SpacesWith | Enemies | Investigators | Figures | Tokens | Holders | Carried;
}

export interface Discover {
  do: "discover";
}

export interface FigureCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  category: "cultist" | "elder-one" | "monster";
}

export interface EnemyCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  enemies: Readonly<Record<string, EnemyStats>>;
}

export interface EnemyStats {
  life: number;
  standard: number;
  bonus: number;
  perks: readonly (Perk)[];
  before_attack: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  when_wounding: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  when_killed: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface TokenCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  category: "elder-one" | "episode" | "general";
  turned: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  life: number;
  tradable: boolean;
  body_of: string;
  opened_by: string;
  counts_as: string;
}

export interface ElderOneCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  minions: string;
  token: string;
}

export interface StageCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  elder_one: string;
  stage: number;
  life: number;
  standard: number;
  bonus: number;
  reveal: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  advance: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  end_of_turn: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  no_tokens: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface EpisodeCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  number: number;
  story: Words;
  place: Words;
  monsters: string;
  actions: readonly [EpisodeAction, EpisodeAction];
  special: readonly (Words)[];
  ritual: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn;
  advance: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  turn_ends: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  map: MapCard;
  set_up: SetUp;
}

export interface EpisodeAction {
  id: string;
  name: Words;
  safe?: boolean;
  that: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn;
  do: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface MapCard {
  tiles: readonly (TilePlace)[];
  names: Readonly<Record<string, Words>>;
  start: number;
  gates: Readonly<Record<string, number>>;
  stairs: readonly (number)[];
  tunnel: readonly (number)[];
}

export interface TilePlace {
  tile: string;
  at: readonly [number, number];
  spaces: readonly (number)[];
}

export interface SetUp {
  cultists: Readonly<Record<string, number>>;
  monsters: Readonly<Record<string, string>>;
  fire: readonly (number)[];
  markers: Readonly<Record<string, readonly (number)[]>>;
  held: Readonly<Record<string, number>>;
  hidden: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface MythosCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  deck: string;
  symbol: boolean;
  effects: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  summons: readonly (Summons)[];
}

export interface Summons {
  enemy: string;
  gate: "blue" | "red" | "yellow";
}

export interface DiscoveryCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  episode: string;
  story: Words;
  drawn: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  left: DiscoverySide | null;
  right: DiscoverySide | null;
  otherwise: "" | "left" | "right";
}

export interface DiscoverySide {
  id: string;
  name: Words;
  type: "companion" | "condition" | "item";
  cost: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  claimed: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  life: number;
  tags: readonly (string)[];
  skill: string;
  rival: string;
  tradable: boolean;
  perks: readonly (Perk)[];
  abilities: readonly (CardAbility)[];
}

export interface CardAbility {
  discard?: boolean;
  cost?: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
  that?: "arrested" | "elder-one-on-map" | "elder-one-on-track" | "free" | "most-stress" | "near-gate" | "on-threshold" | "rlyeh-adjacent" | "unlockable" | All | Any | Not | ConditionsHaving | There | Holding | WithSkill | OnThreshold | NearGate | In | Away | HiddenHere | Unlockable | ThereIs | NoneOf | ElderOneOnMap | ElderOneOnTrack | MostStress | RlyehAdjacent | Moon | Free | Arrested | Gathered | TokensIn | null;
  do: readonly (ChooseOne | May | Unless | If | ForEach | LoseSanity | TakeStress | Wound | Heal | GainSign | LoseSign | Go | CatchFire | Arrest | BreakFree | GainAction | RaiseSkill | MoveToward | MoveTo | Summon | SummonElderOne | Awaken | MendEnemies | Ambush | AddFire | RemoveFire | PlaceRlyeh | Burn | Damage | Mend | TurnOver | TurnDown | TakeToken | PutToken | Collect | Unlock | FindToken | BringToken | Usher | TurnMoon | Guards | DriveOff | Swap | RollDice | RollAgainst | ClearTokens | Steal | LieDown | Cling | LevelStress | EvenSides | Relive | GoToFigure | DiscardCards | DiscardThis | GiveItem | LoseBelongings | Discover)[];
}

export interface TileCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  front: TileSide;
  back: TileSide;
}

export interface TileSide {
  rooms: readonly [string, string];
  doors: readonly (string)[];
  openings: readonly (string)[];
}

export type Kind = "action" | "assign-wound" | "attacker" | "bring-along" | "claim" | "cling" | "codependent" | "count-signs" | "count-tentacles" | "discard" | "end-effect" | "give-item" | "give-to" | "go" | "heal" | "investigator" | "keep" | "last-figures" | "last-fire" | "moon" | "omens" | "omens-again" | "omens-cancel" | "paw" | "prayer" | "prevent-sanity" | "prevent-wounds" | "protect" | "reroll" | "rlyeh" | "run" | "skill" | "sneak" | "soak" | "split" | "steal" | "targets" | "token" | "toward" | "trade" | "turn-aside" | "use";

export const THRESHOLDS = ["4", "8", "12", "15", "18", "19"] as const;

export const BONUS_THRESHOLDS = ["8", "15", "18", "19"] as const;

export const INSANE = 20;

export const DEATH_WOUNDS = 5;

export const MOST_STRESS = 4;

export const FIRST_RED = 5;

export const TRACK_END = 8;

export const STAGES = 4;

export const STANDARD_FACES = ["blank", "success", "success", "tentacle", "sign", "success-tentacle"] as const;

export const BONUS_FACES = ["blank", "blank", "success", "success", "sign", "success-sign"] as const;

export const SUCCESSES = ["success", "success-sign", "success-tentacle"] as const;

export const ACTS = ["run stop >> action attack:"] as const;
