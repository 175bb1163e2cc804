// The deck on the desk: every change goes to the rules and comes back with what they say of it.
import { signal } from "@preact/signals";
import { api } from "../../../api";
import { forget, keep, ownById, type Own } from "../../../house/brought";
import { problemOf, type Problem } from "../../../problem";
import type { Brought } from "../../../protocol";
import { cardName } from "../../../text";
import { announce } from "../../../ui/announce";
import { GAME, SETTING, type DeckFacts, type Purpose } from "./facts";

export interface OnDesk {
  id: string;
  brought: Brought;
}

export const desk = signal<OnDesk | null>(null);
export const problem = signal<Problem | null>(null);
export const purpose = signal<Purpose>("campaign");
/** Of an upgrade: the deck before it, and the experience that may be spent. */
export const before = signal<string>("");
export const experience = signal(0);
export const left = signal<readonly Brought["notes"][number][]>([]);

export const factsOf = (brought: Brought): DeckFacts => brought.facts as unknown as DeckFacts;

const kept = (brought: Brought, id?: string): Own =>
  keep({
    ...(id ? { id } : {}),
    game: GAME,
    setting: SETTING,
    name: brought.name,
    text: brought.text,
    fits: brought.problems.length === 0,
    face: factsOf(brought).investigator,
  });

const options = (): Record<string, string | number> => ({
  mode: purpose.value,
  ...(purpose.value === "upgraded" && before.value ? { before: before.value, experience: experience.value } : {}),
});

// One after the other, so that two quick clicks are two changes.
let turn: Promise<unknown> = Promise.resolve();
function queued(work: () => Promise<void>): Promise<void> {
  const next = turn.then(async () => {
    problem.value = null;
    try {
      await work();
    } catch (error) {
      problem.value = problemOf(error as Error);
    }
  });
  turn = next;
  return next;
}

/** Looks at a kept deck again: its rules may have changed since. */
export const open = (id: string): Promise<void> =>
  queued(async () => {
    const own = ownById(id);
    if (!own) return;
    left.value = [];
    before.value = own.text;
    const [brought] = await api.bring(GAME, SETTING, own.text, options());
    if (brought) desk.value = { id, brought };
  });

export const change = (what: string): Promise<void> =>
  queued(async () => {
    const now = desk.value;
    if (!now) return;
    const [brought] = await api.bring(GAME, SETTING, now.brought.text, { ...options(), change: what });
    if (!brought) return;
    desk.value = { id: now.id, brought };
    kept(brought, now.id);
    const card = what.slice(1);
    const facts = factsOf(brought);
    announce(`${cardName(card)}: ${facts.cards[card] ?? 0}. ${facts.counted} / ${facts.size}`);
  });

export const again = (): Promise<void> =>
  queued(async () => {
    const now = desk.value;
    if (!now) return;
    const [brought] = await api.bring(GAME, SETTING, now.brought.text, options());
    if (!brought) return;
    desk.value = { id: now.id, brought };
    kept(brought, now.id);
  });

export function rename(name: string): void {
  const now = desk.value;
  if (!now || !name.trim()) return;
  const text = JSON.stringify({ ...(JSON.parse(now.brought.text) as object), name });
  desk.value = { id: now.id, brought: { ...now.brought, name, text } };
  void again();
}

export const begin = (investigator: string, code: string, starter: boolean): Promise<void> =>
  queued(async () => {
    purpose.value = "campaign";
    left.value = [];
    const text = JSON.stringify({ name: cardName(investigator), investigator_code: code, slots: {} });
    const [brought] = await api.bring(GAME, SETTING, text, { mode: "campaign", ...(starter ? { change: "starter" } : {}) });
    if (brought) put(brought);
  });

function put(brought: Brought): void {
  before.value = brought.text;
  desk.value = { id: kept(brought).id, brought };
}

/** Every deck of a text; the first lies on the desk. */
export const take = (text: string): Promise<void> =>
  queued(async () => {
    const found = await api.bring(GAME, SETTING, text, { mode: purpose.value });
    left.value = found.flatMap((one) => one.notes);
    for (const one of [...found].reverse()) put(one);
  });

export function remove(id: string): void {
  forget(id);
  if (desk.value?.id === id) desk.value = null;
}
