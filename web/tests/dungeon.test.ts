import { expect, it } from "vitest";
import { zone } from "../src/games/dungeonology/look";
import { makeWords, words } from "../src/text";

it("a trick card that lies aside is no zone", () => {
  const cards = {
    slums: { kind: "zones", text: [], data: { level: 2 } },
    pursuit: { kind: "tricks", text: [], data: { bonus: 1 } },
  };
  words.value = makeWords("dungeonology", "en", "", { names: {}, cards } as unknown as Parameters<typeof makeWords>[3]);
  expect(zone("slums")?.level).toBe(2);
  expect(zone("pursuit")).toBeUndefined();
});
