import type { JSX } from "preact";
import { Sigil, Silhouette, Vignette } from "../../art";

const DRAWN: Readonly<Record<string, typeof Sigil>> = { bosses: Sigil, scholars: Silhouette, zones: Vignette };

/** The drawing of a component, of the kinds that have one. */
export function Picture({ game, kind, id }: { game: string; kind: string; id: string }): JSX.Element | null {
  const Drawing = DRAWN[kind];
  return Drawing ? <Drawing game={game} id={id} /> : null;
}
