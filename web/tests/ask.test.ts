import { describe, expect, it, vi } from "vitest";
import { Ask, byAnchor, enough } from "../src/ask";
import { prompts } from "../src/games/elder_sign/prompts";
import { enginePrompts, plain, promptOf } from "../src/games/registry";
import { merge, type SeatView } from "../src/store";
import type { StateMessage } from "../src/protocol";
import type { Decision } from "../src/types.gen";

const text = { type: "msg", id: "x", args: {} } as const;
const question = (more: Partial<Decision> = {}): Decision => ({
  kind: "reroll",
  seat: 0,
  rule: "es.clues.2",
  prompt: text,
  options: ["die:0", "die:1", "die:2"].map((key) => ({ key, text, anchor: key })),
  least: 1,
  most: 1,
  refusals: [],
  always: false,
  topic: "",
  weights: [],
  ...more,
});

describe("anchors", () => {
  it("gather what lies on one thing, options and refusals apart", () => {
    const decision = question({
      options: [
        { key: "aid", text, anchor: "entrance" },
        { key: "buy", text, anchor: "entrance" },
        { key: "pass", text, anchor: "" },
      ],
      refusals: [{ key: "ally", text, rule: "es.souvenir.1", anchor: "entrance" }],
    });
    const offers = byAnchor(decision);
    expect([...offers.keys()]).toEqual(["entrance"]);
    expect(offers.get("entrance")?.options.map((option) => option.key)).toEqual(["aid", "buy"]);
    expect(offers.get("entrance")?.refusals.map((refusal) => refusal.key)).toEqual(["ally"]);
  });
});

describe("a question", () => {
  it("for one answer is answered by the first click", () => {
    const answer = vi.fn();
    new Ask(question(), answer).pick("die:1");
    expect(answer).toHaveBeenCalledWith(["die:1"], false);
  });

  it("for several waits for the confirmation, and takes no more than it may", () => {
    const answer = vi.fn();
    const ask = new Ask(question({ least: 1, most: 2 }), answer);
    ask.confirm();
    ["die:0", "die:1", "die:2", "die:0"].forEach((key) => ask.pick(key));
    expect(ask.picked.value).toEqual(["die:1"]);
    ask.pick("die:2");
    expect(answer).not.toHaveBeenCalled();
    ask.confirm();
    expect(answer).toHaveBeenCalledWith(["die:1", "die:2"], false);
  });

  it("that may be answered with nothing is", () => {
    expect(enough(question({ least: 0, most: 3 }), [])).toBe(true);
  });
});

describe("the registry", () => {
  it("draws every kind, and one that nobody has heard of yet", () => {
    const client = { ...plain, prompts };
    expect(promptOf(client, "reroll")).toBe(prompts.reroll);
    expect(promptOf(client, "chance")).toBe(enginePrompts.chance);
    expect(promptOf(client, "a-new-kind")).toBeTypeOf("function");
  });
});

describe("a view", () => {
  const event = (kind: string): SeatView["events"][number] => ({ kind, args: {}, seats: null });
  const said = (more: Partial<StateMessage>): StateMessage => ({
    t: "state", number: 1, seat: 0, full: true, state: {}, decisions: [], waiting: [], outcome: null,
    events_from: 0, events: [], undo: null, asking_undo: null, values: {}, ...more,
  });

  it("keeps the fields that did not change, and forgets what was taken back", () => {
    const first = merge(undefined, said({ state: { doom: 1, clock: 2 }, events: [event("a"), event("b"), event("c")] }));
    const next = merge(first, said({ number: 2, full: false, state: { clock: 3 }, events_from: 1, events: [event("d")] }));
    expect(next.state).toEqual({ doom: 1, clock: 3 });
    expect(next.events.map((one) => one.kind)).toEqual(["a", "d"]);
  });

  it("keeps the values that did not change, and drops those that are no more", () => {
    const value = (total: number) => ({ total, base: total, steps: [] });
    const first = merge(undefined, said({ values: { worth: value(1), price: value(2) } }));
    const next = merge(first, said({ number: 2, full: false, values: { price: null, aid: value(3) } }));
    expect(next.values).toEqual({ worth: value(1), aid: value(3) });
    expect(merge(next, said({ values: {} })).values).toEqual({});
  });
});
