import type { JSX } from "preact";
import { useScene } from "../../scene";
import { t } from "../../text";
import { AncientOneView, Clock, MythosView, Status } from "./ancient";
import { Decks, EntranceView } from "./entrance";
import { stateOf } from "./look";
import { People } from "./people";
import { PlaceView } from "./place";

/** The museum by lamplight. */
export function Board(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <div class="museum">
      <Status />
      <div class="wing left">
        <AncientOneView />
        <div class="clock-and-decks">
          <Clock />
          <Decks />
        </div>
        <MythosView />
      </div>
      <div class="hall">
        {state.adventures.length > 0 && (
          <section aria-label={t("adventures")} data-guide="adventures">
            <ul class="places">
              {state.adventures.map((place) => (
                <PlaceView key={place.card} place={place} world={false} />
              ))}
            </ul>
          </section>
        )}
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
      <div class="wing right">
        <People />
      </div>
    </div>
  );
}
