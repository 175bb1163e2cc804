import { describe, expect, it } from "vitest";
import { gloss, glossaryOf } from "../src/glossary";
import { NO_WORDS, type Lexicon } from "../src/grammar";

const forms = (...all: string[]): Record<string, string> => Object.fromEntries(all.map((form, index) => [String(index), form]));
const noun = { one: forms("Panika", "Paniki", "Panice"), several: {}, few: {}, many: {} };
const lexicon: Lexicon = { ...NO_WORDS, nouns: { Panika: noun } };
const ROOM = "legend-terror-name = Panika\nlegend-terror = Działa w stopkach.\nlegend-clock-name = Zegar\nlegend-clock = Idzie.\nlegend-dice = Kości\n";
const words = (text: string): string[] => gloss(text, glossaryOf(ROOM, lexicon)).flatMap((piece) => (typeof piece === "string" ? [] : [`${piece.word} ${piece.term.id}`]));

describe("words that a room explains", () => {
  it("are found in whatever form, and whole", () => {
    expect(words("Bez Paniki nie ma panice wstępu; zegary stoją, Zegar idzie.")).toEqual(["Paniki terror", "Zegar clock"]);
    expect(words("Paniczny zegarmistrz")).toEqual([]);
  });
  it("leave the text as it was", () => {
    const text = "Na Zegar, bez Paniki.";
    expect(gloss(text, glossaryOf(ROOM, lexicon)).map((piece) => (typeof piece === "string" ? piece : piece.word)).join("")).toBe(text);
    expect(gloss(text, glossaryOf("", NO_WORDS))).toEqual([text]);
  });
});
