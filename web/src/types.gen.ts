// Written by `python -m scripts.client_types` from the Python types; a test keeps it so.

export type Arg = number | string | boolean | Name | Seat | Msg | readonly (Arg)[];

export interface Name {
  type: "name";
  id: string;
}

export interface Seat {
  type: "seat";
  seat: number;
}

export interface Msg {
  type: "msg";
  id: string;
  args: Readonly<Record<string, Arg>>;
}

export interface Option {
  key: string;
  text: Msg;
  anchor: string;
  also: readonly (string)[];
  target: string;
}

export interface Refusal {
  key: string;
  text: Msg;
  rule: string;
  anchor: string;
  missing: Msg | null;
}

export interface Decision {
  kind: string;
  seat: number;
  rule: string;
  prompt: Msg;
  options: readonly (Option)[];
  least: number;
  most: number;
  refusals: readonly (Refusal)[];
  always: boolean;
  topic: string;
  weights: readonly (number)[];
  cause: string;
}

export interface Event {
  kind: string;
  args: Readonly<Record<string, Arg>>;
  seats: readonly (number)[] | null;
  names: Readonly<Record<string, string>>;
}

export interface Outcome {
  won: boolean;
  reason: Msg;
  winners: readonly (number)[];
  scores: readonly (number)[];
  ties: readonly (number)[];
}

export interface Waiting {
  seat: number;
}

export interface Deck {
  name: string;
  fog: readonly (string)[];
  top: readonly (string)[];
  bottom: readonly (string)[];
  seers: readonly (number)[] | null;
}

export interface Words {
  pl: string;
  en: string;
  forms: Readonly<Record<string, string>>;
}

export type EngineKind = "assign" | "chance" | "choose-one" | "choose-some" | "may" | "order" | "otherwise" | "react" | "reroll" | "select" | "toward";
