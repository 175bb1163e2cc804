// The pending question, and how its options lie on the table.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { signal, type Signal } from "@preact/signals";
import { actsFor, anchorsOf, begins, type Act, type Follow, type Mode } from "./acts";
import { hasty, noteAnswer, noteQuestion } from "./press";
import type { Decision, Option, Refusal } from "./types.gen";

export { anchorsOf };

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
  for (const option of decision.options) for (const anchor of anchorsOf(option)) at(anchor).options.push(option);
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
  /** A grave answer that waits for its second word. */
  readonly armed = signal("");
  /** Things touched so far, where an answer takes several. */
  readonly gathered: Signal<readonly string[]> = signal([]);
  /** Things marked in advance, for an act. */
  readonly marks: Signal<readonly string[]> = signal([]);
  readonly acts: readonly Act[];
  /** Keys of the options that some thing on the table offers. */
  readonly onTable = new Set<string>();
  readonly offers: ReadonlyMap<string, Offer>;
  private readonly asked = noteQuestion();

  /** What was pressed just now was meant for the question before: not even a refusal is explained. */
  get echo(): boolean {
    return hasty(this.asked);
  }

  constructor(
    readonly decision: Decision,
    private readonly answer: (keys: readonly string[], always: boolean, follow: Follow | null) => void,
    private readonly grave: readonly string[] = [],
    acts: readonly Act[] = [],
    /** What may be marked now, though this question is not about it. */
    readonly markable: readonly string[] = [],
  ) {
    this.offers = byAnchor(decision);
    this.acts = actsFor(acts, decision);
  }

  /** Whether a thing can be marked, or does an act at a touch. */
  invites(anchors: readonly string[]): boolean {
    return (this.marking || this.can("touch").length > 0) && this.isMarkable(anchors);
  }

  /** Whether a thing can be taken by hand and put where an answer lies. */
  carries(anchors: readonly string[]): boolean {
    return this.can("carry").length > 0 && this.isMarkable(anchors);
  }

  private isMarkable(anchors: readonly string[]): boolean {
    return anchors.some((anchor) => this.markable.includes(anchor));
  }

  can(mode: Mode): readonly Act[] {
    return this.acts.filter((act) => act.mode === mode);
  }

  get marking(): boolean {
    return this.can("mark").length > 0;
  }

  /** A thing that this question is not about: it is marked for an act, or does one at once. */
  mark(anchors: readonly string[]): void {
    const thing = anchors.find((anchor) => this.markable.includes(anchor));
    if (thing === undefined) return;
    const [act] = this.can("touch");
    if (!this.marking && act) return this.do(act, [thing]);
    const marks = this.marks.value;
    this.marks.value = marks.includes(thing) ? marks.filter((one) => one !== thing) : [...marks, thing];
  }

  do(act: Act, things: readonly string[]): void {
    if (!hasty(this.asked)) this.send([act.key], false, { kind: act.then, things });
  }

  get several(): boolean {
    return several(this.decision);
  }

  isGrave(key: string): boolean {
    return this.grave.includes(key);
  }

  pick(key: string): void {
    this.menu.value = "";
    if (this.several) {
      this.picked.value = toggled(this.decision, this.picked.value, key);
      return;
    }
    if (hasty(this.asked)) return;
    if (this.isGrave(key) && this.armed.value !== key) {
      this.armed.value = key;
      noteAnswer();
      return;
    }
    this.send([key], this.always.value);
  }

  /** A thing on the table is touched: alone it may answer, open a menu, or be one of several that do together. */
  touch(anchors: readonly string[]): void {
    const options = this.offered(anchors);
    const [only] = options;
    if (!only) return;
    if (options.length === 1 || this.several) return this.pick(only.key);
    // What is put somewhere may take several things; else several answers belong to this one.
    if (options.every((option) => option.target)) this.gather(anchors);
    else this.menu.value = anchors.join(" ");
  }

  /** Answers that put all that is touched so far into this place. */
  landings(anchors: readonly string[]): readonly Option[] {
    const gathered = this.gathered.value;
    if (!gathered.length) return [];
    return this.decision.options.filter(
      (option) => anchors.includes(option.target) && gathered.every((thing) => anchorsOf(option).includes(thing)),
    );
  }

  /** The place is touched after the things. */
  land(anchors: readonly string[]): void {
    const [only, ...more] = this.landings(anchors);
    if (only && !more.length) this.pick(only.key);
  }

  /** Whether a thing can be put there. */
  takes(things: readonly string[], there: readonly string[]): boolean {
    const both = this.decision.options.some(
      (option) => there.includes(option.target) && anchorsOf(option).some((anchor) => things.includes(anchor)),
    );
    const act = this.can("carry").some((one) => this.offered(there).some((option) => begins(one, option.key)));
    return both || (act && this.isMarkable(things));
  }

  /** A thing is put on another: the one answer that belongs to both, or else what the second is for. */
  put(things: readonly string[], there: readonly string[]): void {
    const here = (option: Option): boolean => anchorsOf(option).some((anchor) => things.includes(anchor));
    const at = (option: Option): boolean => there.some((anchor) => anchor === option.target || anchorsOf(option).includes(anchor));
    const both = this.decision.options.filter((option) => here(option) && at(option));
    if (both.length === 1 && both[0]) return this.pick(both[0].key);
    for (const act of this.can("carry")) {
      const [option, ...more] = this.offered(there).filter((one) => begins(act, one.key));
      const thing = things.find((one) => this.markable.includes(one));
      if (option && !more.length && thing && !hasty(this.asked))
        return this.send([option.key], false, { kind: act.then, things: [thing], only: true });
    }
    this.touch(there);
  }

  private gather(anchors: readonly string[]): void {
    const before = this.gathered.value;
    const touched = anchors.find((anchor) => this.offers.has(anchor)) ?? "";
    const taken = before.includes(touched) ? before.filter((one) => one !== touched) : [...before, touched];
    const fits = (things: readonly string[]): readonly Option[] =>
      this.decision.options.filter((option) => things.every((thing) => anchorsOf(option).includes(thing)));
    const wanted = fits(taken).length ? taken : [touched];
    const [first, second] = fits(wanted);
    if (first && !second) this.pick(first.key);
    else this.gathered.value = wanted;
  }

  offered(anchors: readonly string[]): readonly Option[] {
    return [...new Set(anchors.flatMap((name) => this.offers.get(name)?.options ?? []))];
  }

  confirm(keys: readonly string[] = this.picked.value): void {
    if (this.several && enough(this.decision, keys) && !hasty(this.asked)) this.send(keys, false);
  }

  /** Where several are picked: those that are not. */
  get others(): readonly string[] {
    return this.decision.options.map((option) => option.key).filter((key) => !this.picked.value.includes(key));
  }

  private send(keys: readonly string[], always: boolean, follow: Follow | null = null): void {
    noteAnswer();
    this.answer(keys, always, follow);
  }
}

export const AskContext = createContext<Ask | null>(null);
export const useAsk = (): Ask | null => useContext(AskContext);
