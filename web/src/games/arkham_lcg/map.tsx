// The locations with their connections, and everybody who is there.
import type { JSX } from "preact";
import { Silhouette, Vignette } from "../../art";
import { useAsk } from "../../ask";
import { PlaceMap, type MapPlace, type MapToken, type MapWay } from "../../parts/map";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Icon } from "./icon";
import { data, keyOf, placeOf, sideOf, stateOf, total } from "./look";
import type { Location, LocationCard, State } from "./types.gen";

const WIDTH = 2;
const HEIGHT = 1.6;
const STEP_X = 2.7;
const STEP_Y = 2.1;

function Numbers({ location }: { location: Location }): JSX.Element {
  const scene = useScene();
  const shroud = total(scene, `shroud:${location.card}`);
  const victory = data<LocationCard>(location.card)?.victory ?? 0;
  return (
    <span class="in-place">
      {location.revealed ? (
        <span data-tip={t("shroud")}>
          <Icon name="shroud" /> {shroud}
        </span>
      ) : (
        <span class="soft">{t("unrevealed")}</span>
      )}
      {(location.tokens["clues"] ?? 0) > 0 && (
        <span class="clues" data-tip={t("clues-here", { count: location.tokens["clues"] ?? 0 })}>
          <Icon name="clue" /> {location.tokens["clues"]}
        </span>
      )}
      {(location.tokens["doom"] ?? 0) > 0 && (
        <span data-tip={t("doom")}>
          <Icon name="doom" /> {location.tokens["doom"]}
        </span>
      )}
      {location.revealed && victory > 0 && (
        <span data-tip={t("victory-points", { count: victory })}>
          <Icon name="victory" /> {victory}
        </span>
      )}
      {location.cards.map((card) => (
        <span key={card.number} class="tag" data-tip={cardName(card.card)}>
          {cardName(card.card)}
        </span>
      ))}
    </span>
  );
}

function waysOf(state: State): MapWay[] {
  const ways: MapWay[] = [];
  state.locations.forEach((one, at) =>
    state.locations.slice(at + 1).forEach((other) => {
      const [mine, theirs] = [sideOf(one.card, one.revealed), sideOf(other.card, other.revealed)];
      if (mine.ways.includes(theirs.symbol) || theirs.ways.includes(mine.symbol)) ways.push({ from: one.card, to: other.card });
    }),
  );
  return ways;
}

export function LocationMap(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  if (!state.locations.length) return null;
  const places: MapPlace[] = state.locations.map((location) => {
    const [x, y] = placeOf(location.card);
    return {
      id: location.card,
      name: cardName(location.card),
      x: x * STEP_X,
      y: y * STEP_Y,
      width: WIDTH,
      height: HEIGHT,
      picture: <Vignette id={location.card} />,
      below: <Numbers location={location} />,
      class: location.revealed ? "revealed" : "unrevealed",
    };
  });
  const tokens: MapToken[] = state.players
    .filter((player) => player.place)
    .map((player) => ({
      piece: `seat:${player.seat}`,
      anchor: [`seat:${player.seat}`, player.investigator],
      at: player.place,
      label: cardName(player.investigator),
      picture: <Silhouette id={player.investigator} />,
      class: `who colour-${player.seat} ${state.active === player.seat ? "active" : ""}`,
    }));
  for (const enemy of state.enemies) {
    const at = enemy.engaged >= 0 ? (state.players[enemy.engaged]?.place ?? "") : enemy.place;
    if (!at || enemy.engaged >= 0) continue;
    tokens.push({
      piece: keyOf(enemy),
      anchor: keyOf(enemy),
      at,
      label: t("enemy-here", { name: cardName(enemy.card), exhausted: enemy.exhausted ? "yes" : "no" }),
      picture: <Icon name="enemy" />,
      class: `enemy ${enemy.exhausted ? "exhausted" : ""}`,
      ...(enemy.tokens["damage"] ? { badge: enemy.tokens["damage"] } : {}),
    });
  }
  const near = ask?.decision.options.map((option) => option.anchor).filter((anchor) => places.some((place) => place.id === anchor)) ?? [];
  const active = state.active >= 0 ? state.active : Math.max(0, scene.seat);
  return (
    <section class="map-of-places" data-guide="map" aria-label={t("locations")}>
      <PlaceMap label={t("locations")} places={places} ways={waysOf(state)} tokens={tokens} reach={near} unit={6} about={state.players[active]?.place ?? ""} />
    </section>
  );
}
