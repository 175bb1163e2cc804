// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

import type { Deck, Words } from "../../types.gen";

export interface State {
  phase: string;
  seats: number;
  wishes: readonly (string)[];
  alertness: string;
  boss: string;
  players: readonly (Player)[];
  box: readonly (string)[];
  tiles: readonly (Tile)[];
  stacks: readonly (Deck)[];
  tricks: Deck;
  fates: Deck;
  panics: Deck;
  clans: Deck;
  traps: Deck;
  interns: readonly (string)[];
  reserve: Readonly<Record<string, number>>;
  links: readonly (Link)[];
  discard: readonly (string)[];
  seen: readonly (string)[];
  fate_discard: readonly (string)[];
  clan: Clan;
  panic: string;
  bag: string;
  campfire: number;
  omegas: number;
  drawn_omegas: readonly (number)[];
  boss_place: string;
  boss_active: boolean;
  boss_gone: boolean;
  active: number;
  first: number;
  turn: number;
  speed: number;
  pace: number;
  moved: boolean;
  actions: number;
  second: number;
  tried: number;
  extra_turn: boolean;
  exhausting: boolean;
  resting: boolean;
  busy: boolean;
  idle: number;
  carded: boolean;
  windows: readonly (string)[];
  stack: readonly (Flight)[];
  test: StealthTest | null;
  aside: readonly (string)[];
  priorities: boolean;
  bots: string;
  half_time: readonly (number)[];
  thefts: number;
  ended: string;
}

export interface Player {
  seat: number;
  colour: string;
  scholar: string;
  inspired: boolean;
  place: string;
  hand: readonly (string)[];
  shown: readonly (string)[];
  cubes: Readonly<Record<string, number>>;
  students: number;
  fatigue: number;
  knowledge: boolean;
  interns: readonly (string)[];
  fates: readonly (string)[];
  fates_down: number;
  finished: boolean;
  published: number;
  silenced: number;
  hit: readonly (number)[];
  researched: readonly (string)[];
  careful: boolean;
}

export interface Tile {
  zone: string;
  x: number;
  y: number;
  cubes: readonly (string)[];
  entered: boolean;
  tokens: readonly (string)[];
  climbed: boolean;
  closed: boolean;
}

export interface Link {
  one: string;
  one_slot: string;
  other: string;
  other_slot: string;
  kind: string;
}

export interface Clan {
  card: string;
  seers: readonly (number)[] | null;
}

export interface Flight {
  card: string;
  seat: number;
  play: string;
  cancelled: boolean;
}

export interface StealthTest {
  kind: string;
  seat: number;
  place: string;
  count: number;
  target: number;
  colour: string;
  alertness: readonly (Share)[];
  stealth: readonly (Share)[];
  success: boolean;
  responding: number;
}

export interface Share {
  source: string;
  amount: number;
}

export interface ScholarCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  profession: Words;
  combination: readonly ("blue" | "green" | "red" | "violet" | "yellow")[];
  normal: Side;
  inspired: Side;
}

export interface Side {
  students: number;
  hand: number;
  speed: number;
  intelligence: number;
  stamina: number;
  perks: readonly (Perk)[];
  abilities: readonly (Ability)[];
}

export interface Perk {
  what: string;
  add: number;
}

export interface Ability {
  id: string;
  name: Words;
  when?: "test" | "turn";
  action?: boolean;
  discard?: "deception" | "destiny" | "exploration" | "fame" | "magic" | "social" | null;
  cost?: readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[];
  do: readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[];
}

export interface ChooseOne {
  do: "choose-one";
  options: readonly (readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[])[];
  who?: "you" | You;
}

export interface DrawStudents {
  do: "draw-students";
  amount?: number;
}

export interface Sacrifice {
  do: "sacrifice";
  amount?: number;
}

export interface TakeFatigue {
  do: "take-fatigue";
  amount?: number;
  unavoidable?: boolean;
}

