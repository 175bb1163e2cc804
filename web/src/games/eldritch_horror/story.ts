// A finished game of Eldritch Horror in numbers.
import { everybody, sumOf, whoDid, type Deed, type Figure, type Story } from "../../stage/story";
import { t } from "../../text";
import type { Event } from "../../types.gen";
import type { State } from "./types.gen";

const DEEDS: readonly Deed[] = [
  ["story-tests", ["tested"]],
  ["story-successes", ["tested"], "result"],
  ["clues", ["gained.clues"], "amount"],
  ["story-monsters", ["monster.defeated"]],
  ["story-gates", ["gate.closed"]],
];

/** Tests whose first throw brought a success, against how many that should have been by the odds that were shown. */
function luck(events: readonly Event[]): Figure {
  const passed = events.filter((event) => event.kind === "tested" && Number(event.args["result"]) > 0).length;
  const expected = sumOf(events, ["testing"], "odds") / 100;
  return { label: t("story-passed"), value: String(passed), hint: t("story-expected", { mean: Math.round(expected) }) };
}

export const story: Story = (events, state) => {
  const found = state as unknown as State;
  const count = (kind: string): string => String(sumOf(events, [kind]));
  return {
    figures: [
      { label: t("story-rounds"), value: String(found.round) },
      { label: t("story-mysteries"), value: String(found.solved.length) },
      { label: t("story-gates"), value: count("gate.closed") },
      { label: t("story-monsters"), value: count("monster.defeated") },
      { label: t("story-tests"), value: count("tested") },
      luck(events),
      { label: t("story-defeated"), value: count("defeated") },
      { label: t("story-doom"), value: String(found.doom) },
    ],
    people: whoDid(events, everybody(events), DEEDS),
  };
};
