import { describe, expect, it } from "vitest";
import { EVERYTHING, fits } from "../src/games/arkham_lcg/decks/filter";
import { printed } from "../src/games/arkham_lcg/decks/facts";
import { parse } from "../src/router";

const machete = printed("machete", {
  kind: "assets",
  origin: "box",
  text: [],
  data: { class: "guardian", level: 0, cost: 3, traits: ["item", "weapon"] },
});
const shown = (filter: Partial<typeof EVERYTHING>): boolean => fits({ ...EVERYTHING, ...filter }, machete, "Maczeta Machete Przedmiot Broń");

describe("the pool of cards", () => {
  it("is searched in both languages, without accents, word by word", () => {
    expect(shown({ words: "machete" })).toBe(true);
    expect(shown({ words: "BRON macz" })).toBe(true);
    expect(shown({ words: "shotgun" })).toBe(false);
  });
  it("is filtered by what is printed", () => {
    expect(shown({ class: "guardian", type: "assets", level: "0", cost: "3", trait: "weapon" })).toBe(true);
    expect(shown({ class: "mystic" })).toBe(false);
    expect(shown({ level: "2" })).toBe(false);
    expect(shown({ cost: "5" })).toBe(false);
    expect(shown({ trait: "spell" })).toBe(false);
  });
  it("takes dear cards together, and cards without a cost for none", () => {
    expect(fits({ ...EVERYTHING, cost: "5" }, { ...machete, cost: 7 }, "")).toBe(true);
    expect(fits({ ...EVERYTHING, cost: "0" }, { ...machete, cost: null }, "")).toBe(false);
  });
});

it("a game's own page has an address", () => {
  expect(parse("#/room/arkham-lcg/deck?x=1")).toMatchObject({ page: "room", id: "arkham-lcg", rest: "deck" });
});
