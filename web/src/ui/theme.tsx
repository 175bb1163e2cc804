import type { JSX } from "preact";
import { effect } from "@preact/signals";
import { theme, type Theme } from "../settings";
import { t } from "../text";

effect(() => {
  if (typeof document !== "undefined") document.documentElement.dataset["theme"] = theme.value;
});

const NEXT: Readonly<Record<Theme, Theme>> = { auto: "dark", dark: "light", light: "auto" };
const SIGNS: Readonly<Record<Theme, string>> = { auto: "◐", dark: "☾", light: "☀" };

export function ThemeButton(): JSX.Element {
  const label = t("theme-now", { theme: t("theme-" + theme.value) });
  return (
    <button type="button" class="quiet round" aria-label={label} title={label} onClick={() => (theme.value = NEXT[theme.value])}>
      <span aria-hidden="true">{SIGNS[theme.value]}</span>
    </button>
  );
}
