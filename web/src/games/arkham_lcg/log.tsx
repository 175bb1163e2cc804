// What the campaign has left so far, and what lies in the victory display.
import type { JSX } from "preact";
import { inWords } from "../../house/words";
import { useScene } from "../../scene";
import { cardName, t, words } from "../../text";
import { Icon } from "./icon";
import { stateOf } from "./look";

const LISTS = ["interrogated", "got_away", "killed", "insane"] as const;

export function CampaignLog(): JSX.Element | null {
  const state = stateOf(useScene());
  const { campaign } = state;
  const people = state.players.filter((player) => player.investigator && (player.experience > 0 || player.physical_trauma > 0 || player.mental_trauma > 0));
  const noted = campaign.log.length + people.length + LISTS.reduce((sum, list) => sum + campaign[list].length, 0);
  if (!noted && !state.victory.length) return null;
  return (
    <details class="bag campaign-log">
      <summary>
        <Icon name="log" /> {t("campaign-log")}
      </summary>
      <ul>
        {campaign.log.map((note) => (
          <li key={note}>{inWords(words.value, "note-" + note, "") || note}</li>
        ))}
        {LISTS.filter((list) => campaign[list].length > 0).map((list) => (
          <li key={list}>{t("log-" + list.replace("_", "-"), { names: campaign[list].map((id) => cardName(id)).join(", ") })}</li>
        ))}
        {people.map((player) => (
          <li key={player.seat}>
            {t("log-person", { name: cardName(player.investigator), experience: player.experience, physical: player.physical_trauma, mental: player.mental_trauma })}
          </li>
        ))}
        {state.victory.map((id, at) => (
          <li key={`${id}${at}`}>
            <Icon name="victory" /> {cardName(id)}
          </li>
        ))}
      </ul>
    </details>
  );
}
