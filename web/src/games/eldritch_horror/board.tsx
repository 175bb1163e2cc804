import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useAsk } from "../../ask";
import { PhaseBar } from "../../parts/phases";
import { useScene } from "../../scene";
import { t } from "../../text";
import { AncientOneView } from "./ancient";
import { EncounterView } from "./encounter";
import { Icon, type IconName } from "./icon";
import { stateOf, word } from "./look";
import { WorldMap } from "./map";
import { InPlay, MythosView, Reckoning } from "./mythos";
import { People } from "./people";
import { Reserve, Supplies } from "./reserve";

const PHASES = ["action", "encounter", "mythos"] as const;
const PANES = { map: "map", sheets: "people", ancient: "ancient-one", market: "reserve" } as const satisfies Record<string, IconName>;
type Pane = keyof typeof PANES;

/** Questions that are about a pane: where there is room for one only, it is shown. */
const ABOUT: Readonly<Record<string, Pane>> = {
  action: "map",
  "extra-action": "map",
  move: "map",
  ticket: "map",
  space: "map",
  nearest: "map",
  "random-space": "map",
  encounter: "map",
  acquire: "market",
  "gain-asset": "market",
  reckoning: "ancient",
  omen: "ancient",
  discard: "sheets",
  "discard-any": "sheets",
  "trade-give": "sheets",
  "trade-take": "sheets",
  improve: "sheets",
};

function Turn(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  return (
    <div class="turn-bar">
      <span class="round">{t("round", { round: state.round })}</span>
      <PhaseBar phases={PHASES.map((phase) => [phase, word(scene, `phase-${phase}`)])} now={state.phase === "mythos-end" ? "mythos" : state.phase} />
      {state.phase === "action" && (
        <span class="actions-left" data-tip={t("actions-left", { count: state.actions })}>
          {Array.from({ length: Math.max(0, state.actions) }, (_, at) => (
            <Icon key={at} name="action" />
          ))}
          <span class="unseen">{t("actions-left", { count: state.actions })}</span>
        </span>
      )}
    </div>
  );
}

/** The world by lamplight: on a wide table everything at once, on a phone one pane at a time. */
export function Board(): JSX.Element {
  const ask = useAsk();
  const [pane, setPane] = useState<Pane>("map");
  const about = ABOUT[ask?.decision.kind ?? ""];
  useEffect(() => {
    if (about) setPane(about);
  }, [ask, about]);
  return (
    <div class={`globe-room pane-${pane}`}>
      <Turn />
      <div class="panes" role="group" aria-label={t("panes")}>
        {(Object.keys(PANES) as Pane[]).map((one) => (
          <button key={one} type="button" class={one === pane ? "on" : ""} aria-pressed={one === pane} onClick={() => setPane(one)}>
            <Icon name={PANES[one]} /> {t("pane-" + one)}
          </button>
        ))}
      </div>
      <div class="wing left in-ancient">
        <AncientOneView />
        <InPlay />
        <MythosView now={false} />
      </div>
      <div class="middle">
        <div class="events-of-now">
          <MythosView now />
          <Reckoning />
          <EncounterView />
        </div>
        <div class="in-map">
          <WorldMap />
        </div>
        <div class="in-market">
          <Reserve />
          <Supplies />
        </div>
      </div>
      <div class="wing right in-sheets">
        <People />
      </div>
    </div>
  );
}
