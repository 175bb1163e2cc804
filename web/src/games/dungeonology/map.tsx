// The dungeon: tiles as they lie, what lies in them, and everybody who is there.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Sigil, Silhouette, Vignette } from "../../art";
import { useAsk } from "../../ask";
import { PlaceMap, type MapPlace, type MapToken } from "../../parts/map";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Floor, Ghost } from "./floor";
import { Icon, isIcon } from "./icon";
import { cornerOf, doorText, effectText, halfAt, levelOf, LEVELS, meeting, stateOf, zone } from "./look";
import type { State, Tile } from "./types.gen";

const UNIT = 5;
const SIDE = 2;
const MARGIN = 0.6;
const MIDDLE = 0.94;

/** What a zone has printed, and what lies in it. */
function Below({ tile }: { tile: Tile }): JSX.Element {
  const printed = zone(tile.zone);
  const cubes = tile.entered ? tile.cubes : (printed?.cubes ?? []);
  const level = LEVELS[printed?.level ?? 1] ?? "";
  return (
    <span class="in-zone">
      <span class="zone-level" data-tip={t("zone-tip", { level, alertness: printed?.alertness ?? 0 })}>
        {level} <Icon name="alertness" /> {printed?.alertness ?? 0}
        <span class="unseen">{t("zone-tip", { level, alertness: printed?.alertness ?? 0 })}</span>
      </span>
      {cubes.length > 0 && (
        <span class="zone-cubes">
          {cubes.map((colour, at) =>
            colour ? (
              <i key={at} class={`cube ${colour} ${tile.entered ? "" : "to-come"}`} data-tip={t(tile.entered ? "cube-" + colour : "cube-to-come", { name: t("cube-" + colour) })}>
                <span class="unseen">{t("cube-" + colour)}</span>
              </i>
            ) : (
              <i key={at} class="cube none" data-tip={t("cube-gone")} />
            ),
          )}
        </span>
      )}
      {printed?.effects.map((effect, at) => (
        <span key={at} class={`zone-effect ${effect.kind}`} data-tip={effectText(tile.zone, at)}>
          {isIcon(effect.kind) ? <Icon name={effect.kind} /> : <Icon name="passage" />}
          {effect.letter || (effect.amount > 0 ? effect.amount : "")}
          <span class="unseen">{effectText(tile.zone, at)}</span>
        </span>
      ))}
      {tile.tokens.map((token, at) => (
        <span key={`token-${at}`} class={`zone-token ${token}`} data-tip={t("token-tip-" + token)}>
          <Icon name={token === "trap" ? "trap" : token === "teleport" ? "teleport" : "passage"} />
          {token.length === 1 ? token : ""}
          <span class="unseen">{t("token-tip-" + token)}</span>
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
      picture: <Silhouette id={player.scholar} />,
      class: `who notebook-${player.colour} ${state.active === player.seat ? "active" : ""} ${player.finished ? "home" : ""}`,
    }));
  if (state.boss_place)
    tokens.push({ piece: "boss", anchor: "boss", at: state.boss_place, label: cardName(state.boss), picture: <Sigil id={state.boss} />, class: "boss" });
  return tokens;
}

/** Doors, stairs and walls lie on the border and say what they are. */
function bordersOf(state: State, left: number, top: number): MapPlace[] {
  const found: MapPlace[] = [];
  const middle = (tile: Tile, slot: string, inside: number): { x: number; y: number } => {
    const half = halfAt(tile.x, tile.y, slot);
    const [x, y] = [(half.x1 + half.x2) / 2, (half.y1 + half.y2) / 2];
    return { x: x + Math.sign(tile.x + 1 - x) * (half.x1 === half.x2 ? inside : 0) - left, y: y + Math.sign(tile.y + 1 - y) * (half.y1 === half.y2 ? inside : 0) - top };
  };
  for (const tile of state.tiles)
    for (const [slot, colours] of Object.entries(zone(tile.zone)?.doors ?? {}))
      found.push({
        id: `door:${tile.zone}:${slot}`,
        name: doorText(tile.zone, slot),
        ...middle(tile, slot, 0.16),
        bare: true,
        class: "border",
        picture: (
          <span class={`door-sign ${(colours as readonly string[])[0] ?? ""} ${(colours as readonly string[])[1] ? "second-" + (colours as readonly string[])[1] : ""}`}>
            <Icon name="door" />
          </span>
        ),
      });
  for (const link of state.links) {
    const tile = state.tiles.find((one) => one.zone === link.one);
    if (!tile || link.kind === "open") continue;
    found.push({
      id: `link:${link.one}:${link.one_slot}`,
      name: t(link.kind === "stairs" ? "link-stairs" : "link-wall", { one: cardName(link.one), other: cardName(link.other) }),
      ...middle(tile, link.one_slot, 0),
      bare: true,
      class: `border ${link.kind}`,
      picture: <Icon name={link.kind === "stairs" ? "stairs" : "wall"} />,
    });
  }
  return found;
}

function LevelSwitch({ state, level, choose }: { state: State; level: number; choose: (level: number) => void }): JSX.Element {
  return (
    <div class="level-switch" role="group" aria-label={t("levels")}>
      {[0, 1, 2, 3].map((one) => {
        const zones = state.tiles.filter((tile) => one === 0 || levelOf(tile.zone) === one).map((tile) => tile.zone);
        const people = state.players.filter((player) => zones.includes(player.place)).length;
        return (
          <button key={one} type="button" aria-pressed={level === one} disabled={zones.length === 0} data-tip={t("level-tip", { level: one, zones: zones.length, people })} onClick={() => choose(one)}>
            <span class={one ? "wide-level" : ""}>{one === 0 ? t("level-all") : t("level-name", { level: LEVELS[one] ?? "" })}</span>
            {one > 0 && <span class="narrow-level">{LEVELS[one]}</span>} <span class="soft">{zones.length}</span>
            <span class="unseen">{t("level-tip", { level: one, zones: zones.length, people })}</span>
          </button>
        );
      })}
    </div>
  );
}

export function Dungeon(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  const [level, choose] = useState(0);
  const drawn = state.aside.find((id) => zone(id)) ?? "";
  const joined = ask?.decision.prompt.args["place"];
  const from = joined instanceof Object && "type" in joined && joined.type === "name" ? joined.id : "";
  const spots = (ask?.decision.options ?? []).map((option) => option.anchor ?? "").filter((anchor) => anchor.startsWith("spot:"));
  const corners = [...state.tiles.map((tile) => [tile.x, tile.y] as const), ...spots.map(cornerOf)];
  const left = Math.min(...corners.map(([x]) => x)) - MARGIN;
  const top = Math.min(...corners.map(([, y]) => y)) - MARGIN;
  const width = Math.max(...corners.map(([x]) => x)) + SIDE + MARGIN - left;
  const height = Math.max(...corners.map(([, y]) => y)) + SIDE + MARGIN - top;
  const places: MapPlace[] = [
    ...state.tiles.map((tile) => ({
      id: tile.zone,
      name: cardName(tile.zone),
      x: tile.x + SIDE / 2 - left,
      y: tile.y + SIDE / 2 - top,
      width: SIDE - 0.3,
      height: SIDE - 0.3,
      picture: <Vignette id={tile.zone} />,
      below: <Below tile={tile} />,
      class: `tile level-${levelOf(tile.zone)} ${level && levelOf(tile.zone) !== level ? "faded" : ""}`,
    })),
    ...bordersOf(state, left, top),
    ...spots.map((spot) => {
      const [x, y] = cornerOf(spot);
      const meets = meeting(drawn, x, y, state.tiles, from).map((half) => half.slot);
      return {
        id: spot,
        name: t("new-zone-here", { count: meets.length }),
        x: x + SIDE / 2 - left,
        y: y + SIDE / 2 - top,
        width: MIDDLE,
        height: MIDDLE,
        picture: <Ghost id={drawn} meets={meets} />,
        bare: true,
        class: "new-spot",
      };
    }),
  ];
  const first = level ? state.tiles.find((tile) => levelOf(tile.zone) === level)?.zone : undefined;
  const mine = state.players[scene.seat]?.place;
  const near = (ask?.decision.options ?? []).map((option) => option.anchor ?? "").filter((anchor) => places.some((place) => place.id === anchor));
  return (
    <section class="dungeon-map" data-guide="map" aria-label={t("dungeon")}>
      <LevelSwitch state={state} level={level} choose={choose} />
      {drawn && (
        <p class="drawn-zone">
          <b>
            <Sentence pieces={[{ card: drawn, name: cardName(drawn) }]} />
          </b>{" "}
          <span>{(card(drawn)?.text ?? []).join(" ")}</span>
        </p>
      )}
      <PlaceMap
        label={t("dungeon")}
        places={places}
        tokens={tokensOf(state)}
        reach={near}
        choices={spots}
        size={[width, height]}
        unit={UNIT}
        ground={<Floor state={state} box={{ left, top, width, height }} level={level} />}
        about={first ?? state.players[state.active]?.place ?? mine ?? ""}
      />
    </section>
  );
}
