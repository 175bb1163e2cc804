// The map: rooms from above with walls and doors, and everybody who is in them.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Silhouette, Sigil } from "../../art";
import { useAsk } from "../../ask";
import { PlaceMap, type MapPlace, type MapToken, type MapWay } from "../../parts/map";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { Icon, isIcon } from "./icon";
import { episodeOf, figure, floorOf, planOf, stateOf, statsOf, type Edge, type Plan } from "./look";
import { Soon } from "./next";
import type { State, TokenCard } from "./types.gen";

const UNIT = 7.2;
const MARGIN = 0.4;
const GATES = ["red", "yellow", "blue"] as const;

const ends = ({ x, y, side }: Edge): readonly [number, number, number, number] =>
  side === "n" ? [x, y, x + 1, y] : side === "s" ? [x, y + 1, x + 1, y + 1] : side === "w" ? [x, y, x, y + 1] : [x + 1, y, x + 1, y + 1];

function Ground({ plan, width, height, left, top }: { plan: Plan; width: number; height: number; left: number; top: number }): JSX.Element {
  const shift = (x: number, y: number): readonly [number, number] => [x - left, y - top];
  return (
    <svg class="floor" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {plan.rooms.flatMap((room) =>
        room.cells.map(([x, y]) => {
          const [a, b] = shift(x, y);
          return <rect key={`${a},${b}`} class={`cell tone-${room.number % 3}`} x={a} y={b} width="1.002" height="1.002" />;
        }),
      )}
      {plan.edges.map((edge) => {
        const [x1, y1, x2, y2] = ends(edge);
        const [a, b] = shift(x1, y1);
        const [c, d] = shift(x2, y2);
        const key = `${edge.x},${edge.y},${edge.side}`;
        if (edge.kind === "wall") return <line key={key} class="wall" x1={a} y1={b} x2={c} y2={d} />;
        const cut = (from: number, to: number, part: number): number => from + (to - from) * part;
        return (
          <g key={key} class={edge.kind}>
            <line class="wall" x1={a} y1={b} x2={cut(a, c, 0.28)} y2={cut(b, d, 0.28)} />
            <line class="wall" x1={cut(a, c, 0.72)} y1={cut(b, d, 0.72)} x2={c} y2={d} />
            {edge.kind === "blind" && <line class="sealed" x1={cut(a, c, 0.28)} y1={cut(b, d, 0.28)} x2={cut(a, c, 0.72)} y2={cut(b, d, 0.72)} />}
          </g>
        );
      })}
    </svg>
  );
}

/** What lies in a room beside figures: gates, fire, stairs. */
function Below({ state, id }: { state: State; id: string }): JSX.Element {
  const laid = episodeOf(state)?.map;
  const number = Number(id.split("-")[1]);
  const gates = GATES.filter((colour) => laid?.gates[colour] === number);
  const fires = state.fire[id] ?? 0;
  return (
    <span class="in-room">
      {gates.map((colour) => (
        <span key={colour} class={`gate ${colour}`} data-tip={t("gate-" + colour)}>
          <Icon name="gate" />
          <span class="unseen">{t("gate-" + colour)}</span>
        </span>
      ))}
      {laid?.stairs.includes(number) && (
        <span data-tip={t("stairs")}>
          <Icon name="stairs" />
          <span class="unseen">{t("stairs")}</span>
        </span>
      )}
      {laid?.tunnel.includes(number) && (
        <span data-tip={t("tunnel")}>
          <Icon name="tunnel" />
          <span class="unseen">{t("tunnel")}</span>
        </span>
      )}
      {laid?.start === number && state.turn < 2 && (
        <span data-tip={t("start")}>
          <Icon name="start" />
          <span class="unseen">{t("start")}</span>
        </span>
      )}
      {fires > 0 && (
        <span class="fires" data-tip={t("fires", { count: fires })}>
          {Array.from({ length: fires }, (_, at) => (
            <Icon key={at} name="fire" />
          ))}
          <span class="unseen">{t("fires", { count: fires })}</span>
        </span>
      )}
      <Soon id={id} />
      {state.rlyeh.includes(id) && (
        <span data-tip={t("rlyeh")}>
          <Icon name="rlyeh" />
          <span class="unseen">{t("rlyeh")}</span>
        </span>
      )}
    </span>
  );
}

