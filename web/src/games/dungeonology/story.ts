// A finished expedition in numbers.
import { everybody, sumOf, whoDid, type Deed, type Roll, type Story, type Values } from "../../stage/story";
import { cardName, t } from "../../text";
import type { State } from "./types.gen";

const DEEDS: readonly Deed[] = [
  ["story-passed", ["test-passed"]],
  ["story-failed", ["test-failed"]],
  ["story-cubes", ["collected"]],
  ["story-stolen", ["stolen"]],
  ["story-played", ["played"]],
  ["story-rests", ["rested"]],
];

/** The sum that the table has made of everybody's points, best first. */
function pointsOf(players: State["players"], values: Values): Roll {
  const rows = players.flatMap(({ seat, scholar }) => {
    const sum = values[`score:${seat}`];
    return sum ? [[cardName(scholar), [sum.base, ...sum.steps.map(([step]) => step.amount), sum.total]] as const] : [];
  });
  const columns = values["score:0"]?.steps.map(([step]) => t("score-" + step.source)) ?? [];
  return { columns: [t("score-notebook"), ...columns, t("score-total")], rows: rows.sort(([, one], [, other]) => other.at(-1)! - one.at(-1)!) };
}

export const story: Story = (events, state, _seatName, values) => {
  const found = state as unknown as State;
  const count = (...kinds: readonly string[]): string => String(sumOf(events, kinds));
  return {
    figures: [
      { label: t("story-turns"), value: String(found.turn) },
      { label: t("story-zones"), value: String(found.tiles.length) },
      { label: t("story-tests"), value: count("test-passed", "test-failed"), hint: t("story-of-them", { passed: sumOf(events, ["test-passed"]) }) },
      { label: t("story-cubes"), value: count("collected") },
      { label: t("story-stolen"), value: count("stolen") },
      { label: t("story-omegas"), value: count("omega") },
      { label: t("story-published"), value: count("published") },
    ],
    points: pointsOf(found.players, values),
    people: whoDid(events, everybody(events), DEEDS),
  };
};
