// The dungeon: tiles as they lie, with their cubes, and everybody in them.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { PlaceMap, type MapPlace, type MapToken, type MapWay } from "../../parts/map";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Icon } from "./icon";
import { stateOf, zone } from "./look";
import type { State, Tile } from "./types.gen";

const UNIT = 4.6;
const SIDE = 2;
const MARGIN = 1;
const LEVELS = ["", "I", "II", "III"];

function Below({ tile }: { tile: Tile }): JSX.Element {
  const printed = zone(tile.zone);
  const cubes = tile.entered ? tile.cubes : (printed?.cubes ?? []);
  return (
    <span class="in-zone">
      <span class="zone-level" data-tip={t("zone-tip", { level: LEVELS[printed?.level ?? 1] ?? "", alertness: printed?.alertness ?? 0 })}>
        {LEVELS[printed?.level ?? 1]} · {printed?.alertness ?? 0}
      </span>
      {cubes.map((colour, at) =>
        colour ? (
          <i key={at} class={`cube ${colour} ${tile.entered ? "" : "to-come"}`} data-tip={t("cube-" + colour)}>
            <span class="unseen">{t("cube-" + colour)}</span>
          </i>
        ) : (
          <i key={at} class="cube none" />
        ),
      )}
      {tile.tokens.map((token, at) => (
        <span key={at} data-tip={t("token-" + token)}>
          <Icon name={token === "trap" ? "trap" : token === "teleport" ? "teleport" : "passage"} />
          <span class="unseen">{t("token-" + token)}</span>
        </span>
      ))}
    </span>
  );
}

function tokensOf(state: State): MapToken[] {
  const tokens: MapToken[] = state.players
    .filter((player) => player.place && player.scholar)
    .map((player) => ({
      piece: `seat:${player.seat}`,
      anchor: `seat:${player.seat}`,
      at: player.place,
      label: cardName(player.scholar),
      picture: <span class={`figure ${player.colour}`}>{cardName(player.scholar).slice(0, 1)}</span>,
      class: state.active === player.seat ? "active" : "",
    }));
  if (state.boss_place)
    tokens.push({ piece: "boss", anchor: "boss", at: state.boss_place, label: cardName(state.boss), picture: <Icon name="boss" /> });
  return tokens;
}

export function Dungeon(): JSX.Element {
  const state = stateOf(useScene());
  const ask = useAsk();
  const spots = (ask?.decision.options ?? []).map((option) => option.anchor ?? "").filter((anchor) => anchor.startsWith("spot:"));
  const corners = [...state.tiles.map((tile) => [tile.x, tile.y] as const), ...spots.map((spot) => cornerOf(spot))];
  const left = Math.min(...corners.map(([x]) => x)) - MARGIN;
  const top = Math.min(...corners.map(([, y]) => y)) - MARGIN;
  const width = Math.max(...corners.map(([x]) => x)) + SIDE + MARGIN - left;
  const height = Math.max(...corners.map(([, y]) => y)) + SIDE + MARGIN - top;
  const area = (id: string, name: string, x: number, y: number): MapPlace => ({
    id,
    name,
    x: x + SIDE / 2 - left,
    y: y + SIDE / 2 - top,
    width: SIDE - 0.1,
    height: SIDE - 0.1,
  });
  const places: MapPlace[] = [
    ...state.tiles.map((tile) => ({
      ...area(tile.zone, cardName(tile.zone), tile.x, tile.y),
      below: <Below tile={tile} />,
      class: `tile level-${zone(tile.zone)?.level ?? 1}`,
    })),
    ...spots.map((spot) => {
      const [x, y] = cornerOf(spot);
      return { ...area(spot, t("new-zone-here"), x, y), class: "tile spot" };
    }),
  ];
  const ways: MapWay[] = state.links
    .filter((link) => link.kind !== "wall")
    .map((link) => ({ from: link.one, to: link.other, kind: link.kind === "stairs" ? "dotted" : "wide" }));
  const near = (ask?.decision.options ?? []).map((option) => option.anchor ?? "").filter((anchor) => places.some((place) => place.id === anchor));
  return (
    <section class="dungeon-map" data-guide="map" aria-label={t("dungeon")}>
      <PlaceMap
        label={t("dungeon")}
        places={places}
        ways={ways}
        tokens={tokensOf(state)}
        reach={near}
        size={[width, height]}
        unit={UNIT}
        about={state.players[state.active]?.place ?? ""}
      />
    </section>
  );
}

function cornerOf(spot: string): readonly [number, number] {
  const [x, y] = spot.slice(5).split(",").map(Number);
  return [x ?? 0, y ?? 0];
}
