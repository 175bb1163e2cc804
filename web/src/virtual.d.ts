declare module "virtual:icons" {
  const bodies: Readonly<Record<string, string>>;
  export default bodies;
}

declare module "virtual:icons/*" {
  const bodies: Readonly<Record<string, string>>;
  export default bodies;
}

declare module "virtual:world/*" {
  const world: {
    readonly size: readonly [width: number, height: number];
    /** Paths of an SVG in units of the map. */
    readonly land: string;
    readonly lines: string;
    readonly sphere: string;
    readonly places: Readonly<Record<string, readonly [x: number, y: number]>>;
  };
  export default world;
}
