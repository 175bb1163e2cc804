// Messages put into words by Fluent: the client's own and the game's, each person in their own language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { api } from "./api";
import { functions, NO_WORDS, Part, type Lexicon } from "./grammar";
import type { CardInfo, Catalogue, Lang } from "./protocol";
import { glossaryOf, type Glossary } from "./glossary";
import { lang } from "./settings";
import type { Arg, Event, Msg } from "./types.gen";

function bundle(language: Lang, source: string, lexicon: Lexicon = NO_WORDS): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: functions(lexicon, language) });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

// The client's own words

type Source = { default: string };
const SOURCES: Record<Lang, () => Promise<Source[]>> = {
  pl: () =>
    Promise.all([
      import("./text/pl.ftl?raw"),
      import("./text/house.pl.ftl?raw"),
      import("../../miskatonic/engine/text/bots.pl.ftl?raw"),
      import("../../miskatonic/engine/text/problems.pl.ftl?raw"),
      import("../../miskatonic/table/text/problems.pl.ftl?raw"),
    ]),
  en: () =>
    Promise.all([
      import("./text/en.ftl?raw"),
      import("./text/house.en.ftl?raw"),
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

/** The client's own words, or those of the room whose table this is. */
function homeOf(id: string): FluentBundle | undefined {
  return [own.value, words.value?.room].find((bundle) => bundle?.hasMessage(id)) ?? undefined;
}

export const knows = (id: string): boolean => homeOf(id) !== undefined;

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const home = homeOf(id);
  const found = home?.getMessage(id);
  return home && found?.value ? withMinus(home.formatPattern(found.value, args ?? null), Object.values(args ?? {})) : id;
}

const BOTS = ["random", "heuristic", "thinker"];

/** Who sits there: a person's name, or what kind of bot. */
export function sitter(seat: { kind: string; name: string }): string {
  return seat.kind === "bot" && BOTS.includes(seat.name) ? t("bot-" + seat.name) : seat.name;
}

/** Who sits there, or which place it is while nobody does. */
export function sitterAt(seats: readonly { seat: number; kind: string; name: string }[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  return (found && sitter(found)) || t("seat", { seat: seat + 1 });
}

// A game's words

export interface Words {
  game: string;
  language: Lang;
  bundle: FluentBundle;
  /** The words of its board, which the server does not need. */
  room: FluentBundle | null;
  glossary: Glossary;
  names: Readonly<Record<string, string>>;
  cards: Readonly<Record<string, CardInfo>>;
  /** What packs say of names: gender, and cases that differ from the name. */
  forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Vocabulary = Pick<Words, "bundle" | "names" | "cards" | "forms">;

export const words = signal<Words | null>(null);
const wanted = signal("");
const known = new Map<string, Promise<Words>>();

export function makeWords(
  game: string,
  language: Lang,
  source: string,
  catalogue: Pick<Catalogue, "names" | "cards"> & Partial<Catalogue>,
  room = "",
): Words {
  const { names, cards, forms = {}, lexicon = NO_WORDS } = catalogue;
  const board = room ? bundle(language, room) : null;
  const glossary = glossaryOf(room, lexicon);
  return { game, language, bundle: bundle(language, source, lexicon), room: board, glossary, names, cards, forms };
}

const ROOMS = import.meta.glob<string>("./games/*/text/*.ftl", { query: "?raw", import: "default" });

async function load(game: string, language: Lang): Promise<Words> {
  const room = ROOMS[`./games/${game.replaceAll("-", "_")}/text/${language}.ftl`];
  const [source, catalogue, board] = await Promise.all([
    api.text(game, language),
    api.catalogue(game, language),
    room?.() ?? "",
  ]);
  return makeWords(game, language, source, catalogue, board);
}

/** The words of a game that need not be the one at the table. */
export function wordsOf(game: string, language: Lang): Promise<Words> {
  const key = `${game}/${language}`;
  let found = known.get(key);
  if (!found) {
    found = load(game, language);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

export function wantWords(game: string): void {
  wanted.value = game;
}

effect(() => {
  const game = wanted.value;
  const language = lang.value;
  if (!game) return;
  void wordsOf(game, language)
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

/** How messages are being said: with which words, of whom, with the names that can be looked at marked or not. */
interface Telling {
  from: Vocabulary;
  seatName: SeatName;
  marked: boolean;
}

type Thing = Exclude<Arg, number | string | boolean>;

/** An argument that is put into words when its place in the sentence is known. */
class Said extends Part {
  constructor(
    private readonly telling: Telling,
    private readonly thing: Thing,
    inCase: string,
  ) {
    super(inCase);
  }
  said(inCase: string): string {
    return inWords(this.telling, this.thing, inCase);
  }
  trait(name: string): string {
    const { thing, telling } = this;
    if (isList(thing)) return "";
    if (thing.type !== "msg") return formOf(telling, thing, name);
    const pattern = telling.from.bundle.getMessage(thing.id)?.attributes[name];
    return pattern ? telling.from.bundle.formatPattern(pattern, argumentsOf(telling, thing, "nom"), []) : "";
  }
  joined(last: string): string {
    const parts = isList(this.thing) ? this.thing : [this.thing];
    return join(this.telling, parts.map((one: Arg) => inWords(this.telling, one, this.inCase)), last);
  }
}

const isList = (value: Arg): value is readonly Arg[] => Array.isArray(value);

function join(telling: Telling, parts: string[], last = "list-and"): string {
  const tail = parts.at(-1) ?? "";
  if (parts.length < 2) return tail;
  return phrase(telling, { type: "msg", id: last, args: { head: parts.slice(0, -1).join(", "), tail } }, "nom");
}

function formOf({ from, seatName }: Telling, thing: Exclude<Thing, Msg | readonly Arg[]>, name: string): string {
  if (thing.type === "name") return from.forms[thing.id]?.[name] ?? "";
  const who = seatName(thing.seat);
  return Object.entries(from.forms).find(([id]) => from.names[id] === who)?.[1][name] ?? "";
}

function inWords(telling: Telling, value: Arg, inCase: string): string {
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isList(value)) return join(telling, value.map((part) => inWords(telling, part, inCase)));
  const thing = value as Exclude<Thing, readonly Arg[]>;
  if (thing.type === "msg") return phrase(telling, thing, inCase);
  const { from, seatName, marked } = telling;
  const form = formOf(telling, thing, inCase);
  if (thing.type === "seat") return form || seatName(thing.seat);
  const name = form || (from.names[thing.id] ?? thing.id);
  return marked && from.cards[thing.id] ? OPEN + thing.id + MIDDLE + name + CLOSE : name;
}

function argumentsOf(telling: Telling, message: Msg, inCase: string): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = { case: inCase };
  for (const [key, value] of Object.entries(message.args)) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
    else if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else args[key] = new Said(telling, value as Thing, inCase);
  }
  return args;
}

function phrase(telling: Telling, message: Msg, inCase: string): string {
  const found = telling.from.bundle.getMessage(message.id);
  const pattern = found?.attributes[inCase] ?? found?.value;
  if (!pattern) {
    // A message that the game forgot: better its bare words than a blank.
    const parts = Object.values(message.args).map((value: Arg) => inWords(telling, value, "nom"));
    return [message.id.replace(/^(event|ask|option)-/, "").replace(/-/g, " "), ...parts].join(" ");
  }
  const said = telling.from.bundle.formatPattern(pattern, argumentsOf(telling, message, inCase), []);
  return withMinus(said.replace(/\s*\n\s*/g, " "), Object.values(message.args));
}

/** Fluent writes a hyphen before a number below nothing. */
function withMinus(said: string, args: readonly unknown[]): string {
  const below = args.filter((value): value is number => typeof value === "number" && value < 0);
  return below.reduce((words, value) => words.replaceAll(String(value), `−${-value}`), said);
}

function plain(from: Vocabulary, message: Msg, seatName: SeatName, marked: boolean): string {
  return phrase({ from, seatName, marked }, message, "nom");
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
  const from = { bundle: found, names: words.value?.names ?? {}, cards: {}, forms: {} };
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

/** What people were called when this happened: an investigator's past is not told of the next one. */
export function namesThen(events: readonly Event[], at: number, now: SeatName): SeatName {
  return (seat) => {
    for (let index = at; index >= 0; index -= 1) {
      const name = events[index]?.names?.[seat];
      if (name) return cardName(name);
    }
    return now(seat);
  };
}
