// The camp: alertness, the clan, the boss, the panic card, and what is left in the decks.
import type { JSX } from "preact";
import { Piles, sizeOf } from "../../parts/decks";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Icon } from "./icon";
import { alertness, LEVELS, stateOf } from "./look";
import { CAMPFIRE, type State } from "./types.gen";

/** The rows of the alertness card: Omega students that came, and the research penalty of each. */
function Alertness({ state }: { state: State }): JSX.Element {
  const rows = alertness(state.alertness)?.rows ?? [];
  const penalty = state.omegas > 0 ? (rows[state.omegas - 1]?.penalty ?? 0) : 0;
  const tip = t("alertness-tip", { omegas: state.omegas, spaces: rows.length, penalty });
  return (
    <div class="alertness-card" data-tip={tip}>
      <p>
        <Icon name="alertness" /> <Sentence pieces={[{ card: state.alertness, name: t("alertness-card", { name: cardName(state.alertness) }) }]} />
      </p>
      <ol>
        {rows.map((row, at) => (
          <li key={at} class={at < state.omegas ? "come" : ""}>
            <Icon name="omega" /> <span>+{row.penalty}</span>
          </li>
        ))}
        <li class="end" data-tip={t("alertness-end")}>
          <Icon name="panic" />
        </li>
      </ol>
      <span class="unseen">{tip}</span>
    </div>
  );
}

export function Camp(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const known = state.clan.card && state.clan.card !== "?";
  return (
    <section class="camp" aria-label={t("camp")} data-guide="camp">
      <h3>{t("camp")}</h3>
      {state.panic ? (
        <p class="panic" data-tip={t("panic-tip")}>
          <Icon name="panic" /> {t("panic")} <Sentence pieces={[{ card: state.panic, name: cardName(state.panic) }]} />
        </p>
      ) : (
        <Alertness state={state} />
      )}
      <p data-tip={t("clan-tip")}>
        <Icon name="clan" /> {known ? <Sentence pieces={[{ card: state.clan.card, name: cardName(state.clan.card) }]} /> : t("clan-hidden")}
      </p>
      <p data-tip={t("boss-tip")}>
        <Icon name="boss" /> <Sentence pieces={[{ card: state.boss, name: cardName(state.boss) }]} />
        {state.boss_gone && <span class="soft"> · {t("boss-gone")}</span>}
      </p>
      <Piles
        piles={[
          { anchor: "tricks", label: t("deck-tricks"), icon: <Icon name="cards" />, count: sizeOf(state.tricks) },
          { anchor: "discard", label: t("discard", { cards: state.discard.slice(-3).reverse().map(cardName).join(", ") || "–" }), icon: <Icon name="fog" />, count: state.discard.length },
          { anchor: "fates", label: t("deck-fates"), icon: <Icon name="fate" />, count: sizeOf(state.fates) },
          { anchor: "campfire", label: t("campfire", { most: CAMPFIRE }), icon: <Icon name="campfire" />, count: state.campfire },
          ...state.stacks.map((stack, at) => ({
            anchor: `stack:${at + 1}`,
            label: t("zone-stack", { level: LEVELS[at + 1] ?? "" }),
            icon: <Icon name="zone" />,
            count: sizeOf(stack),
          })),
        ]}
      />
    </section>
  );
}
