// The Episode's card, and whatever has just been drawn.
import type { JSX } from "preact";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, isIcon, type IconName } from "./icon";
import { goalsOf, stateOf, turnsMoon } from "./look";

/** How far the Ritual is disrupted: what its condition, and the actions that lead there, count; and the moon. */
function Progress(): JSX.Element | null {
  const state = stateOf(useScene());
  const counted = goalsOf(state);
  const moon = turnsMoon(state);
  if (!counted.length && !moon) return null;
  return (
    <p class="progress-of" data-guide="ritual">
      {counted.map(({ kind, count, amount }) => (
        <span key={kind}>
          {isIcon(kind) && <Icon name={kind} />} {t("goal-of", { name: cardName(kind), count, amount })}
        </span>
      ))}
      {moon && (
        <span>
          <Icon name="moon" /> {t("moon-" + state.moon)}
        </span>
      )}
    </p>
  );
}

export function EpisodeView(): JSX.Element {
  const state = stateOf(useScene());
  const lines = card(state.episode)?.text ?? [];
  return (
    <Spot tag="section" anchor={state.episode} label={cardName(state.episode)} class="episode" guide="episode">
      <h2>
        {cardName(state.episode)} <ZoomButton id={state.episode} />
      </h2>
      <p class={state.disrupted ? "ritual broken" : "ritual"}>{t(state.disrupted ? "ritual-broken" : "ritual-goes-on")}</p>
      <Progress />
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
