// The pending question, and how its options lie on the table.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { signal, type Signal } from "@preact/signals";
import type { Decision, Option, Refusal } from "./types.gen";

export interface Offer {
  options: Option[];
  refusals: Refusal[];
}

export function byAnchor(decision: Decision): ReadonlyMap<string, Offer> {
  const found = new Map<string, Offer>();
  const at = (anchor: string): Offer => {
    let offer = found.get(anchor);
    if (!offer) found.set(anchor, (offer = { options: [], refusals: [] }));
    return offer;
  };
  for (const option of decision.options) if (option.anchor) at(option.anchor).options.push(option);
  for (const refusal of decision.refusals) if (refusal.anchor) at(refusal.anchor).refusals.push(refusal);
  return found;
}

export const several = (decision: Decision): boolean => decision.most > 1 || decision.least !== 1;

export function toggled(decision: Decision, picked: readonly string[], key: string): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return picked.length < decision.most ? [...picked, key] : picked;
}

export const enough = (decision: Decision, picked: readonly string[]): boolean =>
  picked.length >= decision.least && picked.length <= decision.most;

export class Ask {
  readonly picked: Signal<readonly string[]> = signal([]);
  readonly menu: Signal<string> = signal("");
  readonly always = signal(false);
  readonly offers: ReadonlyMap<string, Offer>;

  constructor(
    readonly decision: Decision,
    private readonly answer: (keys: readonly string[], always: boolean) => void,
  ) {
    this.offers = byAnchor(decision);
  }

  get several(): boolean {
    return several(this.decision);
  }

  pick(key: string): void {
    this.menu.value = "";
    if (this.several) this.picked.value = toggled(this.decision, this.picked.value, key);
    else this.answer([key], this.always.value);
  }

  confirm(): void {
    if (this.several && enough(this.decision, this.picked.value)) this.answer(this.picked.value, false);
  }
}

export const AskContext = createContext<Ask | null>(null);
export const useAsk = (): Ask | null => useContext(AskContext);
