// What somebody chose for a new table, remembered for the next.
import type { GameInfo, NewSeat, Setting, Undo } from "../protocol";
import { kept } from "../settings";
import { ownById } from "./brought";

export const MODES = ["solo", "hotseat", "online", "bots"] as const;
export type Mode = (typeof MODES)[number];

/** Who plays against others cannot play them all: alone means with bots. */
export const modesOf = (game: GameInfo): readonly Mode[] => (game.rivals ? MODES.filter((mode) => mode !== "solo") : MODES);

export interface Wishes {
  mode: Mode;
  /** By mode: alone one sits differently than in company. */
  seats: Readonly<Partial<Record<Mode, number>>>;
  /** By setting, or by setting and seat. */
  options: Readonly<Record<string, string>>;
  /** Of the others at one screen, by seat. */
  names: Readonly<Record<string, string>>;
  undo: Undo | "";
  bot: string;
  delay: number;
  patience: number;
  /** Seconds for an answer; 0: as long as one likes. */
  clock: number;
  /** `null`: as the game would have it. */
  openHands: boolean | null;
  companion: boolean;
  isPublic: boolean;
  /** `null`: as the game would have it. */
  hints: boolean | null;
}

export const CLOCKS: readonly number[] = [0, 15, 30, 60, 120, 300, 900];

export const NEW: Wishes = {
  mode: "solo",
  seats: {},
  options: {},
  names: {},
  undo: "",
  bot: "",
  delay: 0.4,
  patience: 0,
  clock: 0,
  openHands: null,
  companion: false,
  isPublic: false,
  hints: null,
};

type Remembered = Readonly<Record<string, Partial<Wishes>>>;
const isRemembered = (value: unknown): value is Remembered => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";

export const lastGame = kept<string>("game", "", isText);
const remembered = kept<Remembered>("wishes", {}, isRemembered);

export function wishesFor(game: GameInfo): Wishes {
  const found = { ...NEW, ...remembered.value[game.id] };
  return modesOf(game).includes(found.mode) ? found : { ...found, mode: "bots" };
}

export function remember(game: string, wishes: Wishes): void {
  remembered.value = { ...remembered.value, [game]: wishes };
}

const place = (setting: Setting, seat?: number): string => (seat === undefined ? setting.name : `${setting.name} ${seat}`);

/** What was chosen, if it still can be: of what is brought, the id under which it is kept. */
export function option(wishes: Wishes, setting: Setting, seat?: number): string {
  const chosen = wishes.options[place(setting, seat)] ?? "";
  const there = setting.choices.includes(chosen) || (setting.brought && ownById(chosen) !== undefined);
  return there ? chosen : setting.default;
}

/** As the server wants it: of what is brought, the text. */
const told = (setting: Setting, chosen: string): string => (setting.brought ? (ownById(chosen)?.text ?? chosen) : chosen);

export function withOption(wishes: Wishes, setting: Setting, value: string, seat?: number): Wishes {
  return { ...wishes, options: { ...wishes.options, [place(setting, seat)]: value } };
}

export function seatCount(game: GameInfo, wishes: Wishes): number {
  const least = Math.max(game.least_seats, wishes.mode === "solo" ? 1 : 2);
  return Math.min(Math.max(wishes.seats[wishes.mode] ?? least, least), game.most_seats);
}

/** By consent where others sit; else as the game would have it. */
export const undoOf = (game: GameInfo, wishes: Wishes): Undo =>
  wishes.undo || (wishes.mode === "online" ? "consent" : game.rules.undo);
export const handsOf = (game: GameInfo, wishes: Wishes): boolean => wishes.openHands ?? game.rules.open_hands;

export const hintsOf = (game: GameInfo, wishes: Wishes): boolean => wishes.hints ?? game.rules.hints;

export function newSeats(wishes: Wishes, count: number, bot: string): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    const name = wishes.mode === "hotseat" && seat > 0 ? (wishes.names[seat] ?? "").trim() : "";
    if (name) return { kind: "me", name };
    if (seat === 0 || wishes.mode === "solo" || wishes.mode === "hotseat") return { kind: "me" };
    return wishes.mode === "online" ? { kind: "open" } : { kind: "bot", bot };
  });
}

export function newOptions(game: GameInfo, wishes: Wishes, count: number): Record<string, unknown> {
  return Object.fromEntries(
    game.settings.map((setting) => [
      setting.name,
      setting.per_seat
        ? Array.from({ length: count }, (_, seat) => told(setting, option(wishes, setting, seat)))
        : told(setting, option(wishes, setting)),
    ]),
  );
}

const WORDS = ["random", "choose"];

/** Everything by lot, and shown at once; no component twice. */
export function drawn(game: GameInfo, wishes: Wishes, count: number, lot: () => number = Math.random): Wishes {
  let found = wishes;
  for (const setting of game.settings) {
    if (setting.brought) continue;
    const left = setting.choices.filter((choice) => !WORDS.includes(choice));
    const take = (): string => left.splice(Math.floor(lot() * left.length), 1)[0] ?? setting.default;
    if (!setting.per_seat) found = withOption(found, setting, take());
    else for (let seat = 0; seat < count; seat += 1) found = withOption(found, setting, take(), seat);
  }
  return found;
}
