// The Ancient One with its doom and its Mysteries, and the omen that moves over all of it.
import type { JSX } from "preact";
import { Sigil } from "../../art";
import { useScene } from "../../scene";
import { lang } from "../../settings";
import { Count } from "../../stage/count";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon } from "./icon";
import { ancientOne, stateOf, total } from "./look";
import { MOST_DOOM, OMENS } from "./types.gen";

function Doom(): JSX.Element {
  const state = stateOf(useScene());
  const start = ancientOne(state.ancient_one)?.doom ?? MOST_DOOM;
  const spaces = Array.from({ length: Math.max(start, state.doom) + 1 }, (_, at) => Math.max(start, state.doom) - at);
  return (
    <div class="doom" data-anchor="doom" data-guide="doom" data-tip={t("doom-left", { count: state.doom })}>
      <span class="doom-now">
        <Icon name="doom" /> {t("doom")} <Count value={state.doom} />
      </span>
      <ol class="doom-track" aria-label={t("doom-left", { count: state.doom })}>
        {spaces.map((space) => (
          <li key={space} class={`${space === state.doom ? "now" : ""} ${space > state.doom ? "past" : ""} ${space <= 3 ? "near" : ""}`} aria-current={space === state.doom ? "step" : undefined}>
            {space === 0 ? <Icon name="ancient-one" /> : space}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Omen(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <ol class="omens" aria-label={t("omen-now", { omen: t("omen-" + (OMENS[state.omen] ?? "green")) })} data-anchor="omen" data-guide="omen">
      {OMENS.map((omen, at) => {
        const gates = state.gates.filter((gate) => (card(gate)?.data as { omen?: string } | undefined)?.omen === omen).length;
        const words = t("omen-space", { omen: t("omen-" + omen), gates });
        return (
          <Spot key={at} tag="li" anchor={`omen:${at}`} label={words} class={`omen ${omen} ${at === state.omen ? "now" : ""}`}>
            <span data-tip={words} aria-current={at === state.omen ? "step" : undefined}>
              <Icon name={`omen-${omen}`} />
              <b aria-hidden="true">{gates}</b>
              {omen === "green" && state.omen_eldritch > 0 && (
                <span class="omen-tokens" data-tip={t("omen-eldritch", { count: state.omen_eldritch })}>
                  <Icon name="eldritch" />
                  {state.omen_eldritch}
                </span>
              )}
              <span class="unseen">{words}</span>
            </span>
          </Spot>
        );
      })}
    </ol>
  );
}

function MysteryView(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const needs = ancientOne(state.ancient_one)?.mysteries ?? 3;
  const mystery = state.mystery;
  const lines = card(mystery?.card ?? "")?.text ?? [];
  const [has, wants] = [total(scene, "mystery-has") ?? 0, total(scene, "mystery-needs") ?? 0];
  return (
    <section class="mystery" data-guide="mystery" aria-label={t("mystery")}>
      <p class="overline">
        <Icon name="mystery" /> {t("mysteries-solved", { count: state.solved.length, needs })}
        <span class="solved" aria-hidden="true">
          {Array.from({ length: needs }, (_, at) => (
            <i key={at} class={at < state.solved.length ? "on" : ""} />
          ))}
        </span>
      </p>
      {mystery && (
        <Spot anchor={[mystery.card, "mystery"]} label={cardName(mystery.card)} class="mystery-card" piece={`card:${mystery.card}`} turns>
          <h3>
            {cardName(mystery.card)} <ZoomButton id={mystery.card} />
          </h3>
          {lines.map((line) => (
            <p key={line} class="small-text">
              {line}
            </p>
          ))}
          {wants > 0 && (
            <p class="progress" data-tip={t("mystery-progress", { has, wants })}>
              <progress value={Math.min(has, wants)} max={wants} aria-label={t("mystery-progress", { has, wants })} />
              <b>
                <Count value={has}>{`${has} / ${wants}`}</Count>
              </b>
            </p>
          )}
        </Spot>
      )}
      {state.solved.length > 0 && (
        <p class="small-text soft">
          {t("solved")}: {state.solved.map((id) => cardName(id)).join(", ")}
        </p>
      )}
    </section>
  );
}

export function AncientOneView(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const sheet = ancientOne(state.ancient_one);
  const lines = card(state.ancient_one)?.text ?? [];
  if (!sheet) return <section class="ancient" />;
  const subtitle = state.awake ? sheet.awakened.title[lang.value] : sheet.subtitle[lang.value];
  const tokens = [
    ["sanity", state.sheet.sanity],
    ["eldritch", state.sheet.eldritch],
    ["gate", state.sheet.gates.length],
  ] as const;
  return (
    <Spot tag="section" anchor={[state.ancient_one, "ancient-one"]} label={cardName(state.ancient_one)} class={`ancient ${state.awake ? "awake" : ""}`} guide="ancient-one">
      <header>
        <span class="ancient-sigil" aria-hidden="true">
          <Sigil id={state.ancient_one} />
        </span>
        <div>
          <h2>
            {cardName(state.ancient_one)} <ZoomButton id={state.ancient_one} />
          </h2>
          <p class="soft">{subtitle}</p>
        </div>
        {state.awake && <span class="tag danger">{t("awake")}</span>}
      </header>
      <Omen />
      <Doom />
      {tokens.some(([, count]) => count > 0) && (
        <p class="sheet-tokens">
          {tokens.map(
            ([what, count]) =>
              count > 0 && (
                <span key={what} data-tip={t("sheet-" + what, { count })}>
                  <Icon name={what} /> <Count value={count} />
                  <span class="unseen">{t("sheet-" + what, { count })}</span>
                </span>
              ),
          )}
        </p>
      )}
      <details>
        <summary>{t("sheet-says")}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line} class="small-text">
              {line}
            </li>
          ))}
        </ul>
      </details>
      <MysteryView />
    </Spot>
  );
}