export interface TakeStudents {
  do: "take-students";
  amount?: number;
  by_bonus?: boolean;
}

export interface FillStudents {
  do: "fill-students";
}

export interface Recover {
  do: "recover";
  amount?: number;
}

export interface DiscardFate {
  do: "discard-fate";
}

export interface StealStudents {
  do: "steal-students";
  most?: number;
}

export interface Tire {
  do: "tire";
  amount?: number;
  where?: "here" | "near";
}

export interface GiveFate {
  do: "give-fate";
}

export interface Recruit {
  do: "recruit";
  intern: string;
}

export interface DrawCards {
  do: "draw-cards";
  amount?: number;
}

export interface DrawToLimit {
  do: "draw-to-limit";
}

export interface DiscardRandom {
  do: "discard-random";
  amount?: number;
}

export interface MakeDiscard {
  do: "make-discard";
  amount?: number;
  take?: boolean;
}

export interface Favour {
  do: "favour";
  draw?: number;
}

export interface SearchMagic {
  do: "search-magic";
  reveal?: number;
  all_of_them?: boolean;
}

export interface Cancel {
  do: "cancel";
}

export interface StealFromPlayer {
  do: "steal-from-player";
}

export interface Silence {
  do: "silence";
}

export interface ExtraTurn {
  do: "extra-turn";
}

export interface Collect {
  do: "collect";
  amount?: number;
  where?: "adjacent" | "anywhere" | "here";
}

export interface CollectByLot {
  do: "collect-by-lot";
}

export interface StealRandom {
  do: "steal-random";
  where?: "here" | "near";
  again?: "" | "blue" | "green" | "red" | "violet" | "yellow";
}

export interface StealChosen {
  do: "steal-chosen";
  where?: "here" | "near";
}

export interface StealByLot {
  do: "steal-by-lot";
  colour?: "blue" | "green" | "red" | "violet" | "yellow";
}

export interface GiveCubes {
  do: "give-cubes";
  most?: number;
}

export interface GetGifts {
  do: "get-gifts";
  where?: "anywhere" | "near";
}

export interface ClaimResearch {
  do: "claim-research";
}

export interface ExchangeCube {
  do: "exchange-cube";
}

export interface MakeDrop {
  do: "make-drop";
  where?: "here" | "near";
}

export interface Headbutt {
  do: "headbutt";
  collect?: boolean;
}

export interface Repent {
  do: "repent";
  most?: number;
}

export interface MagicSight {
  do: "magic-sight";
  most?: number;
}

export interface Move {
  do: "move";
  amount?: number;
}

export interface MoveOther {
  do: "move-other";
  amount?: number;
}

export interface MoveToScholar {
  do: "move-to-scholar";
}

export interface Vanish {
  do: "vanish";
}

export interface SwapPlaces {
  do: "swap-places";
}

export interface Careful {
  do: "careful";
}

export interface PlaceTraps {
  do: "place-traps";
  amount?: number;
  draw?: boolean;
}

export interface PlaceSecretPassage {
  do: "place-secret-passage";
}

export interface Stealth {
  do: "stealth";
  amount?: number;
}

export interface Threat {
  do: "threat";
  amount?: number;
}

export interface Divine {
  do: "divine";
  amount?: number;
}

export interface Succeed {
  do: "succeed";
}

export interface You {
  who: "you";
}

export interface ZoneCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  level: 1 | 2 | 3;
  number: number;
  alertness: number;
  cubes: readonly ("blue" | "green" | "red" | "violet" | "yellow")[];
  passages: readonly ("en" | "es" | "ne" | "nw" | "se" | "sw" | "wn" | "ws")[];
  effects: readonly (ZoneEffect)[];
  doors: Readonly<Record<string, readonly ("blue" | "green" | "red" | "violet" | "yellow")[]>>;
}

