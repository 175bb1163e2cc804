import type { JSX } from "preact";
import any from "./any/cover.svg?url";

const COVERS = import.meta.glob<string>("../games/*/art/cover.svg", { query: "?url", import: "default", eager: true });

/** The picture of a game: a file of its own, fetched when it is shown. */
export function Cover({ game, label = "" }: { game: string; label?: string }): JSX.Element {
  const source = COVERS[`../games/${game.replaceAll("-", "_")}/art/cover.svg`] ?? any;
  return <img class="cover-picture" src={source} alt={label} width={300} height={400} loading="lazy" decoding="async" />;
}
