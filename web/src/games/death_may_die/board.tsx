import type { JSX } from "preact";
import { PhaseBar } from "../../parts/phases";
import { Piles, sizeOf } from "../../parts/decks";
import { useScene } from "../../scene";
import { card, t } from "../../text";
import { DrawnCards, EpisodeView } from "./episode";
import { ElderOneView } from "./elder";
import { Icon } from "./icon";
import { LayOut } from "./layout";
import { stateOf } from "./look";
import { RoomMap } from "./map";
import { NextCard } from "./next";
import { People } from "./people";

const PHASES = ["actions", "mythos", "investigate", "end"] as const;
const SYMBOLS = 3;

function Turn(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <div class="turn-bar">
      <PhaseBar phases={PHASES.map((phase) => [phase, t("phase-" + phase)])} now={state.phase} />
      {state.phase === "actions" && (
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

function Supplies(): JSX.Element {
  const state = stateOf(useScene());
  const symbols = state.mythos_discard.filter((id) => (card(id)?.data as { symbol?: boolean } | undefined)?.symbol).length;
  return (
    <section class="supplies" aria-label={t("decks")}>
      <Piles
        piles={[
          { anchor: "mythos", label: t("deck-mythos"), icon: <Icon name="mythos" />, count: sizeOf(state.mythos) },
          { anchor: "discoveries", label: t("deck-discoveries"), icon: <Icon name="discovery" />, count: sizeOf(state.discoveries) },
          { anchor: "fire", label: t("supply-fire"), icon: <Icon name="fire" />, count: state.fire_supply },
        ]}
      />
      <p class="symbols" data-tip={t("symbols-tip", { most: SYMBOLS })}>
        <Icon name="summon" /> {symbols} / {SYMBOLS}
      </p>
    </section>
  );
}

/** The rooms from above, with the Elder One coming closer. */
export function Board(): JSX.Element {
  return (
    <div class="house">
      <Turn />
      <DrawnCards />
      <div class="wing left">
        <ElderOneView />
        <EpisodeView />
        <Supplies />
        <NextCard />
      </div>
      <div class="middle">
        <LayOut />
        <RoomMap />
      </div>
      <div class="wing right">
        <People />
      </div>
    </div>
  );
}
