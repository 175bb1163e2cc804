// Answers that people give in one go, as the game's `ACTS` and `ROUTINE` say: one act, several questions.
import type { Decision, Option } from "./types.gen";

/** `mark`: things are marked, then a button is pressed; `touch`: the touch of a thing says all; `own`: the game draws a
 * mark of its own on the thing; `carry`: a thing is put where the answer lies; `chain`: one button for two answers. */
export type Mode = "mark" | "touch" | "own" | "carry" | "chain";

const SIGNS: Readonly<Record<string, Mode>> = { ">": "mark", ">>": "touch", "x>": "own", "~>": "carry", "+>": "chain" };

export interface Act {
  /** The question that it begins with, and the answer to that; one that ends with a colon is any answer of that sort. */
  kind: string;
  key: string;
  /** The question that the things touched answer. */
  then: string;
  mode: Mode;
  /** Of a chain: the second answer. */
  answer: string;
}

/** What is to be answered next, if it is asked. */
export interface Follow {
  kind: string;
  things: readonly string[];
  /** Only if one answer alone has this thing. */
  only?: boolean;
}

export const anchorsOf = (option: Option): readonly string[] =>
  [option.anchor, ...(option.also ?? [])].filter(Boolean);

export function readActs(lines: readonly string[]): readonly Act[] {
  return lines.map((line) => {
    const [kind = "", key = "", sign = "", then = "", answer = ""] = line.split(" ");
    return { kind, key, then, answer, mode: SIGNS[sign] ?? "mark" };
  });
}

/** Whether the act begins with this answer. */
export const begins = (act: Act, key: string): boolean => (act.key.endsWith(":") ? key.startsWith(act.key) : key === act.key);

/** The acts that can begin now. */
export const actsFor = (acts: readonly Act[], decision: Decision): readonly Act[] =>
  acts.filter((act) => act.kind === decision.kind && decision.options.some((option) => begins(act, option.key)));

/** The answer that was given in advance, if this is the question and each thing has its option. */
export function followed(follow: Follow | null, decision: Decision): readonly string[] | null {
  if (!follow || follow.kind !== decision.kind) return null;
  const fit = (thing: string): readonly Option[] =>
    decision.options.filter((option) => option.key === thing || anchorsOf(option).includes(thing));
  if (follow.only && follow.things.some((thing) => fit(thing).length !== 1)) return null;
  const keys = follow.things.map((thing) => fit(thing)[0]?.key);
  const found = [...new Set(keys)].filter((key) => key !== undefined);
  const right = found.length === keys.length && found.length >= decision.least && found.length <= decision.most;
  return right ? found : null;
}

/** The answer that needs no asking: nothing else is on offer but what `ROUTINE` allows beside it. */
export function routine(lines: readonly string[], decision: Decision): readonly string[] | null {
  for (const line of lines) {
    const [kind, key = "", ...others] = line.split(" ");
    const offered = decision.options.map((option) => option.key);
    if (kind === decision.kind && offered.includes(key) && offered.every((one) => one === key || others.includes(one)))
      return [key];
  }
  return null;
}
