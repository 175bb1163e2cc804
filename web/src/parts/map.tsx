import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../text";
import { Icon } from "../ui/icon";
import { Spot } from "../ui/spot";
import { depth, isArea, layOut, readable, standing, toward, type MapLevel, type MapPlace, type MapWay, type Named } from "./map_layout";
import { MapView } from "./map_view";

export type { MapLevel, MapPlace, MapWay } from "./map_layout";

export interface MapToken {
  piece: string;
  at: string;
  label: string;
  picture: ComponentChildren;
  /** What options and events name; without, it can only be looked at. */
  anchor?: string | readonly string[];
  /** It can be taken by hand and put on a place. */
  carried?: boolean;
  /** A number beside it: wounds, doom, how many. */
  badge?: ComponentChildren;
  class?: string;
}

interface Props {
  label: string;
  places: readonly MapPlace[];
  ways?: readonly MapWay[];
  tokens: readonly MapToken[];
  /** Places within reach just now. */
  reach?: readonly string[];
  levels?: readonly MapLevel[];
  /** Places of which one is to be chosen: all of them shall be in sight. */
  choices?: readonly string[];
  /** In units; without, the map is as large as what lies on it. */
  size?: readonly [width: number, height: number];
  /** How many rem a unit is, seen at its natural size. */
  unit?: number;
  /** What lies beneath everything: an `svg`, stretched over the sheet. */
  ground?: ComponentChildren;
  /** The place that things are about: it is brought into view. */
  about?: string;
  class?: string;
  children?: ComponentChildren;
}

function Token({ token }: { token: MapToken }): JSX.Element {
  return (
    <Spot tag="span" anchor={token.anchor ?? ""} label={token.label} piece={token.piece} class={`map-token ${token.class ?? ""}`}>
      <span class="token-face" role="img" aria-label={token.label} data-tip={token.label} {...(token.carried ? { "data-carried": "" } : {})}>
        {token.picture}
      </span>
      {token.badge !== undefined && token.badge !== false && <b class="token-badge">{token.badge}</b>}
    </Spot>
  );
}

/** How many stand in a row, and by twos. */
const [ROW, PAIR] = [4, 2];

/** How large a crowd is with so many in a row; it may be standing otherwise just now. */
function block(crowd: HTMLElement | null, row: number): { width: number; height: number } {
  if (!crowd) return { width: 0, height: 0 };
  const gap = parseFloat(getComputedStyle(crowd).columnGap) || 0;
  const tiles = [...crowd.children].map((one) => (one as HTMLElement).offsetWidth + gap);
  const rows = Array.from({ length: Math.ceil(tiles.length / row) }, (_, at) => tiles.slice(at * row, (at + 1) * row));
  const width = Math.max(...rows.map((one) => one.reduce((sum, tile) => sum + tile, 0)));
  return { width: width - gap, height: rows.reduce((sum, one) => sum + Math.max(...one), 0) - gap };
}

/** Whoever stands in the middle of a place, and is not asked about, does not stand in the way of it. */
function throughTo(event: MouseEvent): void {
  if (!(event.target as Element).closest(".map-crowd")) return;
  (event.currentTarget as Element).querySelector<HTMLElement>(".map-spot > .spot-hit")?.click();
}

/** Places with ways between them, and who or what is there. A place is a point (a world), or has an area (a location, a
 * room, a tile); levels lie beside each other. Pull to pan; wheel, two fingers, keys or buttons to zoom. */
