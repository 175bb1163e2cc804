// Reading the table of Eldritch Horror: printed components, numbers with their sums, the paths of the board.
import type { Scene } from "../../scene";
import type { Value } from "../../protocol";
import { lang } from "../../settings";
import { card, cardName, say, t, words } from "../../text";
import type { Sum } from "../../ui/shown";
import type { AncientOne, Investigator, MonsterCard, Mythos, Space, State } from "./types.gen";

export const stateOf = (scene: Scene): State => scene.state as unknown as State;

const data = <T>(id: string): T | undefined => card(id)?.data as T | undefined;
export const ancientOne = (id: string): AncientOne | undefined => data<AncientOne>(id);
export const investigator = (id: string): Investigator | undefined => data<Investigator>(id);
export const monsterCard = (id: string): MonsterCard | undefined => data<MonsterCard>(id);
export const mythosCard = (id: string): Mythos | undefined => data<Mythos>(id);
export const spaceCard = (id: string): Space | undefined => data<Space>(id);

/** The component of which `ghoul#7` is a copy. */
export const printed = (key: string): string => key.split("#")[0] ?? key;
export const keyOf = (piece: { card: string; number: number }): string => `${piece.card}#${piece.number}`;

/** A word of the rules, which the server has. */
export const word = (scene: Scene, id: string): string => say({ type: "msg", id, args: {} }, scene.seatName);

export const skillName = (scene: Scene, skill: string): string => word(scene, `skill-name-${skill}`);

/** The name of a space; a numbered one says where in the world it lies. */
export function placeName(id: string): string {
  const where = spaceCard(id)?.where;
  return where ? t("space-where", { number: numberOf(id), where: where[lang.value] }) : cardName(id);
}

export const numberOf = (id: string): string => /^space-(\d+)$/.exec(id)?.[1] ?? "";

/** Every space that the pack has, in its order. */
export const spaces = (): readonly string[] =>
  Object.entries(words.value?.cards ?? {})
    .filter(([, found]) => found.kind === "spaces")
    .map(([id]) => id);

/** The name of one summand of a dice pool. */
export function partName(scene: Scene, source: string, skill: string): string {
  if (source === "skill" || source === "") return skillName(scene, skill);
  if (source === "modifier" || source === "improvement") return t("part-" + source);
  return cardName(source);
}

export interface Summand {
  source: string;
  amount: number;
}

/** The summands of a value; what only a rule adds (never fewer than one die) counts as well. */
export function summands(value: Value | undefined): readonly Summand[] {
  if (!value) return [];
  let sum = value.base;
  const found: Summand[] = [{ source: "", amount: value.base }];
  for (const [modifier, total] of value.steps) {
    found.push({ source: modifier.how === "least" ? "least" : modifier.source, amount: total - sum });
    sum = total;
  }
  return found;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The dice of a test, written out. */
export function diceSum(scene: Scene, value: Value | undefined, skill: string, title: string): Sum {
  const parts = summands(value).map(({ source, amount }, at) => ({
    label: source === "least" ? t("part-least") : partName(scene, source, skill),
    amount: at ? signed(amount) : String(amount),
  }));
  return { title, parts, total: t("dice-count", { count: value?.total ?? 0 }) };
}

export const total = (scene: Scene, name: string): number | undefined => scene.values[name]?.total;

/** How many cards a deck has. */
export const sizeOf = (deck: unknown): number | undefined => {
  const found = deck as { size?: number; fog?: readonly string[]; top?: readonly string[]; bottom?: readonly string[] } | undefined;
  if (!found) return undefined;
  return found.size ?? (found.fog?.length ?? 0) + (found.top?.length ?? 0) + (found.bottom?.length ?? 0);
};
