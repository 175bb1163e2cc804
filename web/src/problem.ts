// What went wrong, kept as data so that it is said in the language of the moment.
import { ApiError } from "./api";
import { sayProblem } from "./text";
import type { Msg } from "./types.gen";

/** `detail`: English, for what has no message. */
export interface Problem {
  message: Msg | null;
  detail: string;
}

export function problemOf(error: Error): Problem {
  return { message: error instanceof ApiError ? error.said : null, detail: error.message };
}

/** A fragment, to stand within a sentence. */
export function reasonOf(problem: Problem): string {
  return (problem.message && sayProblem(problem.message)) ?? problem.detail;
}

/** A sentence of its own. */
export function sentenceOf(problem: Problem): string {
  const words = reasonOf(problem);
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");
}
