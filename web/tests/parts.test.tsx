// The parts that every board can use, drawn with made-up things.
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Card } from "../src/parts/card";
import { Curtain, fallen } from "../src/parts/hand";
import { PlaceMap } from "../src/parts/map";
import { layOut, placed, readable, toward, type Named } from "../src/parts/map_layout";
import { kept, zoomed } from "../src/parts/map_view";
import { PhaseBar } from "../src/parts/phases";
import { TestPanel } from "../src/parts/test";

describe("a card", () => {
  it("shows its text, and nothing of it when its back is up", () => {
    expect(renderToString(<Card title="Lamp" lines={["It burns."]} />)).toContain("It burns.");
    expect(renderToString(<Card title="A card" lines={["A secret."]} covered />)).not.toContain("A secret.");
  });
});

describe("a map", () => {
  const places = ["a", "b"].map((id, at) => ({ id, name: id, x: at * 50, y: 10 }));
  it("draws ways only between places that are there, and every token at its place", () => {
    const token = (piece: string): { piece: string; at: string; label: string; picture: string } => ({ piece, at: "a", label: piece, picture: "" });
    const drawn = renderToString(<PlaceMap label="town" places={places} ways={[{ from: "a", to: "b" }, { from: "a", to: "gone" }]} tokens={[token("x"), token("y")]} />);
    expect(drawn.match(/<line/g)).toHaveLength(1);
    expect(drawn.match(/data-piece/g)).toHaveLength(2);
  });
  it("a way around the world leaves at one side and comes back at the other", () => {
    const { lines } = layOut(places, [{ from: "a", to: "b", round: true }], [], [60, 20]);
    expect(lines.map(({ x1, x2 }) => [x1, x2])).toEqual([[0, -10], [60, 50]]);
  });
  it("levels lie beside each other, or below where there is no room, and none covers another", () => {
    const tiles = ["x", "y"].map((level) => ({ id: level, name: level, level, x: 0, y: 0, width: 8, height: 8 }));
    const levels = ["x", "y"].map((id) => ({ id, name: id }));
    const [wide, high] = [true, false].map((way) => layOut(tiles, [], levels, undefined, way).places);
    expect(wide?.map(({ x, y }) => [x, y])).toEqual([[6, 6], [18, 6]]);
    expect(high?.map(({ x, y }) => [x, y])).toEqual([[6, 6], [6, 18]]);
  });
  it("keeps the sheet in the frame, and the point under the hand where it is", () => {
    const [frame, sheet] = [{ width: 100, height: 100 }, { width: 400, height: 200 }];
    expect(kept({ x: 50, y: 50, zoom: 0.01 }, frame, sheet)).toEqual({ x: 0, y: 25, zoom: 0.25 });
    expect(kept({ x: -900, y: 9, zoom: 1 }, frame, sheet)).toEqual({ x: -300, y: 0, zoom: 1 });
    const closer = zoomed({ x: -10, y: -20, zoom: 1 }, 2, 30, 40);
    expect([(30 - closer.x) / 2, (40 - closer.y) / 2]).toEqual([40, 60]);
  });
  const named = (x: number, more: Partial<Named> = {}): Named => ({
    x, y: 0, sign: 10, name: { width: 40, height: 8 }, crowd: { width: 0, height: 0 }, wanted: false, ...more,
  });

  it("puts a name where it covers no other name, no sign and nobody", () => {
    expect(readable([named(0)])).toEqual(["below"]);
    expect(readable([named(0), named(25)]), "beside its neighbour's").toEqual(["below", "right"]);
    const [, crowded] = readable([named(0), named(25), named(60), named(-40)]);
    expect(crowded, "over both, where neither side is free").toBe("above");
    const boxes = [named(0), named(25), named(50)];
    const laid = readable(boxes).flatMap((side, at) => (side ? [placed(boxes[at]!, side)] : []));
    laid.forEach((one, at) =>
      laid.slice(at + 1).forEach((other) => expect(one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true)),
    );
  });

  it("lets a name wait that has no room, unless one may go there: then it covers the edge of a sign, never its middle", () => {
    const bare = { name: { width: 0, height: 0 } };
    const middle = named(0, { name: { width: 20, height: 20 } });
    const waits = (around: Named[], wanted: boolean) => readable([{ ...middle, wanted }], [middle, ...around]);
    const corners = [named(12, { y: 12, ...bare }), named(-12, { y: 12, ...bare }), named(12, { y: -12, ...bare }), named(-12, { y: -12, ...bare })];
    expect(waits(corners, false)).toEqual([undefined]);
    expect(waits(corners, true)).toEqual(["below"]);
    const sides = [named(0, { y: 12, ...bare }), named(0, { y: -12, ...bare }), named(12, bare), named(-12, bare)];
    expect(waits(sides, true)).toEqual([undefined]);
  });
  it("walks by arrow keys to the nearest place ahead", () => {
    const others = [{ x: 5, y: 0 }, { x: 3, y: 9 }, { x: -2, y: 0 }];
    expect(toward({ x: 0, y: 0 }, others, "ArrowRight")).toBe(others[0]);
    expect(toward({ x: 0, y: 0 }, others, "ArrowDown")).toBe(others[1]);
    expect(toward({ x: 0, y: 0 }, others, "ArrowUp")).toBeUndefined();
  });
});

describe("a test", () => {
  it("shows what counts, with what the server says that it comes to", () => {
    const drawn = renderToString(<TestPanel title="Lore" parts={[{ name: "Printed", amount: 3 }, { name: "Token", amount: -4 }]} total={0} against={2} />);
    expect(drawn).toContain("−4");
    expect(drawn).toMatch(/test-total"><b><span class="count-of">0</);
  });
});

it("the phase that it is now is told from the others", () => {
  expect(renderToString(<PhaseBar phases={[["a", "One"], ["b", "Two"]]} now="b" />)).toMatch(/aria-current="step"[^>]*>Two/);
});

it("a curtain falls for nobody but the next at the same screen", () => {
  const up = (): void => undefined;
  expect([fallen(0, 0), fallen(-1, 0), fallen(1, null), fallen(1, 0)]).toEqual([false, false, false, true]);
  expect(renderToString(<Curtain name="Ben" onUp={up} />)).toContain("Ben");
});
