// A finished scenario in numbers.
import { everybody, sumOf, whoDid, type Deed, type Story } from "../../stage/story";
import { t } from "../../text";
import type { State } from "./types.gen";

const DEEDS: readonly Deed[] = [
  ["story-passed", ["test-passed"]],
  ["story-failed", ["test-failed"]],
  ["story-clues", ["discovered"], "amount"],
  ["story-enemies", ["enemy-defeated"]],
  ["story-played", ["played"]],
  ["story-damage", ["harmed"], "damage"],
  ["story-horror", ["harmed"], "horror"],
];

export const story: Story = (events, state) => {
  const found = state as unknown as State;
  const sum = (kind: string, amount?: string): string => String(sumOf(events, [kind], amount));
  return {
    figures: [
      { label: t("story-rounds"), value: String(found.round) },
      { label: t("story-tests"), value: sum("test"), hint: t("story-of-them", { passed: sumOf(events, ["test-passed"]) }) },
      { label: t("story-clues"), value: sum("discovered", "amount") },
      { label: t("story-enemies"), value: sum("enemy-defeated") },
      { label: t("story-victory"), value: String(found.victory.length) },
    ],
    people: whoDid(events, everybody(events), DEEDS),
  };
};
