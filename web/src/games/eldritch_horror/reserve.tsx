// The Reserve as a shop, and what is left of every deck and supply.
import type { JSX } from "preact";
import { Piles } from "../../parts/decks";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon } from "./icon";
import { sizeOf, stateOf, total, word } from "./look";
import type { Asset } from "./types.gen";

export function Reserve(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  return (
    <section class="reserve" aria-label={t("reserve")} data-guide="reserve">
      <p class="overline">
        <Icon name="reserve" /> {t("reserve")}
      </p>
      <ul>
        {state.reserve.map((id) => {
          const asset = card(id)?.data as Asset | undefined;
          const lines = card(id)?.text ?? [];
          return (
            <Spot key={id} tag="li" anchor={id} label={cardName(id)} class="ware" piece={`card:${id}`} turns>
              <span class="price" data-tip={t("price", { value: asset?.value ?? 0 })}>
                {asset?.value}
                <span class="unseen">{t("price", { value: asset?.value ?? 0 })}</span>
              </span>
              <span class="card-line">
                {cardName(id)} <ZoomButton id={id} />
              </span>
              <span class="soft">{(asset?.traits ?? []).map((trait) => word(scene, `trait-${trait}`)).join(", ")}</span>
              <span class="small-text">{lines.slice(1).join(" ")}</span>
            </Spot>
          );
        })}
      </ul>
    </section>
  );
}

const ENCOUNTERS = ["general", "america", "europe", "asia-australia", "research", "other-world", "expedition"] as const;

export function Supplies(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const pile = (anchor: string, icon: Parameters<typeof Icon>[0]["name"], count: number | undefined): { anchor: string; label: string; icon: JSX.Element; count?: number } => ({
    anchor,
    label: t("pile-" + anchor, { count: count ?? 0 }),
    icon: <Icon name={icon} />,
    ...(count === undefined ? {} : { count }),
  });
  return (
    <section class="supplies" aria-label={t("supplies")}>
      <Piles
        piles={[
          pile("mythos-deck", "mythos", total(scene, "mythos-left")),
          pile("gate-stack", "gate", sizeOf(state.gate_stack)),
          pile("clue-pool", "clue", sizeOf(state.clue_pool)),
          pile("monster-cup", "monster", sizeOf(state.pool)),
          pile("assets", "asset", sizeOf(state.assets)),
          pile("artifacts", "artifact", sizeOf(state.artifacts)),
          pile("spells", "spell", sizeOf(state.spells)),
          pile("conditions", "condition", sizeOf(state.conditions)),
        ]}
      />
      <details>
        <summary>{t("encounter-decks")}</summary>
        <dl class="encounter-decks">
          {ENCOUNTERS.filter((deck) => state.encounters[deck]).map((deck) => (
            <div key={deck}>
              <dt>{word(scene, `deck-${deck}`)}</dt>
              <dd>{sizeOf(state.encounters[deck])}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