function tokensOf(state: State, name: (number: number) => string): MapToken[] {
  const tokens: MapToken[] = [];
  for (const one of state.investigators) {
    if (!one.place || one.out) continue;
    tokens.push({
      piece: `seat:${one.number}`,
      anchor: [`seat:${one.number}`, one.card],
      at: one.place,
      label: name(one.number),
      picture: <Silhouette id={one.card} />,
      class: `who colour-${one.number} ${state.active === one.number ? "active" : ""} ${one.down ? "down" : ""}`,
      ...(one.fire + one.fire_wounds > 0 ? { badge: <Icon name="fire" /> } : {}),
    });
  }
  if (state.elder_one.place)
    tokens.push({
      piece: state.elder_one.card,
      anchor: [state.elder_one.card, "elder-one"],
      at: state.elder_one.place,
      label: cardName(state.elder_one.card),
      picture: <Sigil id={state.elder_one.card} />,
      class: "elder-one",
      ...(state.elder_one.wounds ? { badge: state.elder_one.wounds } : {}),
    });
  for (const enemy of state.enemies) {
    const key = `${enemy.card}#${enemy.number}`;
    const life = statsOf(state, enemy.card)?.life;
    const category = figure(enemy.card)?.category ?? "monster";
    tokens.push({
      piece: key,
      anchor: key,
      at: enemy.place,
      label: life === undefined ? cardName(enemy.card) : t("enemy-life", { name: cardName(enemy.card), wounds: enemy.wounds, life }),
      picture: <Icon name={isIcon(enemy.card) ? enemy.card : category === "cultist" ? "cultist" : "monster"} />,
      class: `enemy ${category}`,
      ...(enemy.wounds ? { badge: enemy.wounds } : {}),
    });
  }
  for (const marker of state.markers) {
    if (!marker.place || marker.done) continue;
    const key = `${marker.card}#${marker.number}`;
    const shown = marker.face || marker.card;
    const life = (card(marker.card)?.data as unknown as TokenCard | undefined)?.life;
    tokens.push({
      piece: key,
      anchor: key,
      at: marker.place,
      label: life ? t("enemy-life", { name: cardName(shown), wounds: marker.wounds, life }) : cardName(shown),
      picture: <Icon name={isIcon(shown) ? shown : isIcon(marker.card) ? marker.card : "token"} />,
      class: "marker",
      ...(marker.wounds ? { badge: marker.wounds } : {}),
    });
  }
  return tokens;
}

/** Figures for which a cell of floor has room; where there are more, those that are the same lie on each other, counted. */
const ROOMY = 3;

function piled(tokens: readonly MapToken[], cells: ReadonlyMap<string, number>): MapToken[] {
  const sort = (token: MapToken): string => `${token.at} ${token.class} ${token.label}`;
  const crowded = (at: string): boolean => tokens.filter((token) => token.at === at).length > ROOMY * (cells.get(at) ?? 1);
  return tokens.flatMap((token) => {
    const same = token.badge === undefined && crowded(token.at) ? tokens.filter((other) => sort(other) === sort(token)) : [token];
    if (same[0] !== token) return [];
    return same.map((one, at) => ({
      ...one,
      class: `${one.class} ${at > 0 ? "piled" : ""}`,
      ...(at > 0 && at === same.length - 1 ? { badge: `×${same.length}` } : {}),
    }));
  });
}

export function RoomMap(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  const episode = episodeOf(state);
  const plan = useMemo(() => (episode ? planOf(episode) : undefined), [state.episode]);
  const box = useMemo(() => {
    const cells = plan?.rooms.flatMap((room) => room.cells) ?? [];
    const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
    return { left, top, width: Math.max(...xs) + 1 + MARGIN - left, height: Math.max(...ys) + 1 + MARGIN - top };
  }, [plan]);
  if (!plan || !episode) return null;
  const places: MapPlace[] = plan.rooms.map((room) => {
    const floor = floorOf(room);
    return {
      id: room.id,
      name: cardName(room.id),
      x: floor.x + floor.width / 2 - box.left,
      y: floor.y + floor.height / 2 - box.top,
      width: floor.width - 0.12,
      height: floor.height - 0.12,
      below: <Below state={state} id={room.id} />,
      class: `${room.cells.length < 2 ? "small" : ""} ${state.enemies.some((enemy) => enemy.place === room.id) || state.elder_one.place === room.id ? "unsafe" : "safe"}`,
    };
  });
  const pair = (numbers: readonly number[]): MapWay[] =>
    numbers.length === 2 ? [{ from: `e${episode.number}-${numbers[0]}`, to: `e${episode.number}-${numbers[1]}`, kind: "dotted" }] : [];
  const near = ask?.decision.options.map((option) => option.anchor).filter((anchor) => places.some((place) => place.id === anchor)) ?? [];
  return (
    <section class="map-of-rooms" data-guide="map" aria-label={t("map-of", { name: cardName(state.episode) })}>
      <PlaceMap
        label={t("map-of", { name: cardName(state.episode) })}
        places={places}
        ways={[...pair(episode.map.stairs), ...pair(episode.map.tunnel)]}
        tokens={piled(
          tokensOf(state, (number) => cardName(state.investigators[number]?.card ?? "")),
          new Map(plan.rooms.map((room) => [room.id, room.cells.length])),
        )}
        reach={near}
        size={[box.width, box.height]}
        unit={UNIT}
        ground={<Ground plan={plan} {...box} />}
        about={state.investigators[state.active]?.place ?? ""}
      />
    </section>
  );
}
