import type { JSX } from "preact";
import { PhaseBar } from "../../parts/phases";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { ShopWindow } from "./decks/shop";
import { Icon } from "./icon";
import { stateOf } from "./look";
import { LocationMap } from "./map";
import { HandView, Loose, People } from "./people";
import { Stages } from "./stages";

const PHASES = ["mythos", "investigation", "enemy", "upkeep"] as const;

/** Cards on their way: being played or drawn. */
function OnTheWay(): JSX.Element | null {
  const state = stateOf(useScene());
  if (!state.stack.length) return null;
  return (
    <div class="on-the-way">
      {state.stack.map((id, at) => (
        <Spot key={`${id}${at}`} tag="section" anchor={id} label={cardName(id)} class="drawn" piece={`stack:${id}`} turns>
          <h3>
            {cardName(id)} <ZoomButton id={id} />
          </h3>
          {(card(id)?.text ?? []).map((line) => (
            <p key={line} class="small-text">
              {line}
            </p>
          ))}
        </Spot>
      ))}
    </div>
  );
}

/** A card whose back is all that this seat may see. */
const UNSEEN = "?";

/** Arkham by night: where everybody is, what closes in, and what can be done about it. */
export function Board(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const own = state.players.filter((player) => scene.mine.includes(player.seat) && player.hand.length > 0);
  const hands = own.filter((player) => player.seat === scene.seat || (player.seat === state.active && !player.hand.includes(UNSEEN)));
  return (
    <div class="arkham">
      <div class="turn-bar">
        <strong>{cardName(state.scenario)}</strong>
        <PhaseBar phases={PHASES.map((phase) => [phase, t("phase-" + phase)])} now={state.phase} />
        <span class="soft">{t("round", { round: state.round })}</span>
        <span class="soft">{t("difficulty-" + state.difficulty)}</span>
        {state.peril >= 0 && (
          <span class="tag">
            <Icon name="peril" /> {t("peril", { name: cardName(state.players[state.peril]?.investigator ?? "") })}
          </span>
        )}
      </div>
      <div class="wing left">
        <Stages />
      </div>
      <div class="middle">
        <OnTheWay />
        <ShopWindow />
        <LocationMap />
        <Loose />
        {hands.map((player) => (
          <HandView key={player.seat} player={player} />
        ))}
      </div>
      <div class="wing right">
        <People />
      </div>
    </div>
  );
}
