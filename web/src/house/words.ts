// The words of games on pages where several may be spoken of.
import { useEffect, useState } from "preact/hooks";
import { lang } from "../settings";
import { knows, t, wordsOf, type Words } from "../text";

export function useWords(game: string): Words | null {
  const [found, setFound] = useState<Words | null>(null);
  const language = lang.value;
  useEffect(() => {
    let here = true;
    if (game) wordsOf(game, language).then((words) => here && setFound(words), () => undefined);
    return () => {
      here = false;
    };
  }, [game, language]);
  return found?.game === game && found.language === language ? found : null;
}

/** Stands for a word of the game's until it has come: nobody reads ids meanwhile. */
const COMING = "…";

/** In the game's own words, or else in ours. */
export function inWords(words: Words | null, id: string, otherwise: string): string {
  if (!words && otherwise && !knows(otherwise)) return COMING;
  const found = words?.bundle.getMessage(id);
  return found?.value && words ? words.bundle.formatPattern(found.value) : otherwise && t(otherwise);
}

/** What a setting is called on the shelf, or else how the game asks for it. */
export const settingName = (words: Words | null, setting: string): string =>
  inWords(words, "shelf-" + setting, "") || inWords(words, "setting-" + setting, "setting-" + setting);

export const LOTS: readonly string[] = ["random", "choose"];

/** A choice of a setting: drawn by lot, a component, or a word of the game's. */
export const choiceName = (words: Words | null, choice: string): string =>
  LOTS.includes(choice) ? t("choice-" + choice) : (words?.names[choice] ?? (inWords(words, "setting-" + choice, "") || (words ? choice : COMING)));
