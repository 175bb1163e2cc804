import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsed } from "../src/art/drawings";
import { harmless } from "../src/ui/trusted";

const games = join(import.meta.dirname, "../src");
const drawings = readdirSync(games, { recursive: true, encoding: "utf8" }).filter((path) => /art[\\/].*s[\\/].*\.svg$/.test(path));

test("every drawing of ours passes the gate", () => {
  expect(drawings.length).toBeGreaterThan(50);
  for (const path of drawings) expect(harmless(parsed(readFileSync(join(games, path), "utf8")).body), path).toBe(true);
});

test.each([
  "<script>alert(1)</script>",
  "<path d='M0 0'/><img src=x onerror=alert(1)>",
  "<path onload=alert(1) d='M0 0'/>",
  "<path/onload=alert(1)>",
  "<foreignObject><iframe srcdoc='x'></iframe></foreignObject>",
  "<use href='https://elsewhere.example/x.svg#a'/>",
  "<a href='javascript:alert(1)'><path/></a>",
  "<style>*{display:none}</style>",
  "< script>x",
])("what is more than shapes does not: %s", (body) => {
  expect(harmless(body)).toBe(false);
});
