// A finished game of Elder Sign in numbers.
import { everybody, whoDid, type Deed, type Figure, type Story } from "../../stage/story";
import { t } from "../../text";
import type { Arg, Event, Msg } from "../../types.gen";
import { GREEN_FACES, RED_FACES, YELLOW_FACES, type State } from "./types.gen";

const FACES: Readonly<Record<string, readonly string[]>> = { green: GREEN_FACES, yellow: YELLOW_FACES, red: RED_FACES };

const isMessage = (arg: Arg): arg is Msg => typeof arg === "object" && "type" in arg && arg.type === "msg";

/** Every die of every throw, as it fell. */
function thrown(events: readonly Event[]): readonly { colour: string; face: string }[] {
  return events
    .filter((event) => event.kind === "roll" || event.kind === "reroll")
    .flatMap((event) => (Array.isArray(event.args["dice"]) ? (event.args["dice"] as readonly Arg[]) : []))
    .filter(isMessage)
    .map(({ args }) => ({ colour: String(args["colour"]), face: String(args["face"]) }));
}

/** What the dice brought, against what such dice bring on average. */
function luck(label: string, events: readonly Event[], worth: (face: string) => number): Figure {
  const dice = thrown(events);
  const total = (faces: readonly string[]): number => faces.reduce((sum, face) => sum + worth(face), 0);
  const mean = (colour: string): number => total(FACES[colour] ?? []) / Math.max(1, FACES[colour]?.length ?? 0);
  const expected = dice.reduce((sum, die) => sum + mean(die.colour), 0);
  return {
    label: t(label),
    value: String(total(dice.map((die) => die.face))),
    hint: t("story-expected", { mean: Math.round(expected) }),
  };
}

const DEEDS: readonly Deed[] = [
  ["story-resolved", ["resolved"]],
  ["story-failed", ["failed"]],
  ["story-tasks", ["task"]],
  ["story-monsters", ["monster-defeated"]],
  ["story-rolls", ["roll", "reroll"]],
  ["story-uses", ["use", "ability"]],
];

export const story: Story = (events, fields) => {
  const state = fields as unknown as State;
  const count = (...kinds: readonly string[]): string => String(events.filter((event) => kinds.includes(event.kind)).length);
  return {
    figures: [
      { label: t("story-turns"), value: String(state.turn) },
      { label: t("story-midnights"), value: count("midnight") },
      { label: t("elder-signs"), value: String(state.elder_signs) },
      { label: t("doom"), value: String(state.doom) },
      { label: t("story-resolved"), value: count("resolved") },
      { label: t("story-failed"), value: count("failed") },
      { label: t("story-devoured"), value: String(state.devoured.length) },
      { label: t("story-rolls"), value: count("roll", "reroll") },
      luck("story-investigation", events, (face) => Number(face) || 0),
      luck("story-terrors", events, (face) => (face === "terror" ? 1 : 0)),
    ],
    people: whoDid(events, everybody(events), DEEDS),
  };
};
