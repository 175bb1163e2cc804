// The words that a room explains (`legend-<word>-name`, `legend-<word>`), found in whatever form they stand in a text.
import type { Lexicon } from "./grammar";

export interface Term {
  id: string;
  name: string;
  says: string;
}

export interface Glossary {
  pattern: RegExp | null;
  terms: ReadonlyMap<string, Term>;
}

/** A piece of a text: plain, or a word with what it means. */
export type Glossed = string | { word: string; term: Term };

const NAME = /^legend-([\w-]+)-name = (.+)$/gm;

/** `room`: the words of a board, as they are written. */
export function glossaryOf(room: string, lexicon: Lexicon): Glossary {
  const terms = new Map<string, Term>();
  const nouns = new Map(Object.entries(lexicon.nouns).map(([noun, forms]) => [noun.toLowerCase(), forms]));
  for (const [, id = "", name = ""] of room.matchAll(NAME)) {
    const says = new RegExp(`^legend-${id} = (.+)$`, "m").exec(room)?.[1];
    if (!says) continue;
    const noun = nouns.get(name.toLowerCase());
    const forms = noun ? [noun.one, noun.several, noun.few, noun.many].flatMap((one) => Object.values(one ?? {})) : [];
    for (const form of [name, ...forms]) terms.set(form.toLowerCase(), { id, name, says });
  }
  const longest = [...terms.keys()].filter(Boolean).sort((one, other) => other.length - one.length);
  const escaped = longest.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { terms, pattern: longest.length ? new RegExp(`(?<!\\p{L})(${escaped.join("|")})(?!\\p{L})`, "giu") : null };
}

/** Each word is explained where it comes first. */
export function gloss(text: string, { pattern, terms }: Glossary): readonly Glossed[] {
  if (!pattern) return [text];
  const seen = new Set<string>();
  const pieces: Glossed[] = [];
  for (const part of text.split(pattern)) {
    const term = terms.get(part.toLowerCase());
    if (!term || seen.has(term.id)) pieces.push(part);
    else {
      seen.add(term.id);
      pieces.push({ word: part, term });
    }
  }
  return pieces.filter((piece) => piece !== "");
}
