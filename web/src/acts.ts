// Answers that people give in one go, as the game's `ACTS` and `ROUTINE` say: one act, several questions.
import type { Decision, Option } from "./types.gen";

export interface Act {
  /** The question that it begins with, and the answer to that. */
  kind: string;
  key: string;
  /** The question that the things touched answer. */
  then: string;
  /** The touch of a thing says all; else things are marked, and a button is pressed. */
  atTouch: boolean;
}

/** What is to be answered next, if it is asked. */
export interface Follow {
  kind: string;
  things: readonly string[];
}

export const anchorsOf = (option: Option): readonly string[] =>
  [option.anchor, ...(option.also ?? [])].filter(Boolean);

export function readActs(lines: readonly string[]): readonly Act[] {
  return lines.map((line) => {
    const [first = "", then = ""] = line.split(/\s*>+\s*/);
    const [kind = "", key = ""] = first.split(" ");
    return { kind, key, then, atTouch: line.includes(">>") };
  });
}

/** The acts that can begin now. */
export const actsFor = (acts: readonly Act[], decision: Decision): readonly Act[] =>
  acts.filter((act) => act.kind === decision.kind && decision.options.some((option) => option.key === act.key));

/** The answer that was given in advance, if this is the question and each thing has its option. */
export function followed(follow: Follow | null, decision: Decision): readonly string[] | null {
  if (!follow || follow.kind !== decision.kind) return null;
  const keys = follow.things.map(
    (thing) => decision.options.find((option) => option.key === thing || anchorsOf(option).includes(thing))?.key,
  );
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
