import type { JSX } from "preact";
import { useScene } from "../../scene";
import { PhaseBar } from "../../parts/phases";
import { t } from "../../text";
import { AncientOneView, Clock, MythosView, Status } from "./ancient";
import { Decks, EntranceView } from "./entrance";
import { stateOf } from "./look";
import { People } from "./people";
import { PlaceView } from "./place";

const ASLEEP = ["movement", "resolution", "clock"] as const;
const AWAKE = ["attack", "resolution", "clock"] as const;

/** Where in the turn the table is. */
function Turn(): JSX.Element {
  const state = stateOf(useScene());
  const phases = state.awake ? AWAKE : ASLEEP;
  return (
    <div class="turn-bar">
      <PhaseBar phases={phases.map((phase) => [phase, t("phase-" + phase)])} now={state.phase} />
    </div>
  );
}

/** The museum by lamplight. */
export function Board(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <div class="museum">
      <Status />
      <Turn />
      <div class="wing left">
        {!state.awake && <AncientOneView />}
        <div class="clock-and-decks">
          <Clock />
          <Decks />
        </div>
        <MythosView />
      </div>
      <div class="hall">
        {/* The museum is empty now, and one thing alone matters. */}
        {state.awake && <AncientOneView />}
        {state.adventures.length > 0 && (
          <section aria-label={t("adventures")} data-guide="adventures">
            <ul class="places">
              {state.adventures.map((place) => (
                <PlaceView key={place.card} place={place} world={false} />
              ))}
            </ul>
          </section>
        )}
        {/* Beside the Other Worlds there is room for the Entrance. */}
        {!state.awake && (
          <div class={`doors worlds-${Math.min(state.other_worlds.length, 3)}`}>
            {state.other_worlds.length > 0 && (
              <section aria-label={t("other-worlds")}>
                <h2 class="overline">{t("other-worlds")}</h2>
                <ul class="places worlds">
                  {state.other_worlds.map((place) => (
                    <PlaceView key={place.card} place={place} world />
                  ))}
                </ul>
              </section>
            )}
            <EntranceView />
          </div>
        )}
      </div>
      <div class="wing right">
        <People />
      </div>
    </div>
  );
}
