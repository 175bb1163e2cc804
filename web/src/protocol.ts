// What docs/protocol.md says, as types.
import type { Lexicon } from "./grammar";
import type { Decision, Event, Msg, Outcome, Waiting } from "./types.gen";

export type Lang = "pl" | "en";
export const LANGS: readonly Lang[] = ["pl", "en"];
export type Undo = "free" | "unrevealed" | "consent";
export const UNDO: readonly Undo[] = ["free", "unrevealed", "consent"];

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** A browser that I am signed in with. */
export interface SessionLine {
  id: string;
  created: string;
  used: string;
  agent: string;
  current: boolean;
}

export interface Setting {
  name: string;
  choices: readonly string[];
  default: string;
  per_seat: boolean;
  /** Beside the choices, a text of one's own. */
  brought: boolean;
}

/** Something that a player would bring along to a game, as its rules read it. */
export interface Brought {
  name: string;
  /** As the option of a new table. */
  text: string;
  /** What was left out or changed on the way. */
  notes: readonly Msg[];
  /** Why no game can be begun with it; none: it can. */
  problems: readonly Msg[];
  facts: Fields;
  /** By form, as other programs read it. */
  written: Readonly<Record<string, string>>;
}

export interface GameInfo {
  id: string;
  names: Readonly<Record<Lang, string>>;
  least_seats: number;
  most_seats: number;
  bots: readonly string[];
  settings: readonly Setting[];
  rivals: boolean;
  /** What a new table has, if its host says nothing else. */
  rules: TableRules;
  measured: Measured | null;
  lessons: number;
}

/** Minutes at the table, and of 100 games how many bots win (nothing among rivals): in all, and by choice of a setting. */
export interface Measured {
  minutes: readonly number[];
  won: number | null;
  won_with: Readonly<Record<string, number>>;
}

export type Both = Readonly<Record<Lang, string>>;

export interface Hint {
  /** The kind of question that it is for; `key`: the answer that it leads to; `after`: an event that has happened. */
  at: string;
  say: Both;
  key: string;
  after: string;
}

export interface Lesson {
  id: string;
  title: Both;
  lead: Both;
  hints: readonly Hint[];
  /** An event of this kind: it is learnt. */
  goal: string;
  learnt: Both;
}

export interface CardInfo {
  kind: string;
  origin: "box" | "miskatonic";
  text: readonly string[];
  data: unknown;
}

export interface Catalogue {
  names: Readonly<Record<string, string>>;
  cards: Readonly<Record<string, CardInfo>>;
  forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
  lexicon: Lexicon;
}

export interface Rule {
  id: string;
  topic: Readonly<Record<Lang, string>>;
  kind: string;
  pl: string;
  en: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  online: boolean;
  /** Whose seat a bot is minding. */
  absent?: string | null;
  /** The name is theirs, with a password. */
  account?: boolean;
  /** The host has taken the word from them. */
  muted?: boolean;
}

/** Somebody who is there without a seat. */
export interface WatcherInfo {
  id: string;
  name: string;
  muted: boolean;
}

export interface TableRules {
  undo: Undo;
  open_hands: boolean;
  bot_delay: number;
  companion: boolean;
  public: boolean;
  /** Between people at one screen. */
  curtain: boolean;
  /** For how many seconds bots hold back where a person may act first; 0: until everybody has answered. */
  patience: number;
  /** Seconds for an answer while others wait; 0: as long as one likes. */
  clock: number;
  /** Among rivals too one may ask what a bot would do. */
  hints: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  phase: "lobby" | "play" | "over";
  seats: readonly SeatInfo[];
  mine: readonly number[];
  host: boolean;
  rules: TableRules;
  /** Tables of the same campaign. */
  previous?: string;
  next?: string;
  /** This match is over, and another can follow: `POST …/next`. */
  sequel?: boolean;
  options: Readonly<Record<string, string | readonly string[]>>;
  host_name: string;
  origin: string;
  invite?: string | null;
  watching?: number;
  /** By seat and topic of question: what is answered without asking. */
  auto?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What became of an old game file. */
  note?: string | null;
  note_message?: Msg | null;
  /** What happened here beside the moves, newest last. */
  marks?: readonly { kind: string; at: string; by: string; seat: number }[];
  /** Which seeds were promised; what they are is told at the end. */
  luck?: readonly { entry: number; commitment: string; seed: string | null }[];
  /** For the host alone. */
  watchers?: readonly WatcherInfo[] | null;
  /** I may not speak here. */
  muted?: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  phase: TableInfo["phase"];
  seats: readonly SeatInfo[];
  mine: readonly number[];
  host: string;
  /** I am the host. */
  hosted: boolean;
  created: string;
  played: string;
  /** `file`, `fork`, `lesson …`, or nothing: a game that was begun here. */
  origin: string;
  summary: Summary | null;
}

