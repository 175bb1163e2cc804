import { describe, expect, it } from "vitest";
import { rivals, standings, verdict } from "../src/stage/verdict";

const ended = (winners: number[], scores: number[] = [], won = true): { won: boolean; winners: number[]; scores: number[] } => ({ won, winners, scores });

describe("how it ended", () => {
  it("is won or lost together where nobody plays against another", () => {
    expect(rivals(ended([0, 1]), 2)).toBe(false);
    expect(rivals(ended([], [], false), 2)).toBe(false);
    expect(verdict(ended([], [], false), 2, [0], String).good).toBe(false);
  });
  it("is a place and points for rivals, and who shares a place leaves the next one out", () => {
    const outcome = ended([1, 3], [4, 9, 0, 9]);
    expect(standings(outcome, 4).map(({ seat, place, points }) => [seat, place, points])).toEqual([[1, 1, 9], [3, 1, 9], [0, 3, 4], [2, 4, 0]]);
    expect(verdict(outcome, 4, [1], String).good, "won is won").toBe(true);
    expect(verdict(outcome, 4, [0], String).good, "another's victory is not mine").toBe(false);
    expect(verdict(outcome, 4, [], String).good, "who looks on has lost nothing").toBe(true);
  });
});
