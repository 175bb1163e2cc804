import { expect, test } from "vitest";
import { waitBefore } from "../src/store";

test("whoever reconnects waits longer each time, and not all of them alike", () => {
  const waits = (luck: number): readonly number[] => [0, 1, 2, 3, 9].map((tries) => waitBefore(tries, luck));
  expect(waits(0)).not.toEqual(waits(0.9));
  for (const luck of [0, 0.5, 0.999]) {
    const found = waits(luck);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(found.every((wait) => wait > 0 && wait < 20_000)).toBe(true);
  }
  expect(new Set(Array.from({ length: 20 }, () => waitBefore(0))).size).toBeGreaterThan(10);
});
