// What this person likes, kept in this browser.
import { effect, signal, type Signal } from "@preact/signals";
import { LANGS, type Lang } from "./protocol";

export type Theme = "auto" | "dark" | "light";

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
const firstLang: Lang = typeof navigator !== "undefined" && !/^pl\b/i.test(navigator.language) ? "en" : "pl";

export const lang = kept<Lang>("lang", firstLang, isLang);
export const theme = kept<Theme>("theme", "auto", isTheme);
export const notify = kept<boolean>("notify", false, isYesNo);
export const guided = kept<boolean>("guided", false, isYesNo);

export const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
