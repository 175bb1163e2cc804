// The world: its spaces and paths, and all that lies on them.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import world from "virtual:world/eldritch_horror";
import { Silhouette } from "../../art";
import { useAsk } from "../../ask";
import { PlaceMap, type MapPlace, type MapToken, type MapWay } from "../../parts/map";
import { useScene, type Scene } from "../../scene";
import { lang } from "../../settings";
import { card, cardName, t } from "../../text";
import { Icon, isIcon } from "./icon";
import { keyOf, monsterCard, mythosCard, numberOf, placeName, spaceCard, spaces, stateOf, total } from "./look";
import type { Gate, Mystery, State } from "./types.gen";

/** The rem of one unit of the map's own. */
const UNIT = 0.038;
/** Above the world there is room for what stands on its northernmost spaces. */
const SKY = 80;
const SIZE = [world.size[0], world.size[1] + SKY] as const;
const PATHS = ["train", "ship", "uncharted"] as const;

function Ground(): JSX.Element {
  return (
    <svg class="globe" viewBox={`0 ${-SKY} ${SIZE[0]} ${SIZE[1]}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lamp" cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" class="lamp-near" />
          <stop offset="1" class="lamp-far" />
        </radialGradient>
      </defs>
      <path class="sphere" d={world.sphere} fill="url(#lamp)" />
      <path class="graticule" d={world.lines} />
      <path class="coast" d={world.land} />
      <path class="land" d={world.land} />
    </svg>
  );
}

/** Paths that leave the map at one side and come back at the other: those longer than half the world. */
const isRound = (from: string, to: string): boolean => {
  const [a, b] = [world.places[from], world.places[to]];
  return a !== undefined && b !== undefined && Math.abs(a[0] - b[0]) > world.size[0] / 2;
};

function Sign({ id }: { id: string }): JSX.Element {
  const number = numberOf(id);
  const kind = spaceCard(id)?.kind ?? "city";
  return number ? <span class="space-number">{number}</span> : <Icon name={kind} />;
}

function tokensOf(scene: Scene, state: State): MapToken[] {
  const tokens: MapToken[] = [];
  const add = (token: MapToken): void => void tokens.push(token);
  for (const gate of state.gates) {
    const found = card(gate)?.data as Gate | undefined;
    if (!found) continue;
    const omen = t("omen-" + found.omen);
    add({ piece: gate, anchor: gate, at: found.space, label: t("gate-of", { omen }), picture: <Icon name="gate" />, class: `gate ${found.omen}`, badge: <Icon name={`omen-${found.omen}`} /> });
  }
  for (const { clue, place } of state.clues) add({ piece: clue, anchor: clue, at: place, label: t("clue"), picture: <Icon name="clue" />, class: "clue" });
  if (state.expedition) add({ piece: "expedition", anchor: "expedition", at: state.expedition, label: t("expedition"), picture: <Icon name="expedition" />, class: "marker expedition" });
  const mystery = card(state.mystery?.card ?? "")?.data as Mystery | undefined;
  if (mystery?.token) add({ piece: "mystery-token", at: mystery.token, label: t("mystery-here", { name: cardName(state.mystery?.card ?? "") }), picture: <Icon name="mystery" />, class: "marker mystery" });
  for (const ongoing of state.ongoing) {
    const at = mythosCard(ongoing.card)?.rumor;
    if (at) add({ piece: `rumor:${ongoing.card}`, at, label: t("rumor-here", { name: cardName(ongoing.card) }), picture: <Icon name="rumor" />, class: "marker rumor" });
  }
  for (const [place, count] of Object.entries(state.eldritch))
    if (count > 0) add({ piece: `eldritch:${place}`, at: place, label: t("eldritch-here", { count }), picture: <Icon name="eldritch" />, class: "marker eldritch", ...(count > 1 ? { badge: count } : {}) });
  for (const monster of state.monsters) {
    if (!monster.place) continue;
    const key = keyOf(monster);
    const lost = monster.tokens["health"] ?? 0;
    const toughness = total(scene, `toughness:${monster.number}`) ?? 0;
    const epic = monsterCard(monster.card)?.epic === true;
    add({
      piece: key,
      anchor: key,
      at: monster.place,
      label: t("monster-life", { name: cardName(monster.card), lost, toughness }),
      picture: <Icon name={isIcon(monster.card) ? monster.card : epic ? "epic" : "monster"} />,
      class: `monster ${epic ? "epic" : ""}`,
      ...(lost ? { badge: `−${lost}` } : {}),
    });
  }
  for (const body of state.defeated)
    add({ piece: `body:${body.investigator}`, anchor: body.investigator, at: body.place, label: t("defeated-here", { name: cardName(body.investigator) }), picture: <Icon name="defeated" />, class: "marker body" });
  for (const player of state.players) {
    if (!player.investigator || !player.place) continue;
    add({
      piece: `seat:${player.seat}`,
      anchor: [`seat:${player.seat}`, player.investigator],
      at: player.place,
      label: cardName(player.investigator),
      picture: <Silhouette id={player.investigator} />,
      class: `who colour-${player.seat} ${state.active === player.seat ? "active" : ""} ${player.delayed ? "down" : ""}`,
      ...(player.delayed ? { badge: <Icon name="delayed" /> } : {}),
    });
  }
  return tokens;
}

/** Where one gets with this action, and with which tickets. */
function Tickets({ scene, id }: { scene: Scene; id: string }): JSX.Element | null {
  const steps = scene.values[`reach:${id}`]?.steps ?? [];
  if (!steps.length) return null;
  const words = t("reach-with", { train: amount(steps, "train"), ship: amount(steps, "ship") });
  return (
    <span class="tickets-needed" data-tip={words}>
      {steps.flatMap(([step]) =>
        Array.from({ length: step.amount }, (_, at) => <Icon key={`${step.source}${at}`} name={step.source === "train" ? "train" : "ship"} />),
      )}
      <span class="unseen">{words}</span>
    </span>
  );
}

const amount = (steps: readonly (readonly [{ amount: number; source: string }, number])[], source: string): number =>
  steps.filter(([step]) => step.source === source).reduce((sum, [step]) => sum + step.amount, 0);

/** How paths differ: by their line, and by these words. */
function Key(): JSX.Element {
  return (
    <ul class="path-key" aria-label={t("paths")}>
      {PATHS.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 36 8" aria-hidden="true" class="map-ways">
            <line class={`way-${kind}`} x1="1" y1="4" x2="35" y2="4" />
          </svg>
          <Icon name={kind} /> {t("path-" + kind)}
        </li>
      ))}
    </ul>
  );
}

export function WorldMap(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  const ids = useMemo(spaces, [lang.value]);
  const ways = useMemo(
    (): MapWay[] => ids.flatMap((from) => Object.entries(spaceCard(from)?.paths ?? {}).map(([to, kind]) => ({ from, to, kind, round: isRound(from, to) }))),
    [ids],
  );
  const tickets = ids.filter((id) => scene.values[`reach:${id}`]).map((id) => `${id}${scene.values[`reach:${id}`]?.total}`).join(" ");
  const places = useMemo(
    (): MapPlace[] =>
      ids.map((id) => {
        const [x, y] = world.places[id] ?? [0, 0];
        const found = spaceCard(id);
        return { id, name: placeName(id), x, y: y + SKY, picture: <Sign id={id} />, below: <Tickets scene={scene} id={id} />, class: `${found?.kind ?? ""} ${found?.expedition ? "far" : ""} ${numberOf(id) ? "numbered" : "named"}` };
      }),
    [ids, tickets],
  );
  const offered = ask?.decision.options.flatMap((option) => [option.anchor, option.target ?? ""]).filter((anchor) => ids.includes(anchor)) ?? [];
  const near = [...new Set([...offered, ...ids.filter((id) => scene.values[`reach:${id}`])])];
  return (
    <section class="world" data-guide="map" aria-label={t("world")}>
      <PlaceMap label={t("world")} places={places} ways={ways} tokens={tokensOf(scene, state)} reach={near} size={SIZE} unit={UNIT} ground={<Ground />} about={state.players[state.active]?.place ?? ""} />
      <Key />
    </section>
  );
}
