import { browserOf } from "../src/pages/account";
import { inMinutes } from "../src/table/clock";
import { describe, expect, it } from "vitest";
import { parsed } from "../src/art/drawings";
import { link } from "../src/house/invitation";
import { hintFor } from "../src/house/lesson";
import { difficulty } from "../src/house/shelf";
import { drawn, modesOf, NEW, newOptions, newSeats, seatCount, undoOf, wishesFor, withOption } from "../src/house/wishes";
import type { GameInfo, Lesson } from "../src/protocol";
import type { Decision } from "../src/types.gen";

const opponent = { name: "opponent", choices: ["random", "yig", "hastur"], default: "random", per_seat: false, brought: false };
const person = { name: "people", choices: ["random", "choose", "ann", "ben", "cy"], default: "random", per_seat: true, brought: false };
const game: GameInfo = {
  id: "toy",
  names: { pl: "Gra", en: "Game" },
  least_seats: 1,
  most_seats: 4,
  bots: ["random"],
  settings: [opponent, person],
  rivals: false,
  rules: { undo: "free", open_hands: true, bot_delay: 0.4, companion: false, public: false, curtain: false, patience: 0, clock: 0, hints: true },
  measured: null,
  lessons: 0,
};

describe("a new table", () => {
  it("has one seat for one person, and two at least for company", () => {
    expect(seatCount(game, NEW)).toBe(1);
    expect(seatCount(game, { ...NEW, mode: "online" })).toBe(2);
    expect(seatCount(game, { ...NEW, mode: "bots", seats: { bots: 9 } })).toBe(4);
  });

  it("of rivals is with bots when one is alone: nobody plays against himself", () => {
    expect(modesOf(game)).toContain("solo");
    const rivals = { ...game, rivals: true };
    expect(modesOf(rivals)).not.toContain("solo");
    expect(wishesFor(game).mode).toBe("solo");
    expect(wishesFor(rivals).mode).toBe("bots");
  });

  it("takes back by consent where others sit, unless somebody wishes otherwise", () => {
    expect(undoOf(game, NEW)).toBe("free");
    expect(undoOf(game, { ...NEW, mode: "online" })).toBe("consent");
    expect(undoOf(game, { ...NEW, mode: "online", undo: "free" })).toBe("free");
  });

  it("seats people as they play", () => {
    expect(newSeats({ ...NEW, mode: "online" }, 2, "random")).toEqual([{ kind: "me" }, { kind: "open" }]);
    expect(newSeats({ ...NEW, mode: "hotseat" }, 2, "random")).toEqual([{ kind: "me" }, { kind: "me" }]);
    expect(newSeats({ ...NEW, mode: "hotseat", names: { 1: " Ben " } }, 2, "random")[1]).toEqual({ kind: "me", name: "Ben" });
    expect(newSeats({ ...NEW, names: { 1: "Ben" } }, 2, "random")[1]).toEqual({ kind: "me" });
  });

  it("forgets a choice that can no longer be made", () => {
    const wishes = withOption(withOption(NEW, opponent, "gone"), person, "ann", 1);
    expect(newOptions(game, wishes, 2)).toEqual({ opponent: "random", people: ["random", "ann"] });
  });

  it("draws everything by lot, and nobody twice", () => {
    const options = newOptions(game, drawn(game, NEW, 3, () => 0), 3);
    expect(options).toEqual({ opponent: "yig", people: ["ann", "ben", "cy"] });
  });
});

describe("an invitation", () => {
  it("leads by the network where this machine alone knows its own name", () => {
    expect(link("http://localhost:8765", "http://192.168.1.5:8765/", "a", "b")).toBe(
      "http://192.168.1.5:8765/#/table/a?invite=b",
    );
    expect(link("http://localhost:8765", null, "a", "b")).toBe("http://localhost:8765/#/table/a?invite=b");
    expect(link("https://play.example", "http://192.168.1.5:8765/", "a", "b")).toBe(
      "https://play.example/#/table/a?invite=b",
    );
  });
});

describe("a lesson", () => {
  const words = { pl: "x", en: "x" };
  const lesson: Lesson = {
    id: "l",
    title: words,
    lead: words,
    learnt: words,
    goal: "done",
    hints: [
      { at: "roll", key: "roll", after: "task", say: { pl: "2", en: "2" } },
      { at: "roll", key: "roll", after: "", say: { pl: "1", en: "1" } },
      { at: "pick", key: "a b", after: "", say: { pl: "3", en: "3" } },
    ],
  };
  const asked = (kind: string, ...keys: string[]): Decision =>
    ({ kind, options: keys.map((key) => ({ key })) }) as unknown as Decision;

  it("says what fits the question and what has happened", () => {
    expect(hintFor(lesson, asked("roll", "roll"), [])?.say.en).toBe("1");
    expect(hintFor(lesson, asked("roll", "roll"), ["task"])?.say.en).toBe("2");
    expect(hintFor(lesson, asked("pick", "a", "b"), [])?.say.en).toBe("3");
    expect(hintFor(lesson, asked("pick", "a"), [])).toBeNull();
    expect(hintFor(lesson, null, [])).toBeNull();
  });
});

describe("the shelf", () => {
  it("calls a game hard by how often bots lose it", () => {
    expect([39, 52, 72].map(difficulty)).toEqual(["hard", "fair", "easy"]);
  });

  it("reads a drawing without its wrapping", () => {
    expect(parsed('<svg xmlns="x" viewBox="0 0 9 9" fill="currentColor">\n<path d="M0 0"/>\n</svg>\n')).toEqual({
      box: "0 0 9 9",
      body: '\n<path d="M0 0"/>\n',
    });
  });
});

describe("a session", () => {
  it("is known by two words of what the browser says of itself", () => {
    expect(browserOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
    expect(browserOf("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140")).toBe("Edge, Windows");
    expect(browserOf("curl/8")).toBe("curl/8");
    expect(browserOf("")).toBe("");
  });
});

it("a clock counts in minutes and seconds", () => {
  expect([0, 9, 60, 125].map(inMinutes)).toEqual(["0:00", "0:09", "1:00", "2:05"]);
});
