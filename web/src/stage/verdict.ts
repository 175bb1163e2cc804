// How it ended, for whoever looks: together won or lost, or places and points where people played against each other.
import { t } from "../text";
import type { Outcome } from "../types.gen";

type Ended = Pick<Outcome, "won" | "winners" | "scores">;

/** Whether people played against each other. */
export const rivals = (outcome: Ended, seats: number): boolean =>
  outcome.scores.length > 0 || (outcome.winners.length > 0 && outcome.winners.length < seats);

export interface Standing {
  seat: number;
  /** 1 is the first; behind two that share a place the next one is left out. */
  place: number;
  points: number | undefined;
}

/** Best first. */
export function standings(outcome: Ended, seats: number): readonly Standing[] {
  const worth = (seat: number): number => outcome.scores[seat] ?? (outcome.winners.includes(seat) ? 1 : 0);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all
    .map((seat) => ({ seat, place: 1 + all.filter((other) => worth(other) > worth(seat)).length, points: outcome.scores[seat] }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

export interface Verdict {
  good: boolean;
  title: string;
}

/** `mine`: my seats; nobody's: I only looked on. */
export function verdict(outcome: Ended, seats: number, mine: readonly number[], seatName: (seat: number) => string): Verdict {
  if (!rivals(outcome, seats)) return { good: outcome.won, title: t(outcome.won ? "won" : "lost") };
  const found = standings(outcome, seats);
  const first = found.filter((one) => one.place === 1);
  const own = found.filter((one) => mine.includes(one.seat));
  const [me] = own;
  if (own.length !== 1 || !me) return { good: true, title: t("won-by", { names: first.map((one) => seatName(one.seat)).join(", "), count: first.length }) };
  if (me.place > 1) return { good: false, title: t("won-place", { place: me.place }) };
  return { good: true, title: t(first.length > 1 ? "won-shared" : "won-you") };
}
