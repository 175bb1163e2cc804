// Act and agenda, the encounter deck, the chaos bag, the victory display.
import type { JSX } from "preact";
import { Piles, sizeOf } from "../../parts/decks";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, isIcon } from "./icon";
import { CampaignLog } from "./log";
import { Discarded } from "./people";
import { data, keyOf, stateOf, total } from "./look";
import type { Act, Stage } from "./types.gen";

function StageView({ stage, kind }: { stage: Stage; kind: "act" | "agenda" }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const printed = data<Act>(stage.card);
  const lines = card(stage.card)?.text ?? [];
  const clues = state.players.reduce((sum, player) => sum + player.clues, 0);
  return (
    <Spot tag="section" anchor={[keyOf(stage), stage.card, kind]} label={cardName(stage.card)} class={`stage ${kind}`} piece={keyOf(stage)} turns>
      <p class="overline">{t(kind, { number: printed?.stage ?? 1 })}</p>
      <h3>
        {cardName(stage.card)} <ZoomButton id={stage.card} />
      </h3>
      {kind === "agenda" && (
        <p class="threshold" data-tip={t("doom-tip")}>
          <Icon name="doom" /> <Count value={total(scene, "doom") ?? 0}>{`${total(scene, "doom") ?? 0} / ${total(scene, "doom-threshold") ?? "–"}`}</Count>
        </p>
      )}
      {kind === "act" && printed && printed.clues > 0 && (
        <p class="threshold" data-tip={t("act-tip")}>
          <Icon name="clue" /> {t("act-clues", { held: clues, needed: printed.clues * state.investigators })}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} class="small-text">
          {line}
        </p>
      ))}
    </Spot>
  );
}

function Bag(): JSX.Element {
  const state = stateOf(useScene());
  const drawn = state.test?.drawn ?? [];
  const kinds = [...new Set([...state.bag, ...drawn])];
  return (
    <details class="bag">
      <summary>
        <Icon name="bag" /> {t("chaos-bag", { count: state.bag.length })}
      </summary>
      <ul>
        {kinds.map((token) => (
          <li key={token} class={`token ${isIcon(token) ? "symbol" : "number"}`} data-tip={t("token", { token, count: state.bag.filter((one) => one === token).length })}>
            {isIcon(token) ? <Icon name={token} /> : token.replace("-", "−")} ×{state.bag.filter((one) => one === token).length}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Stages(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  return (
    <div class="stages" data-guide="stages">
      {state.agenda && <StageView stage={state.agenda} kind="agenda" />}
      {state.act && <StageView stage={state.act} kind="act" />}
      <Piles
        piles={[
          { anchor: "encounter", label: t("encounter-deck"), icon: <Icon name="encounter" />, count: sizeOf(state.encounter) },
          { anchor: "encounter-discard", label: t("encounter-discard"), icon: <Icon name="discard" />, count: state.encounter_discard.length },
          { anchor: "victory", label: t("victory-display"), icon: <Icon name="victory" />, count: state.victory.length },
        ]}
      />
      <Bag />
      <Discarded label={t("encounter-discard")} cards={state.encounter_discard} />
      <CampaignLog />
    </div>
  );
}
