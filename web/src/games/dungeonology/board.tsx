import type { JSX } from "preact";
import { PhaseBar } from "../../parts/phases";
import { useScene } from "../../scene";
import { t } from "../../text";
import { Camp } from "./camp";
import { Hand } from "./hand";
import { stateOf } from "./look";
import { Dungeon } from "./map";
import { Notebook } from "./notebook";
import { People } from "./people";

const PHASES = ["begin", "movement", "action", "end"] as const;

/** The own notebook, the dungeon and the hand, the rivals and the camp. */
export function Board(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  return (
    <div class="expedition">
      <div class="turn-bar">
        <PhaseBar phases={PHASES.map((phase) => [phase, t("phase-" + phase)])} now={state.phase} />
      </div>
      <div class="wing left">
        {/* Another's notebook is another one: nothing in it has risen or fallen. */}
        <Notebook key={scene.seat} />
      </div>
      <div class="middle">
        <Dungeon />
        <Hand />
      </div>
      <div class="wing right">
        <People />
        <Camp />
      </div>
    </div>
  );
}
