// What hands can do with the things of Death May Die beside answering the question.
import type { Fields } from "../../protocol";
import type { Decision } from "../../types.gen";
import type { State } from "./types.gen";

/** While somebody runs: the Enemies in the space. To touch one is to stop and attack it, if an action is left for that. */
export function markable(decision: Decision, fields: Fields): readonly string[] {
  const state = fields as unknown as State;
  const runner = state.investigators[state.run?.who ?? state.active];
  if (decision.kind !== "run" || !runner || state.actions < 1 || runner.down) return [];
  const enemies = state.enemies.filter((enemy) => enemy.place === runner.place).map((enemy) => `${enemy.card}#${enemy.number}`);
  const mortal = state.disrupted && state.elder_one.place === runner.place;
  return mortal ? [...enemies, state.elder_one.card] : enemies;
}
