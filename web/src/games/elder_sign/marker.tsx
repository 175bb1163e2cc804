import type { JSX } from "preact";
import { Silhouette } from "../../art";
import { useScene } from "../../scene";
import { cardName } from "../../text";
import { stateOf } from "./look";

const initials = (name: string): string =>
  name
    .replace(/[„”"“]/g, "")
    .split(/\s+/)
    .map((part) => part[0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();

/** The investigator as a brass disc with a monogram. */
export function Marker({ seat, large = false }: { seat: number; large?: boolean }): JSX.Element {
  const state = stateOf(useScene());
  const player = state.players[seat];
  const name = player?.investigator ? cardName(player.investigator) : "—";
  return (
    <span
      data-piece={large ? undefined : `marker:${seat}`}
      class={`marker seat-${seat % 8} ${large ? "large" : ""} ${state.active === seat ? "active" : ""}`}
      role="img"
      aria-label={name}
      data-tip={name}
    >
      {large && player?.investigator ? <Silhouette id={player.investigator} /> : initials(name)}
    </span>
  );
}
