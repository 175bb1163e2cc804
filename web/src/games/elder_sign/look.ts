// Reading the table of Elder Sign: printed cards, where dice lie, how a value comes about.
import type { Scene } from "../../scene";
import { card, cardName, t } from "../../text";
import type {
  Adventure,
  AncientOne,
  Entrance,
  Investigator,
  Lock,
  Monster,
  Mythos,
  Player,
  State,
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

export interface Sum {
  total: number;
  parts: readonly Part[];
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The printed number and every component in play that changes it, as the table says. */
export function maximum(scene: Scene, player: Player, what: "sanity" | "stamina"): Sum {
  const value = scene.values[`max-${what}:${player.seat}`];
  const parts: Part[] = [
    { label: t("sum-printed", { name: cardName(player.investigator) }), amount: String(value?.base ?? 0) },
  ];
  for (const [{ amount, source }] of value?.steps ?? []) parts.push({ label: cardName(source), amount: signed(amount) });
  return { total: value?.total ?? 0, parts };
}

export function trophies(scene: Scene, player: Player): Sum {
  const value = scene.values[`trophies:${player.seat}`];
  const parts = (value?.steps ?? []).map(([{ amount, source }]) => ({ label: cardName(source), amount: String(amount) }));
  return { total: value?.total ?? 0, parts };
}

/** How many Terror the second task of every monster asks of the active player; 0: it has none. */
export function secondTask(scene: Scene): number {
  return scene.values[`monster-terror:${stateOf(scene).active}`]?.total ?? 0;
}
