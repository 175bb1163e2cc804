// Which cards of the pool are shown.
import type { Printed } from "./facts";

export interface Filter {
  words: string;
  class: string;
  type: string;
  level: string;
  cost: string;
  trait: string;
  /** Also what this investigator may not have. */
  all: boolean;
}

export const EVERYTHING: Filter = { words: "", class: "", type: "", level: "", cost: "", trait: "", all: false };
/** From here on costs are taken together. */
export const DEAR = 5;

/** Small letters without accents. */
export const plain = (text: string): string =>
  text.toLocaleLowerCase().replaceAll("ł", "l").replaceAll("’", "'").normalize("NFD").replace(/\p{Mark}/gu, "");

const isOf = (wanted: string, number: number | null): boolean =>
  wanted === "" || (number !== null && (Number(wanted) >= DEAR ? number >= DEAR : number === Number(wanted)));

/** `names`: everything that it is called and that is said of it, in both languages. */
export function fits(filter: Filter, card: Printed, names: string): boolean {
  return (
    (filter.class === "" || card.class === filter.class) &&
    (filter.type === "" || card.kind === filter.type) &&
    (filter.level === "" || card.level === Number(filter.level)) &&
    isOf(filter.cost, card.cost) &&
    (filter.trait === "" || card.traits.includes(filter.trait)) &&
    plain(filter.words).split(/\s+/).every((word) => plain(names).includes(word))
  );
}