export interface ZoneEffect {
  kind: "ambush" | "bad-luck" | "bivouac" | "boss" | "danger" | "luck" | "secret-passage" | "stairs" | "stop" | "toll";
  amount: number;
  letter: string;
  colour: "blue" | "green" | "red" | "violet" | "yellow" | null;
}

export interface TrickCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  type: "deception" | "destiny" | "exploration" | "fame" | "magic" | "social";
  bonus: number;
  omega: boolean;
  main: Play | null;
  secondary: readonly (Play)[];
}

export interface Play {
  timing?: "before-movement" | "end-of-turn" | "instant" | "reaction" | "test" | "turn";
  action?: boolean;
  cost?: readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[];
  do: readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[];
}

export interface FateCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  perks: readonly (Perk)[];
  points: number;
}

export interface InternCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  perks: readonly (Perk)[];
  points: number;
}

export interface AlertnessCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  minutes: number;
  students: number;
  omega: number;
  rows: readonly (Row)[];
}

export interface Row {
  students: number;
  omega: number;
  penalty: number;
}

export interface PanicCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  students: number;
  begins: "boss-hunts" | "collapse" | "darkness";
  ends: "" | "alone" | "tremor";
  discards_boss: boolean;
  boss: string;
}

export interface ClanCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  needed: number;
  modifiers: Readonly<Record<string, number>>;
}

export interface BossCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  boss: string;
  modifier: number;
  effect: ZoneEffect | null;
  steps: number;
  toward: "random-scholar" | "steered";
  encounter: readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[];
  by_information: Readonly<Record<string, readonly (ChooseOne | DrawStudents | Sacrifice | TakeFatigue | TakeStudents | FillStudents | Recover | DiscardFate | StealStudents | Tire | GiveFate | Recruit | DrawCards | DrawToLimit | DiscardRandom | MakeDiscard | Favour | SearchMagic | Cancel | StealFromPlayer | Silence | ExtraTurn | Collect | CollectByLot | StealRandom | StealChosen | StealByLot | GiveCubes | GetGifts | ClaimResearch | ExchangeCube | MakeDrop | Headbutt | Repent | MagicSight | Move | MoveOther | MoveToScholar | Vanish | SwapPlaces | Careful | PlaceTraps | PlaceSecretPassage | Stealth | Threat | Divine | Succeed)[]>>;
}

export interface RandomnessCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  direction: "east" | "north" | "south" | "west";
  colour: "blue" | "green" | "red" | "yellow";
  exit: "en" | "es" | "ne" | "nw" | "se" | "sw" | "wn" | "ws";
  information: "blue" | "green" | "red" | "violet" | "yellow";
}

export interface ColumnCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  colour: "blue" | "green" | "red" | "violet" | "yellow";
  value: number;
  points: readonly (number)[];
  stars: readonly (number)[];
  bonuses: readonly (number)[];
}

export interface PieceCard {
  id: string;
  name: Words;
  origin: "box" | "miskatonic" | "own";
  copies: number;
  known: readonly (string)[];
  category: "board" | "cube" | "figure" | "token";
  worth: number;
}

export type Kind = "action" | "avoid" | "begin" | "boss-hunts" | "boss-moves" | "change-cards" | "collapse" | "collect-where" | "discard-fate" | "divine" | "drop" | "drop-where" | "end-of-turn" | "exchange" | "exchange-for" | "exchange-whose" | "favour" | "give" | "give-to" | "go-where" | "headbutt-card" | "instant" | "lose-best" | "magic-sight" | "move-whom" | "movement" | "passage-where" | "place" | "protect" | "react" | "repent" | "respond" | "scholar" | "second-wind" | "silence" | "sneeze" | "stairs" | "steal" | "stealth" | "substitute" | "teleport" | "trap-where" | "victim" | "walk";

export const COLOURS = ["green", "red", "blue", "yellow", "violet"] as const;

export const NOTEBOOKS = ["yellow", "red", "blue", "green"] as const;

export const CAMPFIRE = 12;

export const STARS_TO_PUBLISH = 2;
