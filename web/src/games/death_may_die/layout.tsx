// With the real box: what to lay out, tile by tile, to be ticked off.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { episodeOf, stateOf, turnsMoon } from "./look";
import type { State } from "./types.gen";

const GATES = ["red", "yellow", "blue"] as const;

/** Every step in its order, as the back of the Episode card shows it. */
function stepsOf(state: State): string[] {
  const episode = episodeOf(state);
  if (!episode) return [];
  const { map, set_up } = episode;
  const spaces = (numbers: readonly number[]): string => numbers.map((number) => cardName(`e${episode.number}-${number}`)).join(", ");
  const token = (what: string, numbers: readonly number[]): string[] => (numbers.length ? [t("lay-token", { what, spaces: spaces(numbers) })] : []);
  const cultists = Object.entries(set_up.cultists).flatMap(([number, count]) => Array.from({ length: Number(count) }, () => Number(number)));
  const elder = cardName(state.elder_one.card);
  const faces = (of: Readonly<Record<string, number>>): string => Object.entries(of).map(([id, count]) => t("lay-face", { name: cardName(id), count })).join(", ");
  return [
    ...map.tiles.map((laid) => t("lay-tile", { tile: laid.tile, column: (laid.at[0] ?? 0) + 1, row: (laid.at[1] ?? 0) + 1, spaces: spaces(laid.spaces) })),
    t("lay-start", { space: spaces([map.start]) }),
    ...GATES.flatMap((colour) => token(t("gate-" + colour), [map.gates[colour] ?? 0])),
    ...token(t("stairs"), map.stairs),
    ...token(t("tunnel"), map.tunnel),
    ...token(t("lay-fire"), set_up.fire),
    // First they are mixed, then they lie somewhere.
    ...Object.entries(set_up.hidden).map(([id, of]) => t("lay-hidden", { what: cardName(id), faces: faces(of) })),
    ...Object.entries(set_up.markers).flatMap(([id, numbers]) => token(cardName(id), numbers)),
    ...Object.entries(set_up.held).map(([id, count]) => t("lay-beside", { what: cardName(id), count: Number(count) })),
    ...(turnsMoon(state) ? [t("lay-moon", { phase: t("moon-0") })] : []),
    t("lay-figure", { what: cardName("cultist"), spaces: spaces(cultists) }),
    ...Object.entries(set_up.monsters).map(([number, id]) => t("lay-figure", { what: cardName(id), spaces: spaces([Number(number)]) })),
    t("lay-elder-one", { elder }),
    t("lay-stages", { elder }),
    t("lay-mythos", { episode: cardName(state.episode), elder }),
    t("lay-discoveries"),
  ];
}

export function LayOut(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const [done, setDone] = useState<readonly string[]>([]);
  if (!scene.companion) return null;
  const steps = stepsOf(state);
  const left = steps.filter((step) => !done.includes(step)).length;
  return (
    <details class="lay-out" open={state.turn < 2 && left > 0}>
      <summary>{t("lay-out", { left })}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <label>
              <input
                type="checkbox"
                checked={done.includes(step)}
                onChange={(event) => setDone(event.currentTarget.checked ? [...done, step] : done.filter((other) => other !== step))}
              />{" "}
              {step}
            </label>
          </li>
        ))}
      </ol>
    </details>
  );
}
