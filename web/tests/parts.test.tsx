// The parts that every board can use, drawn with made-up things.
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Card } from "../src/parts/card";
import { Curtain } from "../src/parts/hand";
import { PlaceMap } from "../src/parts/map";
import { PhaseBar } from "../src/parts/phases";
import { TestPanel } from "../src/parts/test";
import { cause } from "../src/games/elder_sign/shows";
import type { Decision, Event } from "../src/types.gen";

describe("a card", () => {
  it("shows its text, and nothing of it when its back is up", () => {
    expect(renderToString(<Card title="Lamp" lines={["It burns."]} />)).toContain("It burns.");
    expect(renderToString(<Card title="A card" lines={["A secret."]} covered />)).not.toContain("A secret.");
  });
});

describe("a map", () => {
  it("draws ways only between places that are there, and spreads tokens", () => {
    const places = ["a", "b"].map((id, at) => ({ id, name: id, x: at * 50, y: 10 }));
    const token = (piece: string): { piece: string; at: string; label: string; picture: string } => ({ piece, at: "a", label: piece, picture: "" });
    const drawn = renderToString(<PlaceMap label="town" places={places} ways={[["a", "b"], ["a", "gone"]]} tokens={[token("x"), token("y")]} />);
    expect(drawn.match(/<line/g)).toHaveLength(1);
    const shifts = [...drawn.matchAll(/translate\(([^)]*rem)/g)].map((found) => found[1]);
    expect(new Set(shifts).size).toBe(2);
  });
});

describe("a test", () => {
  it("adds up what counts", () => {
    expect(renderToString(<TestPanel title="Lore" parts={[["Printed", 3], ["Token", -4]]} against={2} />)).toContain("<b>-1</b>");
  });
});

it("the phase that it is now is told from the others", () => {
  expect(renderToString(<PhaseBar phases={[["a", "One"], ["b", "Two"]]} now="b" />)).toMatch(/aria-current="step"[^>]*>Two/);
});

it("a curtain hides nothing from the one who holds the screen", () => {
  expect(renderToString(<Curtain name="Ann" of={0} />)).toBe("");
});

describe("the cause of a question", () => {
  const event = (kind: string): Event => ({ kind, args: {}, seats: null, names: {} });
  const asked = (kind: string): Decision =>
    ({ kind, seat: 0, rule: "", prompt: { type: "msg", id: "x", args: {} }, options: [], least: 1, most: 1, refusals: [], always: false, topic: "", weights: [] });
  it("is the last thing of this turn that can ask", () => {
    const events = ["mythos", "turn", "move", "terror", "lose"].map(event);
    expect(cause(asked("choose-one"), events)).toBe(3);
    expect(cause(asked("movement"), events), "the turn's own question has none").toBe(-1);
    expect(cause(asked("choose-one"), events.slice(0, 3)), "what was before this turn is over").toBe(-1);
  });
});
