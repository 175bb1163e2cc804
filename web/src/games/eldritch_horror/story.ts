// A finished game of Eldritch Horror in numbers.
import type { Story } from "../../stage/story";
import { cardName, t } from "../../text";
import type { State } from "./types.gen";

export const story: Story = (events, state) => {
  const found = state as unknown as State;
  const count = (kind: string): string => String(events.filter((event) => event.kind === kind).length);
  return {
    figures: [
      { label: t("story-rounds"), value: String(found.round) },
      { label: t("story-mysteries"), value: String(found.solved.length) },
      { label: t("story-gates"), value: count("gate.closed") },
      { label: t("story-monsters"), value: count("monster.defeated") },
      { label: t("story-tests"), value: count("tested") },
      { label: t("story-defeated"), value: count("defeated") },
      { label: t("story-doom"), value: String(found.doom) },
    ],
    people: {
      columns: [t("health"), t("sanity"), t("clues")],
      rows: found.players.filter((player) => player.investigator).map((player) => [cardName(player.investigator), [player.health, player.sanity, player.clues.length]]),
    },
  };
};
