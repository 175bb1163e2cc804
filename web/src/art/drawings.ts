// Our own drawings. A game has them as files: games/<game>/art/<kind>/<id>.svg; whatever has none gets the one for any.
import { signal } from "@preact/signals";

export type Kind = "sigils" | "silhouettes" | "vignettes";

/** What a game's `art/index.ts` exports. */
export interface Art {
  /** By path, as `import.meta.glob` gives them. */
  drawings: Readonly<Record<string, string>>;
  /** Components that share a drawing: by kind and id, the name of the file. */
  shared?: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;
}

export interface Drawing {
  box: string;
  body: string;
}

const GAMES = import.meta.glob<Art>("../games/*/art/index.ts", { import: "art" });
const ANY = import.meta.glob<string>("./any/*s.svg", { query: "?raw", import: "default", eager: true });

const loaded = signal<Readonly<Record<string, Art | null>>>({});
const wanted = new Set<string>();

const folder = (game: string): string => game.replaceAll("-", "_");

export function wantArt(game: string): void {
  if (!game || wanted.has(game)) return;
  wanted.add(game);
  const load = GAMES[`../games/${folder(game)}/art/index.ts`];
  void Promise.resolve(load?.() ?? null).then((art) => {
    loaded.value = { ...loaded.value, [game]: art };
  });
}

export function parsed(file: string): Drawing {
  const [, box = "0 0 100 100", body = ""] = /viewBox="([^"]+)"[^>]*>([^]*)<\/svg>/.exec(file) ?? [];
  return { box, body };
}

const BOXES: Readonly<Record<Kind, string>> = { sigils: "0 0 100 100", silhouettes: "0 0 100 100", vignettes: "0 0 120 60" };

/** The drawing of this component; while it is on its way, an empty one of the same shape. */
export function drawing(game: string, kind: Kind, id: string): Drawing {
  const art = loaded.value[game];
  if (art === undefined) return { box: BOXES[kind], body: "" };
  const name = art?.shared?.[kind]?.[id] ?? id;
  return parsed(art?.drawings[`./${kind}/${name}.svg`] ?? ANY[`./any/${kind}.svg`] ?? "");
}

/** Every drawing of a game that has been loaded, for the gallery. */
export function drawn(game: string, kind: Kind): readonly string[] {
  return Object.keys(loaded.value[game]?.drawings ?? {})
    .filter((path) => path.startsWith(`./${kind}/`))
    .map((path) => path.slice(kind.length + 3, -".svg".length));
}

/** The components that a drawing stands for. */
export function standsFor(game: string, kind: Kind, name: string): readonly string[] {
  const shared = Object.entries(loaded.value[game]?.shared?.[kind] ?? {}).filter(([, file]) => file === name);
  return shared.length ? shared.map(([id]) => id) : [name];
}
