// Which words of a lesson are for this moment.
import type { Hint, Lesson } from "../protocol";
import type { Decision } from "../types.gen";

/** The first hint that fits the question and what has happened. */
export function hintFor(lesson: Lesson, decision: Decision | null, happened: readonly string[]): Hint | null {
  if (!decision) return null;
  const offered = decision.options.map((option) => option.key);
  const fits = (hint: Hint): boolean =>
    hint.at === decision.kind &&
    hint.key.split(" ").every((key) => key === "" || offered.includes(key)) &&
    (hint.after === "" || happened.includes(hint.after));
  return lesson.hints.find(fits) ?? null;
}
