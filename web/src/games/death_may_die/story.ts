// A finished game of Death May Die in numbers.
import type { Story } from "../../stage/story";
import { cardName, t } from "../../text";
import type { State } from "./types.gen";

export const story: Story = (events, state) => {
  const found = state as unknown as State;
  const count = (kind: string): string => String(events.filter((event) => event.kind === kind).length);
  return {
    figures: [
      { label: t("story-turns"), value: String(found.turn) },
      { label: t("story-killed"), value: count("enemy.killed") },
      { label: t("story-rerolls"), value: count("rerolled") },
      { label: t("story-thresholds"), value: count("threshold") },
      { label: t("story-track"), value: String(found.track) },
    ],
    people: {
      columns: [t("wounds"), t("stress"), t("sanity")],
      rows: found.investigators.map((one) => [cardName(one.card), [one.wounds, one.stress, one.sanity]]),
    },
  };
};
