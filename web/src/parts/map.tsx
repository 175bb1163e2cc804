import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../text";
import { Spot } from "../ui/spot";

export interface MapPlace {
  id: string;
  name: string;
  /** In hundredths of the map. */
  x: number;
  y: number;
  picture?: ComponentChildren;
}

export interface MapToken {
  piece: string;
  at: string;
  label: string;
  picture: ComponentChildren;
}

interface Props {
  label: string;
  places: readonly MapPlace[];
  ways: readonly (readonly [from: string, to: string, kind?: string])[];
  tokens: readonly MapToken[];
  /** Places within reach just now. */
  reach?: readonly string[];
}

const LEAST = 1;
const MOST = 4;

/** Places with ways between them; tokens in one place spread around it. Drag to pan, wheel, keys or buttons to zoom. */
export function PlaceMap({ label, places, ways, tokens, reach = [] }: Props): JSX.Element {
  const [view, setView] = useState({ x: 0, y: 0, zoom: 1 });
  const frame = useRef<HTMLDivElement>(null);
  const place = (id: string): MapPlace | undefined => places.find((one) => one.id === id);
  const by = (dx: number, dy: number): void => setView((now) => ({ ...now, x: now.x + dx, y: now.y + dy }));
  const zoom = (factor: number): void =>
    setView((now) => ({ ...now, zoom: Math.max(LEAST, Math.min(MOST, now.zoom * factor)) }));
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoom(1.25),
    "-": () => zoom(0.8),
    ArrowLeft: () => by(40, 0),
    ArrowRight: () => by(-40, 0),
    ArrowUp: () => by(0, 40),
    ArrowDown: () => by(0, -40),
  };
  const pan = (down: PointerEvent): void => {
    if ((down.target as Element).closest("button")) return;
    let last = down;
    const move = (event: PointerEvent): void => {
      by(event.clientX - last.clientX, event.clientY - last.clientY);
      last = event;
    };
    const up = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
  };
  return (
    <div
      class="part-map"
      role="group"
      aria-label={label}
      tabIndex={0}
      ref={frame}
      onPointerDown={pan}
      onWheel={(event) => (event.preventDefault(), zoom(event.deltaY < 0 ? 1.15 : 0.87))}
      onKeyDown={(event) => {
        const doing = keys[event.key];
        if (doing && event.target === frame.current) (event.preventDefault(), doing());
      }}
    >
      <div class="map-sheet" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}>
        <svg class="map-ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ways.map(([from, to, kind = ""]) => {
            const [a, b] = [place(from), place(to)];
            return a && b && <line key={from + to} class={kind} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
          })}
        </svg>
        {places.map((one) => (
          <div key={one.id} class="map-place" style={{ left: `${one.x}%`, top: `${one.y}%` }}>
            <Spot anchor={one.id} label={one.name} class={reach.includes(one.id) ? "map-spot within-reach" : "map-spot"}>
              {one.picture}
              <span class="map-name">{one.name}</span>
            </Spot>
            {tokens
              .filter((token) => token.at === one.id)
              .map((token, index, all) => {
                const turn = (index / all.length) * 2 * Math.PI - Math.PI / 2;
                const far = all.length > 1 ? 2.1 : 1.4;
                const transform = `translate(${(Math.cos(turn) * far).toFixed(2)}rem, ${(Math.sin(turn) * far).toFixed(2)}rem)`;
                return (
                  <span key={token.piece} class="map-token" style={{ transform }}>
                    <span data-piece={token.piece} role="img" aria-label={token.label} data-tip={token.label}>
                      {token.picture}
                    </span>
                  </span>
                );
              })}
          </div>
        ))}
      </div>
      <div class="map-tools">
        <button type="button" aria-label={t("map-closer")} onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={t("map-farther")} onClick={() => zoom(0.8)}>
          −
        </button>
        <button type="button" aria-label={t("map-whole")} onClick={() => setView({ x: 0, y: 0, zoom: 1 })}>
          1
        </button>
      </div>
    </div>
  );
}
