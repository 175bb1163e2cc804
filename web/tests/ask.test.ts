import { describe, expect, it, vi } from "vitest";
import { followed, readActs, routine } from "../src/acts";
import { Ask, byAnchor, enough } from "../src/ask";
import { prompts } from "../src/games/elder_sign/prompts";
import { enginePrompts, plain, promptOf } from "../src/games/registry";
import { merge, type SeatView } from "../src/store";
import type { StateMessage } from "../src/protocol";
import type { Decision, Option } from "../src/types.gen";

const text = { type: "msg", id: "x", args: {} } as const;
const option = (key: string, anchor = "", ...also: string[]): Option => ({ key, text, anchor, also, target: "" });
const question = (more: Partial<Decision> = {}): Decision => ({
  kind: "reroll",
  seat: 0,
  rule: "es.clues.2",
  prompt: text,
  options: ["die:0", "die:1", "die:2"].map((key) => option(key, key)),
  least: 1,
  most: 1,
  refusals: [],
  always: false,
  topic: "",
  weights: [],
  cause: "",
  ...more,
});

describe("anchors", () => {
  it("gather what lies on one thing, options and refusals apart", () => {
    const decision = question({
      options: [
        option("aid", "entrance"),
        option("buy", "entrance"),
        option("pass"),
      ],
      refusals: [{ key: "ally", text, rule: "es.souvenir.1", anchor: "entrance", missing: null }],
    });
    const offers = byAnchor(decision);
    expect([...offers.keys()]).toEqual(["entrance"]);
    expect(offers.get("entrance")?.options.map((option) => option.key)).toEqual(["aid", "buy"]);
    expect(offers.get("entrance")?.refusals.map((refusal) => refusal.key)).toEqual(["ally"]);
  });
});

describe("a piece that is sent", () => {
  const sent = (target: string): Option => ({ ...option("send " + target, "figure"), target });
  it("is touched, and then the place", () => {
    const answer = vi.fn();
    const ask = new Ask(question({ options: [sent("a"), sent("b")] }), answer);
    expect(ask.landings(["b"]), "not before it is touched").toEqual([]);
    ask.touch(["figure"]);
    expect(answer).not.toHaveBeenCalled();
    ask.land(["b"]);
    expect(answer).toHaveBeenCalledWith(["send b"], false, null);
  });
  it("is carried only where it can go", () => {
    const ask = new Ask(question({ options: [sent("a"), option("stay", "c")] }), vi.fn());
    expect(ask.takes(["figure"], ["a"])).toBe(true);
    expect(ask.takes(["figure"], ["c"])).toBe(false);
  });
});

describe("a question", () => {
  it("for one answer is answered by the first click", () => {
    const answer = vi.fn();
    new Ask(question(), answer).pick("die:1");
    expect(answer).toHaveBeenCalledWith(["die:1"], false, null);
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
    expect(answer).toHaveBeenCalledWith(["die:1", "die:2"], false, null);
  });

  it("about sets of things is answered as soon as what was touched belongs to one set alone", () => {
    const answer = vi.fn();
    const put = (key: string, ...dice: string[]): Option => ({ ...option(key, ...dice), target: "task:1" });
    const sets = [put("dice:0+1", "die:0", "die:1"), put("dice:0+2", "die:0", "die:2")];
    const ask = new Ask(question({ options: sets }), answer);
    ask.touch(["die:0"]);
    expect(answer).not.toHaveBeenCalled();
    expect(ask.gathered.value).toEqual(["die:0"]);
    ask.touch(["die:2"]);
    expect(answer).toHaveBeenCalledWith(["dice:0+2"], false, null);
  });

  it("is answered by whichever of equal things is touched", () => {
    const answer = vi.fn();
    new Ask(question({ options: [option("die:0", "die:0", "die:3"), option("die:1", "die:1")] }), answer).touch(["die:3"]);
    expect(answer).toHaveBeenCalledWith(["die:0"], false, null);
  });

  it("asks twice before it takes a grave answer", () => {
    const answer = vi.fn();
    const ask = new Ask(question({ options: [option("roll"), option("give-up")] }), answer, ["give-up"]);
    ask.pick("give-up");
    expect(answer).not.toHaveBeenCalled();
    expect(ask.armed.value).toBe("give-up");
    ask.pick("give-up");
    expect(answer).toHaveBeenCalledWith(["give-up"], false, null);
  });

  it("may be answered in one go with the next: things are marked, then a button is pressed", () => {
    const answer = vi.fn();
    const acts = readActs(["after-roll clue > reroll", "after-roll fail >> discard-die", "secure focus >> secure-die"]);
    const dice = ["die:0", "die:1"];
    const roll = question({ kind: "after-roll", options: [option("clue"), option("fail")] });
    const ask = new Ask(roll, answer, [], acts, dice);
    dice.forEach((die) => ask.mark([die]));
    expect(ask.marks.value).toEqual(dice);
    ask.do(ask.acts[0]!, ask.marks.value);
    const follow = { kind: "reroll", things: dice };
    expect(answer).toHaveBeenLastCalledWith(["clue"], false, follow);
    expect(followed(follow, question({ most: 3 }))).toEqual(dice);
    expect(followed(follow, question()), "two are too many here").toBeNull();
    expect(followed(follow, question({ kind: "heal" }))).toBeNull();
    new Ask(question({ kind: "secure", options: [option("roll-on"), option("focus")] }), answer, [], acts, dice).mark(["die:1"]);
    expect(answer).toHaveBeenLastCalledWith(["focus"], false, { kind: "secure-die", things: ["die:1"] });
  });

  it("is routine only where nothing else is on offer", () => {
    const before = (...keys: string[]): Decision => question({ kind: "before-roll", options: keys.map((key) => option(key)) });
    expect(routine(["before-roll roll give-up"], before("roll", "give-up"))).toEqual(["roll"]);
    expect(routine(["before-roll roll give-up"], before("roll", "use:crowbar", "give-up"))).toBeNull();
    expect(routine(["before-roll roll give-up"], before("give-up"))).toBeNull();
  });

  it("takes what is put on a thing as an answer for both", () => {
    const answer = vi.fn();
    const options = [{ ...option("a", "die:0"), target: "task:1" }, { ...option("b", "die:0"), target: "task:2" }];
    new Ask(question({ options }), answer).put(["die:0"], ["task:2"]);
    expect(answer).toHaveBeenCalledWith(["b"], false, null);
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
  const event = (kind: string): SeatView["events"][number] => ({ kind, args: {}, seats: null, names: {} });
  const said = (more: Partial<StateMessage>): StateMessage => ({
    t: "state", number: 1, seat: 0, full: true, state: {}, decisions: [], waiting: [], outcome: null,
    events_from: 0, events: [], undo: null, asking_undo: null, bots_wait: null, moment: null, values: {}, ...more,
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
