// The Elder One: its track, its Stage cards as a growing pile, its wounds.
import type { JSX } from "preact";
import { Sigil } from "../../art";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon } from "./icon";
import { stateOf } from "./look";
import { FIRST_RED, STAGES, TRACK_END, type StageCard } from "./types.gen";

function Track(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <ol class="summoning" aria-label={t("track-at", { space: state.track, end: TRACK_END })} data-anchor="track">
      {Array.from({ length: TRACK_END + 1 }, (_, space) => (
        <li
          key={space}
          class={`${space >= FIRST_RED ? "red" : ""} ${space === state.track ? "now" : ""} ${space < state.track ? "past" : ""}`}
          aria-current={space === state.track ? "step" : undefined}
          data-tip={t(space === TRACK_END ? "track-end" : space >= FIRST_RED ? "track-red" : space ? "track-space" : "track-start", { space })}
        >
          {space === state.track ? state.elder_one.place ? <Icon name="progress" /> : <Sigil id={state.elder_one.card} /> : space}
        </li>
      ))}
    </ol>
  );
}

function Stage({ stage, shown, wounds }: { stage: number; shown: boolean; wounds: number }): JSX.Element | null {
  const state = stateOf(useScene());
  const id = `${state.elder_one.card}-${stage}`;
  const printed = card(id)?.data as unknown as StageCard | undefined;
  if (!printed) return null;
  const lines = card(id)?.text ?? [];
  const now = stage === state.elder_one.stage;
  return (
    <Spot tag="li" anchor={id} label={cardName(id)} class={`stage ${shown ? "shown" : "to-come"} ${now ? "now" : ""}`} piece={id}>
      <span class="stage-name">
        {cardName(id)}
        {printed.life > 0 && shown && (
          <span class="stage-life" data-tip={t("stage-life", { wounds: now ? wounds : printed.life, life: printed.life })}>
            <Icon name="wound" /> <Count value={now ? wounds : printed.life} /> / {printed.life}
          </span>
        )}
        {(printed.standard > 0 || printed.bonus > 0) && (
          <span class="stage-dice" data-tip={t("stage-dice", { standard: printed.standard, bonus: printed.bonus })}>
            {printed.standard > 0 && (
              <>
                <Icon name="standard" />
                {printed.standard}
              </>
            )}
            {printed.bonus > 0 && (
              <>
                <Icon name="bonus" />
                {printed.bonus}
              </>
            )}
          </span>
        )}
        <ZoomButton id={id} />
      </span>
      {shown && <span class="small-text">{lines.join(" ")}</span>}
    </Spot>
  );
}

export function ElderOneView(): JSX.Element {
  const state = stateOf(useScene());
  const elder = state.elder_one;
  return (
    <Spot tag="section" anchor={[elder.card, "elder-one"]} label={cardName(elder.card)} class={`elder ${state.disrupted ? "mortal" : ""}`} guide="elder-one">
      <h2>
        <span class="elder-sigil" aria-hidden="true">
          <Sigil id={elder.card} />
        </span>
        {cardName(elder.card)}
      </h2>
      <p class="soft">{t(state.disrupted ? "elder-mortal" : elder.place ? "elder-here" : "elder-away")}</p>
      <Track />
      <ol class="stages" aria-label={t("stages")}>
        {Array.from({ length: STAGES }, (_, at) => at + 1).map((stage) => (
          <Stage key={stage} stage={stage} shown={stage <= elder.stage} wounds={elder.wounds} />
        ))}
      </ol>
    </Spot>
  );
}
