// A finished scenario in numbers.
import type { Story } from "../../stage/story";
import { cardName, t } from "../../text";
import type { State } from "./types.gen";

export const story: Story = (events, state) => {
  const found = state as unknown as State;
  const count = (kind: string): string => String(events.filter((event) => event.kind === kind).length);
  return {
    figures: [
      { label: t("story-rounds"), value: String(found.round) },
      { label: t("story-tests"), value: count("test") },
      { label: t("story-clues"), value: count("discovered") },
      { label: t("story-enemies"), value: count("enemy-defeated") },
      { label: t("story-victory"), value: String(found.victory.length) },
    ],
    people: {
      columns: [t("story-damage"), t("story-horror"), t("clues"), t("story-trauma")],
      rows: found.players.map((player) => [cardName(player.investigator), [player.damage, player.horror, player.clues, player.physical_trauma + player.mental_trauma]]),
    },
  };
};
