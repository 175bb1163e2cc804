import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { reasonOf, sentenceOf } from "../src/problem";
import { makeWords, say, sayPieces, sayProblem, t, words as theWords } from "../src/text";
import type { Msg } from "../src/types.gen";

const source = `
list-and = { $head } i { $tail }
event-lose = { $who }: strata { $amount ->
    [one] { $amount } punktu
   *[other] { $amount } punktów
} ({ $what })
ask-go = Idziesz na { $place }?
die = { $colour }-{ $face }
event-roll = { $who } rzuca: { $dice }.
`;
const words = makeWords("toy", "pl", source, {
  names: { hall: "Sala", lamp: "Lampa" },
  cards: { hall: { kind: "adventures", origin: "box", text: [], data: {} } },
});
const seatName = (seat: number): string => ["Amanda", "Bob"][seat] ?? "?";
const msg = (id: string, args: Msg["args"] = {}): Msg => ({ type: "msg", id, args });

describe("messages", () => {
  it("say names, seats, numbers and lists in the reader's language", () => {
    const lost = msg("event-lose", { who: { type: "seat", seat: 1 }, amount: 2, what: { type: "name", id: "lamp" } });
    expect(say(lost, seatName, words)).toBe("Bob: strata 2 punktów (Lampa)");
    const die = (face: string): Msg => msg("die", { colour: "g", face });
    const roll = msg("event-roll", { who: { type: "seat", seat: 0 }, dice: [die("1"), die("2"), die("lore")] });
    expect(say(roll, seatName, words)).toBe("Amanda rzuca: g-1, g-2 i g-lore.");
  });

  it("mark the components that can be looked at, and only those", () => {
    const place = (id: string): Msg => msg("ask-go", { place: { type: "name", id } });
    expect(sayPieces(place("hall"), seatName, words)).toEqual(["Idziesz na ", { card: "hall", name: "Sala" }, "?"]);
    expect(sayPieces(place("lamp"), seatName, words)).toEqual(["Idziesz na Lampa?"]);
  });

  it("write a minus, not a hyphen, in the game's words and in the room's", () => {
    const lost = msg("event-lose", { who: "Bob", amount: -2, what: "x" });
    expect(say(lost, seatName, words)).toContain("strata −2 punktów");
    theWords.value = makeWords("toy", "pl", source, { names: {}, cards: {} }, "points-now = { $points } pkt, { $place }. miejsce");
    expect(t("points-now", { points: -1, place: 2 })).toBe("−1 pkt, 2. miejsce");
  });

  it("say something rather than nothing when a message is missing", () => {
    expect(say(msg("event-odd-thing", { amount: 3 }), seatName, words)).toBe("odd thing 3");
  });
});

describe("problems", () => {
  const polish = new FluentBundle("pl", { useIsolating: false });
  for (const folder of ["engine", "table"]) {
    const file = new URL(`../../miskatonic/${folder}/text/problems.pl.ftl`, import.meta.url);
    polish.addResource(new FluentResource(readFileSync(file, "utf8")));
  }

  it("are said in the reader's language, with seats counted from one", () => {
    const taken = msg("problem-seat-taken", { seat: { type: "seat", seat: 1 } });
    expect(sayProblem(taken, [polish])).toBe("miejsce 2 jest zajęte");
    const damaged = msg("problem-line", { line: 3, reason: msg("problem-line-form") });
    expect(sayProblem(damaged, [polish])).toBe("wiersz 3: to nie jest wiersz pliku z rozgrywką");
    expect(sayProblem(msg("problem-too-many-tables", { most: 50 }), [polish])).toContain("50 niezakończonych stołów");
  });

  it("are said by the game where they are the game's", () => {
    const own = makeWords("toy", "pl", "problem-toy = tylko raz", { names: {}, cards: {} }).bundle;
    expect(sayProblem(msg("problem-toy"), [polish, own])).toBe("tylko raz");
  });

  it("fall back to English where they have no words", () => {
    const odd = { message: msg("problem-from-tomorrow"), detail: "something new" };
    expect(sayProblem(odd.message, [polish])).toBeNull();
    expect(reasonOf(odd)).toBe("something new");
    expect(sentenceOf({ message: null, detail: "too bad" })).toBe("Too bad.");
  });
});

function files(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(new URL(entry.name + "/", folder)) : [new URL(entry.name, folder)],
  );
}

const src = new URL("../src/", import.meta.url);
const ids = (language: string): string[] => {
  const own = files(src).filter((file) => file.pathname.endsWith(`/text/${language}.ftl`) || file.pathname.endsWith(`.${language}.ftl`));
  return own.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body.map((entry) => entry.id));
};

describe("the client's own words", () => {
  it("are the same in both languages", () => {
    expect(ids("pl").sort()).toEqual(ids("en").sort());
  });

  it("has every message that the code asks for", () => {
    const known = ids("pl");
    const code = files(src)
      .filter((file) => /\.tsx?$/.test(file.pathname) && !file.pathname.endsWith(".gen.ts"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"\s*[,)]/g)].map((found) => found[1] ?? "");
    const begun = [...code.matchAll(/\bt\(\s*(?:"([a-z-]+-)" \+|`([a-z-]+-)\$)/g)].map((found) => found[1] ?? found[2] ?? "");
    const either = [...code.matchAll(/\bt\([^"()]*\? "([a-z-]+)" : "([a-z-]+)"/g)].flatMap((found) => [found[1], found[2]]);
    expect(asked.length).toBeGreaterThan(100);
    expect([...asked, ...either].filter((id) => !known.includes(id ?? ""))).toEqual([]);
    expect(begun.filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
  });
});
