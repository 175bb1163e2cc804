import { describe, expect, it } from "vitest";
import { alike } from "../src/table/alike";
import type { Option } from "../src/types.gen";

const option = (key: string, anchor: string, id = "attack"): Option => ({
  key, anchor, also: [], target: "", text: { type: "msg", id, args: { what: { type: "name", id: "cultist" } } },
});
const keys = (groups: readonly (readonly Option[])[]): string[][] => groups.map((group) => group.map((one) => one.key));

describe("equal answers", () => {
  const cultist = (number: number, place: string, wounds = 0): object => ({ card: "cultist", number, place, wounds });
  const two = [option("a", "cultist#1"), option("b", "cultist#2")];

  it("are one in the list when the things are the same", () => {
    expect(keys(alike(two, { enemies: [cultist(1, "hall"), cultist(2, "hall")] }))).toEqual([["a", "b"]]);
  });

  it("stay apart when one is wounded or elsewhere, or in another list", () => {
    expect(keys(alike(two, { enemies: [cultist(1, "hall"), cultist(2, "hall", 1)] }))).toEqual([["a"], ["b"]]);
    expect(keys(alike(two, { enemies: [cultist(1, "hall"), cultist(2, "cellar")] }))).toEqual([["a"], ["b"]]);
    expect(keys(alike(two, { enemies: [cultist(1, "hall")], held: [cultist(2, "hall")] }))).toEqual([["a"], ["b"]]);
  });

  it("stay apart when nobody can say that the things are alike", () => {
    const dice = [option("x", "die:0"), option("y", "die:1")];
    expect(keys(alike(dice, {}))).toEqual([["x"], ["y"]]);
    expect(keys(alike(dice, {}, () => "blue, blank"))).toEqual([["x", "y"]]);
    expect(keys(alike(dice, {}, (anchor) => anchor))).toEqual([["x"], ["y"]]);
  });

  it("stay apart when they say different things", () => {
    expect(keys(alike([option("a", "cultist#1"), option("b", "cultist#1", "evade")], { enemies: [cultist(1, "hall")] }))).toEqual([["a"], ["b"]]);
  });
});
