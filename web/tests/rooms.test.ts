// Every room keeps to itself: its styles stand under its own class, its words are in both languages.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { GameClient } from "../src/games/loaded";

const games = new URL("../src/games/", import.meta.url);
const rooms = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
const read = (path: string): string => readFileSync(new URL(path, games), "utf8");

const clients = import.meta.glob<GameClient>("../src/games/*/index.ts", { import: "client" });
const house = ["text/pl.ftl", "text/en.ftl"].map((path) => idsIn(readFileSync(new URL("../src/" + path, import.meta.url), "utf8")));

function idsIn(source: string): string[] {
  return new FluentResource(source).body.map((entry) => entry.id).sort();
}

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
    const ids = (lang: string): string[] => idsIn(read(`${room}/text/${lang}.ftl`));
    expect(ids("pl")).toEqual(ids("en"));
  });

  it("has words for its guide, for each great moment, and for the end", async () => {
    const client = await clients[`../src/games/${room}/index.ts`]!();
    const known = new Set([...idsIn(read(`${room}/text/pl.ftl`)), ...house[0]!]);
    const great = Object.entries(client.shows ?? {}).flatMap(([kind, show]) => (show.great ? [kind.replaceAll(".", "-")] : []));
    const wanted = [
      ...client.guide.flatMap((step) => [`guide-${step}`, `guide-${step}-title`]),
      ...great.flatMap((kind) => [`moment-${kind}`, `moment-${kind}-1`]),
      "moment-won-1",
      "moment-lost-1",
    ];
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  it("shows only events that its rules have words for", async () => {
    const client = await clients[`../src/games/${room}/index.ts`]!();
    const rules = new URL(`../../miskatonic/games/${room}/text/`, import.meta.url);
    const said = readdirSync(rules).filter((name) => name.endsWith(".pl.ftl")).flatMap((name) => idsIn(readFileSync(new URL(name, rules), "utf8")));
    const shown = Object.keys(client.shows ?? {}).map((kind) => "event-" + kind.replaceAll(".", "-"));
    expect(shown.filter((id) => !said.includes(id))).toEqual([]);
  });
});
