// Reading the table of Elder Sign: printed cards, where dice lie, which components change a value.
import type { Scene } from "../../scene";
import { card, cardName, t } from "../../text";
import type {
  Adventure,
  Ally,
  AncientOne,
  Entrance,
  Investigator,
  Lock,
  Monster,
  Mythos,
  Player,
  Standing,
  State,
  Tweak,
} from "./types.gen";
import type { Part } from "../../ui/shown";

export const stateOf = (scene: Scene): State => scene.state as unknown as State;

const data = <T>(id: string): T | undefined => card(id)?.data as T | undefined;
export const adventure = (id: string): Adventure | undefined => data<Adventure>(id);
export const monster = (id: string): Monster | undefined => data<Monster>(id);
export const ancientOne = (id: string): AncientOne | undefined => data<AncientOne>(id);
export const investigator = (id: string): Investigator | undefined => data<Investigator>(id);
export const mythos = (id: string): Mythos | undefined => data<Mythos>(id);
export const entrance = (): Entrance | undefined => data<Entrance>("entrance");

export function trophyValue(id: string): number {
  return data<{ trophies?: number }>(id)?.trophies ?? 0;
}

/** Dice in this place, by number. */
export function diceAt(state: State, place: number, at?: number): number[] {
  return state.dice.flatMap((die, number) =>
    die.place === place && (at === undefined || die.at === at) ? [number] : [],
  );
}

export function locksOf(state: State, source: string): readonly Lock[] {
  return state.locks.filter((lock) => lock.source === source);
}

interface Change {
  source: string;
  add: number;
}

function changes(state: State, player: Player, value: Tweak["value"]): Change[] {
  const own = data<{ standing?: Standing }>(player.investigator)?.standing;
  const ignores = own?.traits.includes("ignore-mythos") ?? false;
  const sources = [
    { id: state.ancient_one, mythos: false },
    { id: state.mythos, mythos: true },
    ...[player.investigator, ...player.allies].map((id) => ({ id, mythos: false })),
  ];
  return sources.flatMap(({ id, mythos: fromMythos }) => {
    const standing = data<{ standing?: Standing } & Partial<Ally>>(id)?.standing;
    return (standing?.tweaks ?? [])
      .filter((tweak) => tweak.value === value && !(fromMythos && ignores && tweak.add < 0))
      .map((tweak) => ({ source: id, add: tweak.add }));
  });
}

export interface Maximum {
  total: number;
  parts: readonly Part[];
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The printed number and every component in play that changes it, as the view shows them. */
export function maximum(state: State, player: Player, what: "sanity" | "stamina"): Maximum {
  const base = investigator(player.investigator)?.[what] ?? 0;
  const found = changes(state, player, what === "sanity" ? "max-sanity" : "max-stamina");
  const less = what === "sanity" ? player.less_sanity : player.less_stamina;
  const parts: Part[] = [{ label: t("sum-printed", { name: cardName(player.investigator) }), amount: String(base) }];
  for (const change of found) parts.push({ label: cardName(change.source), amount: signed(change.add) });
  if (less) parts.push({ label: t("sum-lowered", { name: cardName(state.ancient_one) }), amount: signed(-less) });
  return { total: base + found.reduce((sum, change) => sum + change.add, 0) - less, parts };
}

/** How many Terror the second task of every monster asks for; 0: it has none. */
export function secondTask(state: State): number {
  const tweaks = ancientOne(state.ancient_one)?.standing.tweaks ?? [];
  return tweaks.find((tweak) => tweak.value === "monster-terror")?.add ?? 0;
}

export function trophySum(player: Player): number {
  return player.trophies.reduce((sum, id) => sum + trophyValue(id), 0);
}
