// A finished game of Death May Die in numbers.
import { sumOf, whoDid, type Deed, type Figure, type Story } from "../../stage/story";
import { t } from "../../text";
import type { Arg, Event, Msg } from "../../types.gen";
import { BONUS_FACES, STANDARD_FACES, SUCCESSES, type State } from "./types.gen";

const FACES: Readonly<Record<string, readonly string[]>> = { standard: STANDARD_FACES, bonus: BONUS_FACES };

const DEEDS: readonly Deed[] = [
  ["story-rolls", ["rolled"]],
  ["story-rerolls", ["rerolled"]],
  ["story-thresholds", ["threshold"]],
  ["story-discoveries", ["claimed"]],
  ["wounds", ["wounded"], "amount"],
];

const isMessage = (arg: Arg | undefined): arg is Msg => typeof arg === "object" && "type" in arg && arg.type === "msg";

/** Successes of all dice as they fell, against what such dice bring on average. */
function luck(events: readonly Event[]): Figure {
  const rolled = events.flatMap(({ kind, args }) => (kind === "rolled" ? args["faces"] : kind === "rerolled" ? args["face"] : []));
  const dice = (rolled as readonly (Arg | undefined)[]).filter(isMessage).map(({ args }) => ({ kind: String(args["kind"]), face: String(args["face"]) }));
  const good = (faces: readonly string[]): number => faces.filter((face) => (SUCCESSES as readonly string[]).includes(face)).length;
  const expected = dice.reduce((sum, { kind }) => sum + good(FACES[kind] ?? []) / Math.max(1, FACES[kind]?.length ?? 0), 0);
  return { label: t("story-successes"), value: String(good(dice.map(({ face }) => face))), hint: t("story-expected", { mean: Math.round(expected) }) };
}

export const story: Story = (events, state) => {
  const found = state as unknown as State;
  const count = (kind: string): string => String(sumOf(events, [kind]));
  return {
    figures: [
      { label: t("story-turns"), value: String(found.turn) },
      { label: t("story-killed"), value: count("enemy.killed") },
      { label: t("story-rolls"), value: count("rolled") },
      luck(events),
      { label: t("story-rerolls"), value: count("rerolled") },
      { label: t("story-thresholds"), value: count("threshold") },
      { label: t("story-track"), value: String(found.track) },
    ],
    people: whoDid(events, [...new Set(found.investigators.map((one) => one.card))], DEEDS),
  };
};
