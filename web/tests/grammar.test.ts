import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lexicon } from "../src/grammar";
import type { Catalogue, Lang } from "../src/protocol";
import { makeWords, say } from "../src/text";
import type { Msg } from "../src/types.gen";

interface Table {
  sources: Record<Lang, string>;
  lexicons: Record<Lang, Lexicon>;
  names: Record<string, string>;
  forms: Record<string, Record<string, string>>;
  cases: ({ say: Msg } & Partial<Record<Lang, string>>)[];
}

const file = new URL("../../tests/grammar/cases.json", import.meta.url);
const table = JSON.parse(readFileSync(file, "utf8")) as Table;
const seatName = (seat: number): string => ["Amanda Sharpe", "Bob Jenkins"][seat] ?? "?";

describe.each<Lang>(["pl", "en"])("the grammar in %s", (language) => {
  const words = makeWords("toy", language, table.sources[language], {
    names: table.names,
    cards: {},
    forms: language === "pl" ? table.forms : {},
    lexicon: table.lexicons[language],
  });
  const asked = table.cases.filter((one) => one[language] !== undefined);

  it.each(asked.map((one) => [one[language] ?? "", one.say] as const))("says: %s", (said, message) => {
    expect(say(message, seatName, words)).toBe(said);
  });

  it("knows the forms of whoever sits there", () => {
    const won: Msg = { type: "msg", id: "won", args: { who: { type: "seat", seat: 0 } } };
    expect(say(won, seatName, words)).toBe(language === "pl" ? "Amanda Sharpe wygrała" : "Amanda Sharpe wins");
  });

  it("has every case of the table", () => {
    expect(asked.length).toBeGreaterThan(15);
  });
});

const root = join(import.meta.dirname, "..", "..");
const python = join(root, ".venv", "bin", "python");

interface Said {
  source: string;
  catalogue: Catalogue;
  said: string[];
}

describe.skipIf(!existsSync(python))("every card and every golden game of Elder Sign", () => {
  it("is told as the program tells it", () => {
    const told = execFileSync(python, ["-m", "tests.grammar", "elder-sign"], { cwd: root, maxBuffer: 1e8 });
    const table = JSON.parse(told.toString()) as Record<Lang, Said> & { messages: Msg[] };
    for (const language of ["pl", "en"] as const) {
      const { source, catalogue, said } = table[language];
      const words = makeWords("elder-sign", language, source, catalogue);
      expect(table.messages.map((message) => say(message, (seat) => `#${seat}`, words))).toEqual(said);
      expect(said.length).toBeGreaterThan(1000);
    }
  }, 60_000);
});