export function PlaceMap({ label, places, ways = [], tokens, reach = [], choices = [], levels = [], size, unit = 1, ground, about = "", class: className = "", children }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<MapView | null>(null);
  const first = useRef(about);
  const [wide, setWide] = useState(true);
  const laid = useMemo(() => layOut(places, ways, levels, size, wide, unit), [places, ways, levels, size?.[0], size?.[1], wide, unit]);
  const rem = (units: number): string => `${units * unit}rem`;

  // Names that would cover each other wait until one comes closer; places within reach come first.
  const names = (): void => {
    const now = view.current;
    if (!now || !sheet.current) return;
    const scale = now.at.zoom * unit * parseFloat(getComputedStyle(document.documentElement).fontSize || "16");
    const found = [...sheet.current.querySelectorAll<HTMLElement>(".map-point")].map((one) => {
      const [name, crowd] = [one.querySelector<HTMLElement>(".map-name"), one.querySelector<HTMLElement>(".map-crowd")];
      const wanted = one.querySelector(".spot.open, .within-reach") !== null;
      return {
        one,
        has: name !== null,
        rank: wanted ? 0 : crowd ? 1 : 2,
        point: {
          x: Number(one.dataset["x"]) * scale,
          y: Number(one.dataset["y"]) * scale,
          sign: one.querySelector<HTMLElement>(".map-spot")?.offsetWidth ?? 0,
          name: { width: name?.offsetWidth ?? 0, height: name?.offsetHeight ?? 0 },
          crowd: block(crowd, ROW),
          pairs: block(crowd, PAIR),
          wanted,
        } as Named,
      };
    });
    const whole = { width: sheet.current.offsetWidth * now.at.zoom, height: sheet.current.offsetHeight * now.at.zoom };
    standing(found.map(({ point }) => point), whole).forEach((stand, at) => {
      const here = found[at];
      if (!here) return;
      Object.assign(here.point, stand);
      here.one.dataset["stands"] = stand.stands;
      here.one.classList.toggle("paired", stand.paired);
      here.one.style.setProperty("--pairs", `${Math.ceil(here.point.pairs?.width ?? 0) + 1}px`);
    });
    const order = found.filter(({ has }) => has).sort((a, b) => a.rank - b.rank);
    const sides = readable(order.map(({ point }) => point), found.map(({ point }) => point), whole.width);
    order.forEach(({ one, point }, index) => {
      one.classList.toggle("mute", !sides[index]);
      one.dataset["side"] = sides[index] ?? "below";
      one.style.setProperty("--crowd", `${sides[index] && point.stands === sides[index] ? depth(point, sides[index]) : 0}px`);
    });
  };

  useEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const element = frame.current;
    const made = new MapView(frame.current, sheet.current, names);
    view.current = made;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWide(entry.contentRect.width >= entry.contentRect.height);
      made.settle(sheet.current?.querySelector(`[data-place="${CSS.escape(first.current)}"]`) ?? null);
    });
    watch.observe(frame.current);
    watch.observe(sheet.current);
    const bring = (event: Event): void => {
      // What is pressed is in sight, and must not slip away from under the hand.
      const pressed = event.type === "focusin" && event.target instanceof Element && !event.target.matches(":focus-visible");
      if (event.target instanceof Element && event.target !== element && !pressed) made.bring(event.target);
    };
    element.addEventListener("bring", bring);
    element.addEventListener("focusin", bring);
    return () => {
      watch.disconnect();
      made.stop();
      element.removeEventListener("bring", bring);
      element.removeEventListener("focusin", bring);
    };
  }, []);
  useLayoutEffect(names, [laid, tokens, reach]);
  useEffect(() => {
    const thing = about ? sheet.current?.querySelector(`[data-place="${CSS.escape(about)}"]`) : null;
    if (thing) view.current?.bring(thing);
  }, [about]);

  useEffect(() => {
    const found = choices.map((id) => sheet.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`) ?? null);
    view.current?.gather(found.filter((thing) => thing !== null));
  }, [choices.join(" ")]);

  const walk = (event: KeyboardEvent): boolean => {
    const here = (event.target as Element).closest<HTMLElement>("[data-place]");
    if (!here || !event.key.startsWith("Arrow")) return false;
    const spots = [...(sheet.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])]
      .map((element) => ({ x: Number(element.dataset["x"]), y: Number(element.dataset["y"]), hit: element.querySelector<HTMLElement>(".spot-hit") }))
      .filter((one) => one.hit);
    toward({ x: Number(here.dataset["x"]), y: Number(here.dataset["y"]) }, spots, event.key)?.hit?.focus();
    return true;
  };
  const showLevel = (id: string): void => {
    const part = sheet.current?.querySelector<HTMLElement>(`[data-level="${CSS.escape(id)}"]`);
    if (part) view.current?.show({ x: part.offsetLeft, y: part.offsetTop, width: part.offsetWidth, height: part.offsetHeight });
  };
  return (
    <div class={`part-map ${className}`} data-ground={`map ${label}`}>
      <div
        class="map-frame"
        role="group"
        aria-label={label}
        aria-roledescription={t("map")}
        tabIndex={0}
        ref={frame}
        onPointerDown={(event) => view.current?.down(event)}
        onWheel={(event) => view.current?.wheel(event)}
        onKeyDown={(event) => {
          const own = event.target === frame.current ? view.current?.key(event.key) : walk(event) || (/^[+=-]$/.test(event.key) && view.current?.key(event.key));
          if (own) (event.preventDefault(), event.stopPropagation());
        }}
      >
        <div class="map-sheet" ref={sheet} style={{ width: rem(laid.width), height: rem(laid.height) }}>
          {ground && <div class="map-ground">{ground}</div>}
          {laid.levels.map(({ id, name, box }) => (
            <div key={id} class="map-level" data-level={id} style={{ left: rem(box.x), top: rem(box.y), width: rem(box.width), height: rem(box.height) }}>
              <span class="overline">{name}</span>
            </div>
          ))}
          <svg class="map-ways" viewBox={`0 0 ${laid.width} ${laid.height}`} preserveAspectRatio="none" aria-hidden="true">
            {laid.lines.map(({ key, kind, ...line }) => (
              <line key={key} class={kind ? `way-${kind}` : ""} {...line} />
            ))}
          </svg>
          {laid.places.map((one) => {
            const area = isArea(one);
            const here = tokens.filter((token) => token.at === one.id);
            const style = area
              ? { left: rem(one.x - (one.width ?? 0) / 2), top: rem(one.y - (one.height ?? 0) / 2), width: rem(one.width ?? 0), height: rem(one.height ?? 0) }
              : { left: rem(one.x), top: rem(one.y) };
            const crowd = here.length > 0 && (
              <span class={`map-crowd ${here.length > 6 ? "dense" : ""}`}>
                {here.map((token) => (
                  <Token key={token.piece} token={token} />
                ))}
              </span>
            );
            const turned = one.turned ? { transform: `rotate(${one.turned * 90}deg)` } : {};
            return (
              <div key={one.id} class={`${area ? "map-area" : "map-point"} ${one.bare ? "bare" : ""} ${one.class ?? ""}`} style={style} data-place={one.id} data-x={one.x} data-y={one.y} onClick={area ? throughTo : undefined}>
                <Spot anchor={one.id} label={one.name} class={`map-spot ${reach.includes(one.id) ? "within-reach" : ""}`}>
                  {one.picture && (
                    <span class="map-picture" style={turned} data-tip={one.name}>
                      {one.picture}
                    </span>
                  )}
                  {!one.bare && <span class="map-name">{one.name}</span>}
                  {one.below && <span class="map-below">{one.below}</span>}
                </Spot>
                {crowd}
              </div>
            );
          })}
          {children}
        </div>
      </div>
      {laid.levels.length > 1 && (
        <div class="map-tools levels" role="group" aria-label={t("map-levels")}>
          {laid.levels.map(({ id, name }) => {
            const there = tokens.filter((token) => (laid.places.find((place) => place.id === token.at)?.level ?? levels[0]?.id) === id).length;
            const words = t("map-level", { name, count: there });
            return (
              <button key={id} type="button" class="map-to-level" aria-label={words} data-tip={words} onClick={() => showLevel(id)}>
                {name}
              </button>
            );
          })}
        </div>
      )}
      <div class="map-tools" role="group" aria-label={t("map-tools")}>
        <button type="button" aria-label={t("map-closer")} data-tip={t("map-closer")} onClick={() => view.current?.zoom(1.4, undefined, undefined, true)}>
          +
        </button>
        <button type="button" aria-label={t("map-farther")} data-tip={t("map-farther")} onClick={() => view.current?.zoom(1 / 1.4, undefined, undefined, true)}>
          −
        </button>
        <button type="button" aria-label={t("map-whole")} data-tip={t("map-whole")} onClick={() => view.current?.fit()}>
          <Icon name="whole" />
        </button>
      </div>
    </div>
  );
}
