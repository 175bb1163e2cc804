import type { JSX } from "preact";
import { PhaseBar } from "../../parts/phases";
import { Piles, sizeOf } from "../../parts/decks";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Hand } from "./hand";
import { Icon } from "./icon";
import { alertness, stateOf } from "./look";
import { Dungeon } from "./map";
import { People } from "./people";
import { CAMPFIRE } from "./types.gen";

const PHASES = ["begin", "movement", "action", "end"] as const;

function Camp(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const rows = alertness(state.alertness)?.rows ?? [];
  const penalty = state.omegas > 0 ? (rows[state.omegas - 1]?.penalty ?? 0) : 0;
  const needed = scene.values["needed"]?.total;
  return (
    <section class="camp" aria-label={t("camp")} data-guide="camp">
      <h3>{t("camp")}</h3>
      {state.panic ? (
        <p class="panic">
          <Sentence pieces={[{ card: state.panic, name: cardName(state.panic) }]} />
        </p>
      ) : (
        <p data-tip={t("alertness-tip", { omegas: state.omegas, spaces: rows.length, penalty })}>
          <Sentence pieces={[{ card: state.alertness, name: cardName(state.alertness) }]} />{" "}
          {rows.map((_, at) => (
            <Icon key={at} name={at < state.omegas ? "omega" : "fog"} />
          ))}
          <span class="unseen">{t("alertness-tip", { omegas: state.omegas, spaces: rows.length, penalty })}</span>
        </p>
      )}
      <p>
        <Icon name="clan" />{" "}
        {state.clan.card && state.clan.card !== "?" ? <Sentence pieces={[{ card: state.clan.card, name: cardName(state.clan.card) }]} /> : t("clan-hidden")}
        {needed !== undefined && <span> · {t("clan-needed", { needed })}</span>}
      </p>
      <p>
        <Icon name="boss" /> <Sentence pieces={[{ card: state.boss, name: cardName(state.boss) }]} />
      </p>
      <Piles
        piles={[
          { anchor: "tricks", label: t("deck-tricks"), icon: <Icon name="cards" />, count: sizeOf(state.tricks) },
          { anchor: "fates", label: t("deck-fates"), icon: <Icon name="fate" />, count: sizeOf(state.fates) },
          { anchor: "campfire", label: t("campfire", { most: CAMPFIRE }), icon: <Icon name="campfire" />, count: state.campfire },
          ...state.stacks.map((stack, at) => ({
            anchor: `stack:${at + 1}`,
            label: t("zone-stack", { level: "I".repeat(at + 1) }),
            icon: <Icon name="zone" />,
            count: sizeOf(stack),
          })),
        ]}
      />
    </section>
  );
}

/** The dungeon in the middle, the camp and the scholars beside it, the own hand below. */
export function Board(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <div class="expedition">
      <div class="turn-bar">
        <PhaseBar phases={PHASES.map((phase) => [phase, t("phase-" + phase)])} now={state.phase} />
      </div>
      <div class="wing left">
        <Camp />
      </div>
      <div class="middle">
        <Dungeon />
        <Hand />
      </div>
      <div class="wing right">
        <People />
      </div>
    </div>
  );
}
