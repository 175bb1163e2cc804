// The functions that messages call, as in miskatonic/engine/grammar.py; tests/grammar says what both must say.
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Lang } from "./protocol";

type Forms = Readonly<Record<string, string>>;

export interface Noun {
  one: Forms;
  several: Forms;
  few: Forms;
  many: Forms;
  gender?: string;
  article?: string;
}

export interface Lexicon {
  nouns: Readonly<Record<string, Noun>>;
  verbs: Readonly<Record<string, Forms>>;
  names: Forms;
  persons: Forms;
}

export const NO_WORDS: Lexicon = { nouns: {}, verbs: {}, names: {}, persons: {} };

/** An argument that is itself put into words, in any case: a message, the name of a component, a list. */
export abstract class Part extends FluentType<null> {
  constructor(readonly inCase: string) {
    super(null);
  }
  abstract said(inCase: string): string;
  abstract trait(name: string): string;
  abstract joined(last: string): string;
  toString(): string {
    return this.said(this.inCase);
  }
}

const CASES = ["nom", "gen", "dat", "acc", "ins", "loc"];

function text(value: FluentValue | undefined, otherwise = ""): string {
  if (value === undefined) return otherwise;
  if (typeof value === "string") return value;
  return value instanceof Part ? value.said("nom") : String(value.valueOf());
}

function number(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  throw new TypeError(`${text(value)} is no number`);
}

function part(value: FluentValue | undefined): Part {
  if (value instanceof Part) return value;
  throw new TypeError(`${text(value)} is no message`);
}

export function functions(lexicon: Lexicon, language: Lang): Record<string, FluentFunction> {
  const rules = new Intl.PluralRules(language);

  function noun(word: FluentValue | undefined): Noun {
    const key = text(word);
    const found = lexicon.nouns[lexicon.names[key] ?? key];
    if (!found) throw new ReferenceError(`the lexicon has no noun '${key}'`);
    return found;
  }

  function verb(word: FluentValue | undefined): Forms {
    const found = lexicon.verbs[text(word)];
    if (!found) throw new ReferenceError(`the lexicon has no verb '${text(word)}'`);
    return found;
  }

  function form(word: FluentValue | undefined, inCase: string, many: string): string {
    if (!CASES.includes(inCase)) throw new RangeError(`'${inCase}' is no case`);
    if (word instanceof Part) return word.said(inCase);
    const found = noun(word);
    return (many === "several" ? found.several : found.one)[inCase] ?? "";
  }

  function counted(amount: number, word: FluentValue | undefined, inCase: string): string {
    const found = noun(word);
    const kind = rules.select(amount);
    return (kind === "one" ? found.one : kind === "few" ? found.few : found.many)[inCase] ?? "";
  }

  function count(amount: FluentValue | undefined, word: FluentValue | undefined, inCase: string): string {
    if (amount instanceof Part) return `${amount.said("nom")} ${noun(word).many[inCase]}${amount.trait("tail")}`;
    return `${number(amount)} ${counted(number(amount), word, inCase)}`;
  }

  const all: Record<string, FluentFunction> = {
    FORM: ([word, inCase], named) => form(word, text(inCase ?? named["case"], "nom"), text(named["number"], "one")),
    COUNT: ([amount, word, inCase], named) => count(amount, word, text(inCase ?? named["case"], "acc")),
    COUNTED: ([amount, word, inCase], named) => counted(number(amount), word, text(inCase ?? named["case"], "acc")),
    SOME: ([amount, word, inCase], named) => {
      const wanted = text(inCase ?? named["case"], "acc");
      if (number(amount) !== 1) return count(amount, word, wanted);
      return `${noun(word).article ?? ""} ${noun(word).one[wanted]}`.trim();
    },
    AGREE: ([amount, word, doing]) => {
      const kind = rules.select(number(amount));
      const several = noun(word).article ? kind !== "one" : kind === "few" && noun(word).gender !== "m1";
      return verb(doing)[several ? "they" : "he"] ?? "";
    },
    DO: ([by, word, many]) => {
      const person = lexicon.persons[text(by)] ?? "he";
      return verb(word)[text(many) === "several" && person === "he" ? "they" : person] ?? "";
    },
    ONCE: ([moment, whose, word]) => {
      const who = ["own", "several"].includes(text(whose)) ? text(whose) : "any";
      return verb(word)[`${text(moment)}-${who}`] ?? "";
    },
    TRAIT: ([word, name]) => part(word).trait(text(name)),
    GENDER: ([word]) => (word instanceof Part ? word.trait("gender") : (noun(word).gender ?? "")),
    A: ([word]) => `${noun(word).article ?? ""} ${noun(word).one["nom"]}`.trim(),
    CAPITAL: ([word]) => {
      const words = text(word);
      return words.slice(0, 1).toUpperCase() + words.slice(1);
    },
    SIGNED: ([amount]) => {
      const value = number(amount);
      return value ? `${value > 0 ? "+" : "−"}${Math.abs(value)}` : "";
    },
    AND: ([parts]) => part(parts).joined("list-and"),
    OR: ([parts]) => part(parts).joined("list-or"),
  };
  for (const inCase of CASES) {
    all[inCase.toUpperCase()] = ([word], named) => form(word, inCase, text(named["number"], "one"));
  }
  return all;
}
