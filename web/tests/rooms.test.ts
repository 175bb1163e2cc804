// Every room keeps to itself: its styles stand under its own class, its words are in both languages.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const games = new URL("../src/games/", import.meta.url);
const rooms = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
const read = (path: string): string => readFileSync(new URL(path, games), "utf8");

describe.each(rooms)("the room %s", (room) => {
  it("has no style outside its own class", () => {
    if (!existsSync(new URL(`${room}/style.css`, games))) return;
    const text = read(`${room}/style.css`).replace(/\/\*[\s\S]*?\*\//g, "").trim();
    let depth = 0;
    let outside = "";
    for (const letter of text) {
      if (depth === 0 && letter !== "{" && letter !== "}") outside += letter;
      depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
    }
    expect(outside.trim().split(/\s+/)).toEqual(["." + room.replaceAll("_", "-")]);
  });

  it("says the same things in both languages", () => {
    if (!existsSync(new URL(`${room}/text`, games))) return;
    const ids = (lang: string): string[] => [...new FluentResource(read(`${room}/text/${lang}.ftl`)).body].map((entry) => entry.id).sort();
    expect(ids("pl")).toEqual(ids("en"));
  });
});
