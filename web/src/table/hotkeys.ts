import type { Ask } from "../ask";

export const HOTKEYS = "1234567890";

export function hotkeyOf(ask: Ask, key: string): string {
  return HOTKEYS[ask.decision.options.findIndex((option) => option.key === key)] ?? "";
}
