// The floor of the dungeon: tiles with their walls, the passages that meet, doors, stairs and walls between levels.
import type { JSX } from "preact";
import { CLOCKWISE, halfAt, levelOf, zone, type Half } from "./look";
import type { Link, State } from "./types.gen";

const INSET = 0.06;

/** A half of an edge, a little inside its tile. */
function inner(half: Half, x: number, y: number): Half {
  const push = (at: number, from: number): number => (at === from ? at + INSET : at === from + 2 ? at - INSET : at);
  return { ...half, x1: push(half.x1, x), y1: push(half.y1, y), x2: push(half.x2, x), y2: push(half.y2, y) };
}

const part = (half: Half, from: number, to: number): { x1: number; y1: number; x2: number; y2: number } => ({
  x1: half.x1 + (half.x2 - half.x1) * from,
  y1: half.y1 + (half.y2 - half.y1) * from,
  x2: half.x1 + (half.x2 - half.x1) * to,
  y2: half.y1 + (half.y2 - half.y1) * to,
});

/** A tile: its floor, its walls, and gaps where passages are. */
export function TileFloor({ id, x, y, links }: { id: string; x: number; y: number; links: readonly Link[] }): JSX.Element {
  const printed = zone(id);
  const kindOf = (slot: string): string =>
    links.find((link) => (link.one === id && link.one_slot === slot) || (link.other === id && link.other_slot === slot))?.kind ?? "dark";
  return (
    <g class={`tile-floor level-${levelOf(id)}`}>
      <rect class="flags" x={x + INSET} y={y + INSET} width={2 - 2 * INSET} height={2 - 2 * INSET} />
      {CLOCKWISE.map((slot) => {
        const half = inner(halfAt(x, y, slot), x, y);
        if (!printed?.passages.includes(slot as never)) return <line key={slot} class="rock" {...half} />;
        const kind = kindOf(slot);
        const door = printed.doors[slot as never] as readonly string[] | undefined;
        return (
          <g key={slot}>
            <line class="rock" {...part(half, 0, 0.24)} />
            <line class="rock" {...part(half, 0.76, 1)} />
            <line class={`gap ${kind}`} {...part(half, 0.24, 0.76)} />
            {door?.map((colour, at) => (
              <line key={colour} class={`door ${colour}`} {...part(half, 0.24 + (0.52 * at) / door.length, 0.24 + (0.52 * (at + 1)) / door.length)} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function Floor({ state, box, level }: { state: State; box: Box; level: number }): JSX.Element {
  return (
    <svg class="floor" viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {state.tiles.map((tile) => (
        <g key={tile.zone} class={level && levelOf(tile.zone) !== level ? "faded" : ""}>
          <TileFloor id={tile.zone} x={tile.x} y={tile.y} links={state.links} />
        </g>
      ))}
    </svg>
  );
}

/** A tile that is not laid yet, at one of the places where it could lie; the passages that would meet are bright. */
export function Ghost({ id, meets }: { id: string; meets: readonly string[] }): JSX.Element {
  const printed = zone(id);
  return (
    <svg class="ghost" viewBox="-0.1 -0.1 2.2 2.2" aria-hidden="true" focusable="false">
      <rect class="outline" x="0.05" y="0.05" width="1.9" height="1.9" />
      <text x="1" y="1.1">{`${meets.length} ⇄`}</text>
      {printed?.passages.map((slot) => (
        <line key={slot} class={meets.includes(slot) ? "meets" : "blind"} {...part(inner(halfAt(0, 0, slot), 0, 0), 0.24, 0.76)} />
      ))}
    </svg>
  );
}
