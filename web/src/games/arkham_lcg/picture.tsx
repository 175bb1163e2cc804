import type { JSX } from "preact";
import { Silhouette } from "../../art";

/** The drawing of a component, of the kinds that have one. */
export function Picture({ game, kind, id }: { game: string; kind: string; id: string }): JSX.Element | null {
  return kind === "investigators" ? <Silhouette game={game} id={id} /> : null;
}
