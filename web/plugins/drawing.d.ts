// What the map is drawn with, as far as it is used here.
declare module "d3-geo" {
  export interface GeoProjection {
    (point: readonly [number, number]): [number, number] | null;
    rotate(angles: readonly [number, number]): GeoProjection;
    fitWidth(width: number, object: unknown): GeoProjection;
    translate(): [number, number];
    translate(by: readonly [number, number]): GeoProjection;
    clipExtent(extent: readonly [readonly [number, number], readonly [number, number]]): GeoProjection;
  }
  export type GeoPath = (object: unknown) => string | null;
  export function geoNaturalEarth1(): GeoProjection;
  export function geoPath(projection: GeoProjection): GeoPath;
  export function geoGraticule(): { (): unknown; step(degrees: readonly [number, number]): () => unknown };
}

declare module "topojson-client" {
  export function feature(topology: Readonly<Record<string, unknown>> & { readonly objects: Readonly<Record<string, unknown>> }, name: string): unknown;
}
