// `Sigil` of an Ancient One, `Silhouette` of a person, `Vignette` of a place, by the id of the component.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useScene } from "../scene";
import { trusted } from "../ui/trusted";
import { drawing, wantArt, type Kind } from "./drawings";
import "./art.css";

export { Cover } from "./cover";

interface Props {
  id: string;
  /** Of which game; at a table, the one that is played. */
  game?: string;
  /** Said to those who do not see it; without it, decoration. */
  label?: string;
}

function Drawn({ kind, id, game, label }: Props & { kind: Kind }): JSX.Element {
  const scene = useScene();
  const from = game ?? scene.game;
  useEffect(() => wantArt(from), [from]);
  const { box, body } = drawing(from, kind, id);
  const said = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return <svg class={`art ${kind}`} viewBox={box} focusable="false" {...said} dangerouslySetInnerHTML={trusted(body)} />;
}

export const Sigil = (props: Props): JSX.Element => <Drawn kind="sigils" {...props} />;
export const Silhouette = (props: Props): JSX.Element => <Drawn kind="silhouettes" {...props} />;
export const Vignette = (props: Props): JSX.Element => <Drawn kind="vignettes" {...props} />;