/** How a match stands: a component whose picture stands for it, a few words, whom each seat plays. */
export interface Summary {
  emblem: string;
  words: readonly Msg[];
  plays: readonly string[];
  result?: Result | null;
}

/** How a match ended; by seat where people played against each other. */
export interface Result {
  won: boolean;
  reason: Msg;
  winners: readonly number[];
  scores: readonly number[];
  places: readonly number[];
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
  /** Of whoever sits at my screen, if it is not me. */
  name?: string;
}

export interface Replay {
  entries: number;
  entry: number;
  view: { game: string; seat: number; state: Fields; values: Values; decisions: readonly Decision[]; outcome: Outcome | null };
  events: readonly Event[];
}

/** What a thinking bot says of a question: an answer, and of 100 playouts how many it wins. */
export interface Advice {
  seat: number;
  entry: number;
  kind: string;
  prompt: Msg;
  chosen: readonly string[];
  chosen_words: readonly Msg[];
  /** Best first; nothing: the bot answers by rule of thumb. */
  tried: readonly { keys: readonly string[]; words: readonly Msg[]; wins: number; playouts: number }[];
  /** What was answered, if the game is over. */
  was: readonly string[];
}

export interface Reported {
  name: string;
  /** Nothing when it would show what is hidden. */
  file: string | null;
}

/** A value that cards modify, and how it comes about: each step with the sum so far. */
export interface Value {
  total: number;
  base: number;
  steps: readonly (readonly [{ how: string; amount: number; source: string }, number])[];
}

export type Values = Readonly<Record<string, Value>>;
export type Fields = Readonly<Record<string, unknown>>;

export interface UndoOffer {
  seat: number;
  reveals: boolean;
  allowed: boolean;
}

export interface StateMessage {
  t: "state";
  number: number;
  seat: number;
  full: boolean;
  state: Fields;
  decisions: readonly Decision[];
  waiting: readonly Waiting[];
  outcome: Outcome | null;
  /** When in the round this is. */
  moment: Msg | null;
  /** Those that have changed, all if `full`; null: there is no such value any more. */
  values: Readonly<Record<string, Value | null>>;
  events_from: number;
  events: readonly Event[];
  undo: UndoOffer | null;
  asking_undo: { by: number; waiting_for: readonly number[] } | null;
  /** For so many seconds bots hold back. */
  bots_wait: number | null;
}

export interface ChatLine {
  from: string;
  text: string;
  at: string;
  /** What the table says of somebody, to be said in the reader's language. */
  message?: Msg | null;
  account?: boolean;
}

export type ServerMessage =
  | ({ t: "table" } & TableInfo)
  | StateMessage
  | { t: "ack"; id: unknown; number: number }
  | { t: "refused"; id: unknown; reason: string; rule?: string; message?: Msg }
  | ({ t: "chat" } & ChatLine)
  | { t: "clock"; left: Readonly<Record<string, number>> }
  | { t: "pong" }
  | { t: "bye"; reason: string; message?: Msg };

/** How many components of each kind do what the printed ones do. */
export type Known = Readonly<
  Record<string, { readonly whole: number; readonly partly: number; readonly ours: number; readonly own: number }>
>;

export type ClientMessage =
  | { t: "hello"; number: number; events: number; lines: boolean }
  | { t: "choose"; id: number; seat: number; number: number; keys: readonly string[] }
  | { t: "undo"; id: number; seat: number; number: number }
  | { t: "otherwise"; id: number; seat: number; number: number; card: string }
  | { t: "consent"; yes: boolean }
  | { t: "chat"; text: string }
  | { t: "auto"; seat: number; topic: string; key: string | null }
  | { t: "ping" };
