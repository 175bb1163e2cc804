// The Episode's card, and whatever has just been drawn.
import type { JSX } from "preact";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, type IconName } from "./icon";
import { stateOf } from "./look";

export function EpisodeView(): JSX.Element {
  const state = stateOf(useScene());
  const lines = card(state.episode)?.text ?? [];
  return (
    <Spot tag="section" anchor={state.episode} label={cardName(state.episode)} class="episode" guide="episode">
      <h2>
        {cardName(state.episode)} <ZoomButton id={state.episode} />
      </h2>
      <p class={state.disrupted ? "ritual broken" : "ritual"}>{t(state.disrupted ? "ritual-broken" : "ritual-goes-on")}</p>
      <ul class="episode-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Spot>
  );
}

function Drawn({ id, icon, kind }: { id: string; icon: IconName; kind: string }): JSX.Element {
  const lines = card(id)?.text ?? [];
  return (
    <Spot tag="section" anchor={id} label={cardName(id)} class={`drawn ${kind}`} piece={`card:${id}`} turns>
      <p class="overline">
        <Icon name={icon} /> {t(kind)}
      </p>
      <h3>
        {cardName(id)} <ZoomButton id={id} />
      </h3>
      {lines.map((line) => (
        <p key={line} class="small-text">
          {line}
        </p>
      ))}
    </Spot>
  );
}

/** The Mythos or Discovery card that is being resolved. */
export function DrawnCards(): JSX.Element | null {
  const state = stateOf(useScene());
  if (!state.mythos_now && !state.discovery_now && !state.aside.length) return null;
  return (
    <div class="drawn-cards">
      {state.mythos_now && <Drawn id={state.mythos_now} icon="mythos" kind="mythos-now" />}
      {state.discovery_now && <Drawn id={state.discovery_now} icon="discovery" kind="discovery-now" />}
      {state.aside.map((id) => (
        <Drawn key={id} id={id} icon="mythos" kind="mythos-aside" />
      ))}
    </div>
  );
}
