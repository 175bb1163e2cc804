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
    // One block under the class, or rules that each begin with it; within a condition (`@media`) too.
    const own = "." + room.replaceAll("_", "-");
    const open: ("condition" | "rule")[] = [];
    const outside: string[] = [];
    let head = "";
    for (const letter of text) {
      if (letter === "{") {
        const condition = /^@(media|container|supports)/.test(head.trim());
        if (!condition && !open.includes("rule")) outside.push(...head.split(",").map((one) => one.trim()));
        open.push(condition ? "condition" : "rule");
      } else if (letter === "}") open.pop();
      head = /[{};]/.test(letter) ? "" : head + letter;
    }
    expect(outside.filter((selector) => selector.split(/[\s:>.]+/)[1] !== own.slice(1))).toEqual([]);
  });

  it("says the same things in both languages", () => {
    if (!existsSync(new URL(`${room}/text`, games))) return;
    const ids = (lang: string): string[] => [...new FluentResource(read(`${room}/text/${lang}.ftl`)).body].map((entry) => entry.id).sort();
    expect(ids("pl")).toEqual(ids("en"));
  });
});
