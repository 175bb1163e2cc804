// Where the things of a map lie, in the map's own units.
import type { ComponentChildren } from "preact";

export interface MapPlace {
  id: string;
  name: string;
  /** Its middle, in the map's units. */
  x: number;
  y: number;
  /** A place with an area (a card, a room, a tile) says how large it is; without, it is a point. */
  width?: number;
  height?: number;
  /** Quarter turns of what is drawn on it. */
  turned?: number;
  level?: string;
  /** What is drawn on it; for a point, its sign. */
  picture?: ComponentChildren;
  /** Numbers and symbols that lie at it: they stay upright, and readable as long as the name is. */
  below?: ComponentChildren;
  class?: string;
  /** Its name is only for those who ask: a door, a fire. */
  bare?: boolean;
}

export interface MapWay {
  from: string;
  to: string;
  /** The class `way-<kind>`: ways must be told apart by more than colour. */
  kind?: string;
  /** It leaves the map at one side and comes back at the other. */
  round?: boolean;
}

export interface MapLevel {
  id: string;
  name: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Line {
  key: string;
  kind: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Units around what lies outermost, and between levels. */
const MARGIN = 2;

export const isArea = (place: MapPlace): boolean => place.width !== undefined;

function extent(places: readonly MapPlace[]): Box {
  const edge = (side: -1 | 1, axis: "x" | "y"): number[] =>
    places.map((place) => place[axis] + (side * ((axis === "x" ? place.width : place.height) ?? 0)) / 2);
  if (!places.length) return { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = [Math.min(...edge(-1, "x")) - MARGIN, Math.min(...edge(-1, "y")) - MARGIN];
  return { x, y, width: Math.max(...edge(1, "x")) + MARGIN - x, height: Math.max(...edge(1, "y")) + MARGIN - y };
}

export interface Layout {
  /** Of the whole sheet, in units. */
  width: number;
  height: number;
  places: readonly MapPlace[];
  lines: readonly Line[];
  levels: readonly (MapLevel & { box: Box })[];
}

/** Everything on one sheet from 0, 0 on; levels lie beside each other where the frame is wide, else one below another. */
export function layOut(
  places: readonly MapPlace[],
  ways: readonly MapWay[],
  levels: readonly MapLevel[] = [],
  size?: readonly [width: number, height: number],
  wide = true,
): Layout {
  const sheets = levels.length ? levels : [{ id: "", name: "" }];
  const laid: MapPlace[] = [];
  const boxes: (MapLevel & { box: Box })[] = [];
  let [width, height] = [0, 0];
  for (const level of sheets) {
    const here = levels.length ? places.filter((place) => (place.level ?? levels[0]?.id) === level.id) : places;
    const own = size ? { x: 0, y: 0, width: size[0], height: size[1] } : extent(here);
    const at = wide ? { x: width, y: 0 } : { x: 0, y: height };
    laid.push(...here.map((place) => ({ ...place, x: place.x - own.x + at.x, y: place.y - own.y + at.y })));
    boxes.push({ ...level, box: { ...at, width: own.width, height: own.height } });
    width = wide ? width + own.width : Math.max(width, own.width);
    height = wide ? Math.max(height, own.height) : height + own.height;
  }
  const found = new Map(laid.map((place) => [place.id, place]));
  const lines = ways.flatMap(({ from, to, kind = "", round = false }): Line[] => {
    const [a, b] = [found.get(from), found.get(to)];
    if (!a || !b) return [];
    const line = (x1: number, x2: number, key: string): Line => ({ key: `${from} ${to} ${key}`, kind, x1, y1: a.y, x2, y2: b.y });
    if (!round) return [line(a.x, b.x, kind)];
    const beyond = a.x < b.x ? -width : width;
    return [line(a.x, b.x + beyond, kind + "1"), line(a.x - beyond, b.x, kind + "2")];
  });
  return { width, height, places: laid, lines, levels: levels.length ? boxes : [] };
}

/** Which names can be read at once: the first come first, and none covers another. */
export function readable(names: readonly Box[]): readonly boolean[] {
  const kept: Box[] = [];
  return names.map((one) => {
    const free = kept.every(
      (other) =>
        one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y,
    );
    if (free) kept.push(one);
    return free;
  });
}

/** The nearest of these in a direction: what lies more aside than ahead does not count. */
export function toward<T extends { x: number; y: number }>(from: { x: number; y: number }, others: readonly T[], key: string): T | undefined {
  const [sx, sy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const one of others) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const ahead = dx * (sx ?? 0) + dy * (sy ?? 0);
    const aside = Math.abs(sx ? dy : dx);
    if (ahead <= 0.01 || aside > ahead * 1.5) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
