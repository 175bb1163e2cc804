import type { JSX } from "preact";
import { sentenceOf, type Problem } from "../problem";

export function ProblemNote({ problem }: { problem: Problem | null }): JSX.Element | null {
  return problem && <p role="alert">{sentenceOf(problem)}</p>;
}
