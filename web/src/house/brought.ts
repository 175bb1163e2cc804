// What this person has made to bring along to games, kept in this browser: decks, and whatever else a game reads.
import { kept } from "../settings";

export interface Own {
  id: string;
  game: string;
  setting: string;
  name: string;
  /** In the game's own form. */
  text: string;
  /** Whether a game can be begun with it. */
  fits: boolean;
  /** The component that stands for it in a list. */
  face: string;
}

const isOwn = (value: unknown): value is Own => {
  const own = value as Partial<Own> | null;
  return typeof own === "object" && own !== null && typeof own.id === "string" && typeof own.text === "string" && typeof own.name === "string";
};
const areOwn = (value: unknown): value is readonly Own[] => Array.isArray(value) && value.every(isOwn);

const MOST = 200;
export const owned = kept<readonly Own[]>("brought", [], areOwn);

export const ownById = (id: string): Own | undefined => owned.value.find((one) => one.id === id);
export const ownFor = (game: string, setting: string): readonly Own[] =>
  owned.value.filter((one) => one.game === game && one.setting === setting);

/** Anew, or in place of the one with this id; the newest first. */
export function keep(own: Omit<Own, "id"> & { id?: string }): Own {
  const id = own.id ?? `own:${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const found: Own = { ...own, id };
  const there = owned.value.some((one) => one.id === id);
  owned.value = there
    ? owned.value.map((one) => (one.id === id ? found : one))
    : [found, ...owned.value].slice(0, MOST);
  return found;
}

export function forget(id: string): void {
  owned.value = owned.value.filter((one) => one.id !== id);
}
