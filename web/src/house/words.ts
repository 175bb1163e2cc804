// The words of games on pages where several may be spoken of.
import { useEffect, useState } from "preact/hooks";
import { lang } from "../settings";
import { t, wordsOf, type Words } from "../text";

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

/** In the game's own words, or else in ours. */
export function inWords(words: Words | null, id: string, otherwise: string): string {
  const found = words?.bundle.getMessage(id);
  return found?.value && words ? words.bundle.formatPattern(found.value) : otherwise && t(otherwise);
}
