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

/** Units around what lies outermost, and between levels, where a unit is a rem; with larger units as many rem. */
const MARGIN = 2;

export const isArea = (place: MapPlace): boolean => place.width !== undefined;

function extent(places: readonly MapPlace[], margin: number): Box {
  const edge = (side: -1 | 1, axis: "x" | "y"): number[] =>
    places.map((place) => place[axis] + (side * ((axis === "x" ? place.width : place.height) ?? 0)) / 2);
  if (!places.length) return { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = [Math.min(...edge(-1, "x")) - margin, Math.min(...edge(-1, "y")) - margin];
  return { x, y, width: Math.max(...edge(1, "x")) + margin - x, height: Math.max(...edge(1, "y")) + margin - y };
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
  unit = 1,
): Layout {
  const sheets = levels.length ? levels : [{ id: "", name: "" }];
  const laid: MapPlace[] = [];
  const boxes: (MapLevel & { box: Box })[] = [];
  let [width, height] = [0, 0];
  for (const level of sheets) {
    const here = levels.length ? places.filter((place) => (place.level ?? levels[0]?.id) === level.id) : places;
    const own = size ? { x: 0, y: 0, width: size[0], height: size[1] } : extent(here, MARGIN / Math.max(1, unit));
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

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

export const SIDES = ["below", "right", "left", "above"] as const;
export type Side = (typeof SIDES)[number];

/** A point on the screen with its name: how large the sign, the name and the crowd beside it are, in pixels. */
export interface Named {
  x: number;
  y: number;
  sign: number;
  name: { width: number; height: number };
  crowd: { width: number; height: number };
  /** Where the crowd stands. */
  stands?: Side;
  /** The same crowd by twos, for the sides of the point where a row would reach others. */
  pairs?: { width: number; height: number };
  paired?: boolean;
  /** It must be read, even over the edge of a sign, if not over another name. */
  wanted: boolean;
}

const GAP = 2;

function beside({ x, y, sign }: Named, side: Side, { width, height }: { width: number; height: number }, more = 0): Box {
  const half = sign / 2 + more;
  const left = { below: x - width / 2, above: x - width / 2, right: x + half, left: x - half - width }[side];
  const top = { below: y + half, above: y - half - height, right: y - height / 2, left: y - height / 2 }[side];
  return { x: left, y: top, width, height };
}

const upright = (side: Side): boolean => side === "above" || side === "below";
const sizeOf = ({ crowd, pairs, paired }: Named): { width: number; height: number } => (paired && pairs ? pairs : crowd);

/** How far a crowd reaches to that side. */
export const depth = (point: Named, side: Side): number => sizeOf(point)[upright(side) ? "height" : "width"];

/** A name lies beyond whoever stands on its side. */
export function placed(point: Named, side: Side): Box {
  const beyond = point.stands === side || (!point.stands && side === "above") ? depth(point, side) : 0;
  return beside(point, side, point.name, GAP + beyond);
}

const signOf = ({ x, y, sign }: Named): Box => ({ x: x - sign / 2, y: y - sign / 2, width: sign, height: sign });
const crowdOf = (point: Named): readonly Box[] => (point.crowd.height ? [beside(point, point.stands ?? "above", sizeOf(point))] : []);

/** The middle of a thing: whoever covers it hides the thing, and takes what is meant for it. */
const heartOf = ({ x, y, width, height }: Box): Box => ({ x: x + width / 2 - 1, y: y + height / 2 - 1, width: 2, height: 2 });

export interface Stand {
  stands: Side;
  paired: boolean;
}

/** How a crowd stands, the best first where nothing is in the way. */
const STANDS: readonly Stand[] = [
  { stands: "above", paired: false },
  { stands: "right", paired: true },
  { stands: "left", paired: true },
  { stands: "right", paired: false },
  { stands: "left", paired: false },
  { stands: "below", paired: false },
];
/** What is worse the more: to hide another point, to touch its edge, to stand in another crowd, to leave the sheet. */
const [HIDES, TOUCHES, CROWDS, LEAVES] = [8, 2, 3, 9];

/** Where those stand who are at a point: above it, or where they hide no other point, the largest crowds first. */
export function standing(points: readonly Named[], sheet: { width: number; height: number }): readonly Stand[] {
  const taken: Box[] = [];
  const found = points.map((): Stand => ({ stands: "above", paired: false }));
  const order = points.map((_, at) => at).filter((at) => (points[at]?.crowd.height ?? 0) > 0);
  const size = (at: number): number => (points[at]?.crowd.width ?? 0) * (points[at]?.crowd.height ?? 0);
  for (const at of order.sort((one, other) => size(other) - size(one))) {
    const point = points[at];
    if (!point) continue;
    const boxOf = (stand: Stand): Box => beside(point, stand.stands, sizeOf({ ...point, ...stand }));
    const cost = (box: Box): number => {
      const outside = box.x < 0 || box.y < 0 || box.x + box.width > sheet.width || box.y + box.height > sheet.height;
      const touched = points.filter((other) => other !== point && !apart(box, signOf(other)));
      const hidden = touched.filter((other) => !apart(box, heartOf(signOf(other))));
      return HIDES * hidden.length + TOUCHES * touched.length + CROWDS * taken.filter((one) => !apart(box, one)).length + (outside ? LEAVES : 0);
    };
    const [best] = STANDS.map((stand) => ({ stand, cost: cost(boxOf(stand)) })).sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    found[at] = best.stand;
    taken.push(boxOf(best.stand));
  }
  return found;
}

/** Where each name can be read, the first come first: it covers no other name, no sign and nobody who stands there, and
 * stays on the sheet. Nothing: it waits until one comes closer. */
export function readable(points: readonly Named[], signs: readonly Named[] = points, width = Infinity): readonly (Side | undefined)[] {
  const things = signs.flatMap((point): Box[] => [signOf(point), ...crowdOf(point)]);
  const names: Box[] = [];
  return points.map((point) => {
    const covers = (box: Box): number =>
      things.reduce((sum, thing) => sum + (apart(box, heartOf(thing)) ? (apart(box, thing) ? 0 : 1) : HIDES), 0) + (width < Infinity && (box.x < 0 || box.x + box.width > width) ? 9 : 0);
    const free = SIDES.filter((side) => names.every((other) => apart(placed(point, side), other)));
    const [best] = free
      .map((side) => ({ side, cost: covers(placed(point, side)) }))
      .filter(({ cost }) => !cost || (point.wanted && cost < HIDES))
      .sort((one, other) => one.cost - other.cost);
    if (best) names.push(placed(point, best.side));
    return best?.side;
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
