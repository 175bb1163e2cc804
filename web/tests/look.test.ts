// What a maximum and a sum of trophies look like, from the values that the table sends.
import { expect, it } from "vitest";
import { maximum, trophies } from "../src/games/elder_sign/look";
import type { Player } from "../src/games/elder_sign/types.gen";
import type { Value } from "../src/protocol";
import { NO_SCENE } from "../src/scene";
import { makeWords, words } from "../src/text";

const add = (amount: number, source: string, total: number) => [{ how: "add", amount, source }, total] as const;

it("a value is shown as the table says it came about", () => {
  words.value = makeWords("elder-sign", "en", "", {
    names: { "joe-diamond": "Joe Diamond", cthulhu: "Cthulhu", ghoul: "Ghoul" },
    cards: {},
  });
  const lowered: Value = { total: 3, base: 4, steps: [add(-1, "cthulhu", 3)] };
  const won: Value = { total: 2, base: 0, steps: [add(1, "ghoul", 1), add(1, "ghoul", 2)] };
  const scene = { ...NO_SCENE, values: { "max-sanity:1": lowered, "trophies:1": won } };
  const player = { seat: 1, investigator: "joe-diamond" } as Player;
  const { total, parts } = maximum(scene, player, "sanity");
  expect(total).toBe(3);
  expect(parts.map((part) => part.amount)).toEqual(["4", "−1"]);
  expect(parts[1]?.label).toBe("Cthulhu");
  expect(trophies(scene, player).total).toBe(2);
  expect(trophies(scene, player).parts).toEqual([1, 2].map(() => ({ label: "Ghoul", amount: "1" })));
});
