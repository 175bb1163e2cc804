// The Mythos card with its steps, what stays in play of it, and a Reckoning that is worked off.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, isIcon, type IconName } from "./icon";
import { keyOf, mythosCard, placeName, printed, stateOf, word } from "./look";
import { MYTHOS_STEPS, type Mythos } from "./types.gen";

const STEP_ICONS: Readonly<Record<string, IconName>> = {
  omen: "omen-green",
  reckoning: "reckoning",
  gates: "gate",
  surge: "surge",
  clues: "clue",
  rumor: "rumor",
  eldritch: "eldritch",
  effect: "effect",
};

const hasStep = (mythos: Mythos, step: string): boolean =>
  step === "effect" || (step === "rumor" ? Boolean(mythos.rumor) : step === "eldritch" ? (mythos.eldritch ?? 0) > 0 : (mythos.icons as readonly string[]).includes(step));

/** Its steps: those that are done, the one that is being resolved, those that come. */
function Steps({ mythos, done, under }: { mythos: Mythos; done: number; under: boolean }): JSX.Element {
  const scene = useScene();
  return (
    <ol class="mythos-steps" aria-label={t("mythos-steps")}>
      {MYTHOS_STEPS.map((step, at) => ({ step, at }))
        .filter(({ step }) => hasStep(mythos, step))
        .map(({ step, at }, index, all) => {
          const now = under && at >= done && !all.slice(0, index).some((before) => before.at >= done);
          const how = !under || at < done ? "done" : now ? "now" : "to-come";
          return (
            <li key={step} class={how} aria-current={now ? "step" : undefined}>
              <Icon name={STEP_ICONS[step] ?? "mythos"} /> {word(scene, `step-${step}`)}
              <span class="unseen">{t("step-" + how)}</span>
            </li>
          );
        })}
    </ol>
  );
}

/** While it is resolved it lies above the map; afterwards, beside it. */
export function MythosView({ now }: { now: boolean }): JSX.Element | null {
  const state = stateOf(useScene());
  const shown = state.shown;
  const mythos = mythosCard(shown);
  const under = state.phase === "mythos" || state.phase === "mythos-end";
  if (!mythos || under !== now) return null;
  const lines = card(shown)?.text ?? [];
  return (
    <Spot tag="section" anchor={[shown, "mythos"]} label={cardName(shown)} class={`mythos ${mythos.colour} ${under ? "under" : "past"}`} piece={`card:${shown}`} turns guide="mythos">
      <p class="overline">
        <Icon name="mythos" /> {t(under ? "mythos-now" : "mythos-last")} <span class={`colour-mark ${mythos.colour}`}>{t("colour-" + mythos.colour)}</span>
      </p>
      <h3>
        {cardName(shown)} <ZoomButton id={shown} />
      </h3>
      <Steps mythos={mythos} done={state.step} under={under} />
      {under && lines.map((line) => (
        <p key={line} class="small-text">
          {line}
        </p>
      ))}
    </Spot>
  );
}

/** Ongoing cards and Rumors, with what lies on them. */
export function InPlay(): JSX.Element | null {
  const state = stateOf(useScene());
  if (!state.ongoing.length) return null;
  return (
    <section class="in-play" aria-label={t("in-play")}>
      <p class="overline">{t("in-play")}</p>
      <ul>
        {state.ongoing.map((ongoing) => {
          const key = keyOf(ongoing);
          const mythos = mythosCard(ongoing.card);
          const rumor = mythos?.traits.includes("rumor") === true;
          const lines = card(ongoing.card)?.text ?? [];
          return (
            <Spot key={key} tag="li" anchor={[key, ongoing.card]} label={cardName(ongoing.card)} class={`ongoing ${rumor ? "rumor" : ""}`} piece={key} turns>
              <span class="card-line">
                <Icon name={rumor ? "rumor" : "mythos"} /> {cardName(ongoing.card)}
                {Object.entries(ongoing.tokens).map(
                  ([what, count]) =>
                    count > 0 && (
                      <b key={what} class="counter" data-tip={t("tokens-" + what, { count })}>
                        <Icon name={isIcon(what) ? what : "eldritch"} /> <Count value={count} />
                        <span class="unseen">{t("tokens-" + what, { count })}</span>
                      </b>
                    ),
                )}
                <ZoomButton id={ongoing.card} />
              </span>
              {mythos?.rumor && <span class="soft">{placeName(mythos.rumor)}</span>}
              <details>
                <summary>{t("card-says")}</summary>
                {lines.map((line) => (
                  <p key={line} class="small-text">
                    {line}
                  </p>
                ))}
              </details>
            </Spot>
          );
        })}
      </ul>
    </section>
  );
}

/** What a Reckoning still has to resolve, and what it has resolved since it began. */
export function Reckoning(): JSX.Element | null {
  const state = stateOf(useScene());
  const begun = useRef<readonly string[]>([]);
  const left = state.reckoning;
  const resolving = state.phase === "mythos" && MYTHOS_STEPS[state.step] === "reckoning";
  if (!resolving && !left.length) {
    begun.current = [];
    return null;
  }
  for (const key of left) if (!begun.current.includes(key)) begun.current = [...begun.current, key];
  if (!begun.current.length) return null;
  return (
    <section class="reckoning" aria-label={t("reckoning")} data-anchor="reckoning">
      <p class="overline">
        <Icon name="reckoning" /> {t("reckoning")} · {t("reckoning-left", { count: left.length })}
      </p>
      <ol>
        {begun.current.map((key) => {
          const done = !left.includes(key);
          return (
            <Spot key={key} tag="li" anchor={key} label={cardName(printed(key))} class={done ? "done" : "to-come"}>
              <span aria-hidden="true">{done ? "✓" : "○"}</span> {cardName(printed(key))}
              <span class="unseen">{t(done ? "step-done" : "step-to-come")}</span>
            </Spot>
          );
        })}
      </ol>
    </section>
  );
}
