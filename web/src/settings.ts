// What this person likes, kept in this browser.
import { effect, signal, type Signal } from "@preact/signals";
import { LANGS, type Lang } from "./protocol";

export type Theme = "auto" | "dark" | "light";
/** How much somebody wants to be asked: every step, only what matters, only choices of their own. */
export type Asking = "every" | "matters" | "mine";
export const ASKINGS: readonly Asking[] = ["every", "matters", "mine"];
export type Tempo = "calm" | "quick" | "off";
export const TEMPI: readonly Tempo[] = ["calm", "quick", "off"];

/** A wish that this browser remembers. */
export function kept<T>(name: string, first: T, valid: (value: unknown) => value is T): Signal<T> {
  let value = first;
  try {
    const text = localStorage.getItem("miskatonic." + name);
    const read: unknown = text === null ? first : JSON.parse(text);
    if (valid(read)) value = read;
  } catch {
    // No storage, or something else's words in it: begin afresh.
  }
  const held = signal(value);
  effect(() => {
    const text = JSON.stringify(held.value);
    try {
      localStorage.setItem("miskatonic." + name, text);
    } catch {
      // Without storage the wish lasts as long as the page.
    }
  });
  return held;
}

const isYesNo = (value: unknown): value is boolean => typeof value === "boolean";
const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang);
const isTheme = (value: unknown): value is Theme => value === "auto" || value === "dark" || value === "light";
const isTempo = (value: unknown): value is Tempo => TEMPI.includes(value as Tempo);
const firstLang: Lang = typeof navigator !== "undefined" && !/^pl\b/i.test(navigator.language) ? "en" : "pl";

const isAsking = (value: unknown): value is Asking => ASKINGS.includes(value as Asking);

export const asking = kept<Asking>("asking", "every", isAsking);
export const lang = kept<Lang>("lang", firstLang, isLang);
export const theme = kept<Theme>("theme", "dark", isTheme);
export const notify = kept<boolean>("notify", false, isYesNo);
/** How fast what happened is played out. */
export const tempo = kept<Tempo>("tempo", "calm", isTempo);
export const sound = kept<boolean>("sound", false, isYesNo);
/** Whether the list of buttons also has what can be touched on the table. */
export const wholeList = kept<boolean>("list", false, isYesNo);
/** Whether what leaves no choice but giving up is done without asking. */
export const atOnce = kept<boolean>("at-once", true, isYesNo);
export const guided = kept<boolean>("guided", false, isYesNo);

/** Whether things may move: not for those who have asked their system for stillness. */
export const mayMove = (): boolean => tempo.value !== "off" && !wantsCalm();
export const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
