// Messages put into words by Fluent: the client's own and the game's, each person in their own language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { api } from "./api";
import type { CardInfo, Lang } from "./protocol";
import { lang } from "./settings";
import type { Arg, Msg } from "./types.gen";

function bundle(language: Lang, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

// The client's own words

type Source = { default: string };
const SOURCES: Record<Lang, () => Promise<Source[]>> = {
  pl: () =>
    Promise.all([
      import("./text/pl.ftl?raw"),
      import("../../miskatonic/engine/text/bots.pl.ftl?raw"),
      import("../../miskatonic/engine/text/problems.pl.ftl?raw"),
      import("../../miskatonic/table/text/problems.pl.ftl?raw"),
    ]),
  en: () =>
    Promise.all([
      import("./text/en.ftl?raw"),
      import("../../miskatonic/engine/text/bots.en.ftl?raw"),
      import("../../miskatonic/engine/text/problems.en.ftl?raw"),
      import("../../miskatonic/table/text/problems.en.ftl?raw"),
    ]),
};
const own = signal<FluentBundle | null>(null);
export const ready = computed(() => own.value !== null);

effect(() => {
  const language = lang.value;
  void SOURCES[language]().then((sources) => {
    if (lang.peek() !== language) return;
    own.value = bundle(language, sources.map((source) => source.default).join("\n"));
    if (typeof document !== "undefined") document.documentElement.lang = language;
  });
});

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const found = own.value?.getMessage(id);
  return found?.value ? own.value!.formatPattern(found.value, args ?? null) : id;
}

const BOTS = ["random", "heuristic", "search"];

/** Who sits there: a person's name, or what kind of bot. */
export function sitter(seat: { kind: string; name: string }): string {
  return seat.kind === "bot" && BOTS.includes(seat.name) ? t("bot-" + seat.name) : seat.name;
}

// A game's words

export interface Words {
  game: string;
  language: Lang;
  bundle: FluentBundle;
  names: Readonly<Record<string, string>>;
  cards: Readonly<Record<string, CardInfo>>;
}

type Vocabulary = Pick<Words, "bundle" | "names" | "cards">;

export const words = signal<Words | null>(null);
const wanted = signal("");
const known = new Map<string, Promise<Words>>();

export function makeWords(
  game: string,
  language: Lang,
  source: string,
  catalogue: Pick<Words, "names" | "cards">,
): Words {
  return { game, language, bundle: bundle(language, source), names: catalogue.names, cards: catalogue.cards };
}

async function load(game: string, language: Lang): Promise<Words> {
  const [source, catalogue] = await Promise.all([api.text(game, language), api.catalogue(game, language)]);
  return makeWords(game, language, source, catalogue);
}

export function wantWords(game: string): void {
  wanted.value = game;
}

effect(() => {
  const game = wanted.value;
  const language = lang.value;
  if (!game) return;
  const key = `${game}/${language}`;
  let found = known.get(key);
  if (!found) {
    found = load(game, language);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  void found
    .then((loaded) => {
      if (wanted.peek() === game && lang.peek() === language) words.value = loaded;
    })
    .catch(() => undefined);
});

export function cardName(id: string): string {
  return words.value?.names[id] ?? id;
}

export function card(id: string): CardInfo | undefined {
  return words.value?.cards[id];
}

export type SeatName = (seat: number) => string;

/** A piece of a sentence: plain, or the name of a component that can be looked at. */
export type Piece = string | { card: string; name: string };

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

function word(from: Vocabulary, value: Arg, seatName: SeatName, marked: boolean): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const parts = value.map((part: Arg) => String(word(from, part, seatName, marked)));
    const last = parts.pop() ?? "";
    return parts.length ? phrase(from, "list-and", { head: parts.join(", "), tail: last }) : last;
  }
  const thing = value as Exclude<Arg, number | string | boolean | readonly Arg[]>;
  if (thing.type === "seat") return seatName(thing.seat);
  if (thing.type === "msg") return plain(from, thing, seatName, marked);
  const name = from.names[thing.id] ?? thing.id;
  return marked && from.cards[thing.id] ? OPEN + thing.id + MIDDLE + name + CLOSE : name;
}

function phrase(from: Vocabulary, id: string, args: Record<string, FluentVariable>): string {
  const found = from.bundle.getMessage(id);
  if (!found?.value) {
    // A message that the game forgot: better its bare words than a blank.
    return [id.replace(/^(event|ask|option)-/, "").replace(/-/g, " "), ...Object.values(args)].join(" ");
  }
  return from.bundle.formatPattern(found.value, args, []).replace(/\s*\n\s*/g, " ");
}

function plain(from: Vocabulary, message: Msg, seatName: SeatName, marked: boolean): string {
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(message.args)) args[key] = word(from, value, seatName, marked);
  return phrase(from, message.id, args);
}

export function say(message: Msg, seatName: SeatName, from: Words | null = words.value): string {
  return from ? plain(from, message, seatName, false) : "…";
}

export function sayPieces(message: Msg, seatName: SeatName, from: Words | null = words.value): Piece[] {
  if (!from) return ["…"];
  return plain(from, message, seatName, true)
    .split(/(\uE000[^\uE002]*\uE002)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.startsWith(OPEN)) return part;
      const [id = "", name = ""] = part.slice(1, -1).split(MIDDLE);
      return { card: id, name };
    });
}

/** The words of what went wrong, the client's or else the game's; seats are counted from one. */
export function sayProblem(
  message: Msg,
  bundles: readonly (FluentBundle | undefined | null)[] = [own.value, words.value?.bundle],
): string | null {
  const found = bundles.find((one) => one?.hasMessage(message.id));
  if (!found) return null;
  const from = { bundle: found, names: words.value?.names ?? {}, cards: {} };
  return plain(from, message, (seat) => String(seat + 1), false);
}

/** A number as its game shows it, where that is no plain number: an hour is III, not 1. */
export function sayValue(name: string, value: number, from: Words | null = words.value): string {
  const found = from?.bundle.getMessage("value-" + name);
  return found?.value ? from!.bundle.formatPattern(found.value, { [name]: value }) : String(value);
}

export function eventMessage(event: { kind: string; args: Msg["args"] }): Msg {
  return { type: "msg", id: "event-" + event.kind.replaceAll(".", "-"), args: event.args };
}
