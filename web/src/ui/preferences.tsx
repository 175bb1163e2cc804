import type { JSX } from "preact";
import { LANGS } from "../protocol";
import { lang, notify, theme, type Theme } from "../settings";
import { t } from "../text";

const THEMES: readonly Theme[] = ["auto", "dark", "light"];
const LANG_NAMES = { pl: "Polski", en: "English" } as const;

export function LanguageSwitch(): JSX.Element {
  return (
    <div class="tabs languages" role="group" aria-label={t("language")}>
      {LANGS.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={lang.value === code}
          aria-label={`${code.toUpperCase()} – ${LANG_NAMES[code]}`}
          onClick={() => (lang.value = code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

async function askToNotify(wish: boolean): Promise<void> {
  if (!wish || typeof Notification === "undefined") notify.value = false;
  else notify.value = (await Notification.requestPermission()) === "granted";
}

export function Preferences(): JSX.Element {
  return (
    <div class="preferences">
      <LanguageSwitch />
      <div class="tabs" role="group" aria-label={t("theme")}>
        {THEMES.map((name) => (
          <button key={name} type="button" aria-pressed={theme.value === name} onClick={() => (theme.value = name)}>
            {t("theme-" + name)}
          </button>
        ))}
      </div>
      <label class="line">
        <input
          type="checkbox"
          checked={notify.value}
          onChange={(event) => void askToNotify(event.currentTarget.checked)}
        />
        {t("notify")}
      </label>
    </div>
  );
}
