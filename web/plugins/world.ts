import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoNaturalEarth1, geoGraticule, geoPath, type GeoPath, type GeoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { Plugin } from "vite";

const ID = "virtual:world";

interface Wanted {
  /** The meridian in the middle. */
  middle: number;
  /** Latitudes between which the sheet lies. */
  north: number;
  south: number;
  /** Units from side to side. */
  width: number;
  /** Islands smaller than this, in square units, are left out. */
  least: number;
  /** Longitude and latitude. */
  places: Readonly<Record<string, readonly [number, number]>>;
}

/** Whole units, each point told from the one before it: a third of the length. */
function short(path: string | null): string {
  return (path ?? "").replace(/M[^M]+/g, (part) => {
    let [x, y] = [0, 0];
    const points = [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, a, b]): readonly [number, number] => [Math.round(Number(a)), Math.round(Number(b))]);
    const steps = points.flatMap(([toX, toY], at) => {
      const step = `${toX - x}${toY - y < 0 ? "" : " "}${toY - y}`;
      const stays = at > 0 && toX === x && toY === y;
      [x, y] = [toX, toY];
      return stays ? [] : [step];
    });
    return `M${steps[0] ?? ""}l${steps.slice(1).join(" ")}${part.endsWith("Z") ? "z" : ""}`;
  });
}

/** The parts of a path that enclose something worth seeing. */
function without(path: string, least: number): string {
  const parts = path.match(/M[^M]+/g) ?? [];
  return parts
    .filter((part) => {
      const points = [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const twice = points.reduce((sum, [x, y], at) => {
        const [ahead, below] = points[(at + 1) % points.length] ?? [x, y];
        return sum + x * below - ahead * y;
      }, 0);
      return Math.abs(twice) / 2 >= least;
    })
    .join("");
}

/** The world in the natural-earth projection, drawn while the client is built: land, graticule, and where a game's places lie,
 * from its `world.json`. Nothing of it is computed in the browser. */
export function world(): Plugin {
  return {
    name: "world",
    resolveId: (id) => (id.startsWith(ID + "/") ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + ID + "/")) return undefined;
      const file = new URL(`../src/games/${id.slice(ID.length + 2)}/world.json`, import.meta.url);
      if (!existsSync(file)) throw new Error(`${id.slice(1)}: there is no ${file.pathname}`);
      this.addWatchFile(file.pathname);
      return drawn(JSON.parse(readFileSync(file, "utf8")) as Wanted);
    },
  };
}

export function drawn({ middle, north, south, width, least, places }: Wanted): string {
  const atlas = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const topology = JSON.parse(readFileSync(atlas, "utf8")) as Parameters<typeof feature>[0];
  const land = feature(topology, "land");
  const projection: GeoProjection = geoNaturalEarth1().rotate([-middle, 0]).fitWidth(width, { type: "Sphere" });
  const edge = (latitude: number): number => projection([middle, latitude])?.[1] ?? 0;
  const [top, bottom] = [edge(north), edge(south)];
  const [x, y] = projection.translate();
  projection.translate([x, y - top]).clipExtent([
    [0, 0],
    [width, bottom - top],
  ]);
  const path: GeoPath = geoPath(projection);
  const spots: Record<string, readonly [number, number]> = {};
  for (const [place, at] of Object.entries(places)) {
    const spot = projection(at);
    if (!spot) throw new Error(`${place} lies outside the world`);
    spots[place] = [Math.round(spot[0]), Math.round(spot[1])];
  }
  const made = {
    size: [width, Math.round(bottom - top)],
    land: short(without(path(land) ?? "", least)),
    lines: short(path(geoGraticule().step([30, 20])())),
    sphere: short(path({ type: "Sphere" })),
    places: spots,
  };
  return `export default ${JSON.stringify(made)}`;
}
