import type { JSX } from "preact";
import { LANGS } from "../protocol";
import { atOnce, lang, notify, sound, TEMPI, tempo, theme, wholeList, type Theme } from "../settings";
import { play } from "../stage/sound";
import { t } from "../text";
import { Icon } from "./icon";

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

export function SoundButton(): JSX.Element {
  const label = t(sound.value ? "sound-on" : "sound-off");
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={sound.value}
      aria-label={t("sound")}
      data-tip={label}
      onClick={() => {
        sound.value = !sound.value;
        play("chime");
      }}
    >
      <Icon name={sound.value ? "sound" : "silent"} />
    </button>
  );
}

export function Preferences(): JSX.Element {
  return (
    <div class="preferences">
      <LanguageSwitch />
      <div class="tabs" role="group" aria-label={t("theme")}>
        <span class="overline" aria-hidden="true">
          {t("theme")}
        </span>
        {THEMES.map((name) => (
          <button key={name} type="button" aria-pressed={theme.value === name} onClick={() => (theme.value = name)}>
            {t("theme-" + name)}
          </button>
        ))}
      </div>
      <div class="tabs" role="group" aria-label={t("tempo")}>
        <span class="overline" aria-hidden="true">
          {t("tempo")}
        </span>
        {TEMPI.map((name) => (
          <button key={name} type="button" aria-pressed={tempo.value === name} onClick={() => (tempo.value = name)}>
            {t("tempo-" + name)}
          </button>
        ))}
      </div>
      <label class="line">
        <input
          type="checkbox"
          checked={sound.value}
          onChange={(event) => {
            sound.value = event.currentTarget.checked;
            play("chime");
          }}
        />
        {t("sound")}
      </label>
      <label class="line">
        <input type="checkbox" checked={wholeList.value} onChange={(event) => (wholeList.value = event.currentTarget.checked)} />
        {t("whole-list")}
      </label>
      <label class="line">
        <input type="checkbox" checked={atOnce.value} onChange={(event) => (atOnce.value = event.currentTarget.checked)} />
        {t("at-once")}
      </label>
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
