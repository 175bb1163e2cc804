// Options that say the same of things that are the same: one stands for all of them in the list.
import { anchorsOf } from "../acts";
import type { Fields } from "../protocol";
import type { Option } from "../types.gen";

/** Every piece of the state by its key: where it lies and how it is, without its number. */
function piecesOf(state: Fields): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (thing: unknown, path: string): void => {
    if (Array.isArray(thing)) {
      thing.forEach((one) => walk(one, path));
    } else if (thing !== null && typeof thing === "object") {
      const { number, ...rest } = thing as Record<string, unknown>;
      const { card } = rest;
      if (typeof number === "number" && typeof card === "string") found.set(`${card}#${number}`, path + JSON.stringify(rest));
      for (const [name, one] of Object.entries(rest)) walk(one, `${path}/${name}`);
    }
  };
  walk(state, "");
  return found;
}

/** Groups in the order of their first; `look` says what a thing that is no numbered piece looks like, if the game can. */
export function alike(options: readonly Option[], state: Fields, look: (anchor: string) => string | undefined = () => undefined): readonly (readonly Option[])[] {
  const words = options.map((option) => JSON.stringify(option.text));
  if (new Set(words).size === words.length) return options.map((option) => [option]);
  const pieces = piecesOf(state);
  const groups = new Map<string, Option[]>();
  options.forEach((option, at) => {
    const things = anchorsOf(option).map((anchor) => pieces.get(anchor) ?? look(anchor) ?? anchor);
    const mark = [words[at], option.target, ...things].join("\n");
    groups.set(mark, [...(groups.get(mark) ?? []), option]);
  });
  return [...groups.values()];
}
