// The Investigators: three tracks, Skills with their levels, what they carry.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Silhouette } from "../../art";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { card, cardName, sitter, sitterAt, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, type IconName } from "./icon";
import { skillsOf, stateOf } from "./look";
import { BONUS_THRESHOLDS as WITH_DIE, DEATH_WOUNDS, INSANE, MOST_STRESS, THRESHOLDS as ALL, type Claimed, type DiscoveryCard, type Investigator, type InvestigatorCard, type SkillCard } from "./types.gen";

const THRESHOLDS: readonly number[] = ALL.map(Number);
const BONUS_THRESHOLDS: readonly number[] = WITH_DIE.map(Number);

function Track({ name, value, most, icon, anchor }: { name: string; value: number; most: number; icon: IconName; anchor: string }): JSX.Element {
  return (
    <Spot tag="span" anchor={anchor} label={name} class={`track track-${icon}`}>
      <span data-tip={t("track-of", { name, value, most })}>
        <Icon name={icon} />
        <span class="unseen">{name}</span>
        <Count value={value}>{`${value} / ${most}`}</Count>
      </span>
    </Spot>
  );
}

/** The Sanity track with its Thresholds; the next one says what it brings. */
function Sanity({ one }: { one: Investigator }): JSX.Element {
  const next = THRESHOLDS.find((space) => space > one.sanity);
  const brings = next === undefined ? t("threshold-none") : t(BONUS_THRESHOLDS.includes(next) ? "threshold-die" : "threshold-skill", { left: next - one.sanity });
  return (
    <div class="sanity" data-tip={brings}>
      <Icon name="sanity" />
      <span class="unseen">{t("sanity-lost", { lost: one.sanity, most: INSANE })}</span>
      <span class="sanity-bar" aria-hidden="true">
        {Array.from({ length: INSANE }, (_, at) => at + 1).map((space) => (
          <i key={space} class={`${space <= one.sanity ? "gone" : ""} ${THRESHOLDS.includes(space) ? "threshold" : ""} ${BONUS_THRESHOLDS.includes(space) ? "die" : ""} ${space === INSANE ? "skull" : ""}`} />
        ))}
      </span>
      <Count value={one.sanity} />
      <span class="soft brings">{brings}</span>
    </div>
  );
}

/** What is in force at this level: a level that replaces puts an end to those before it. */
function inForce(id: string, level: number): readonly string[] {
  const printed = card(id)?.data as unknown as SkillCard | undefined;
  const replaced = (printed?.levels ?? []).slice(0, level).map((step) => step.mode).lastIndexOf("replace");
  return (card(id)?.text ?? []).slice(Math.max(0, replaced), level);
}

/** Those on the board, then those that Companions lend; Companions move the markers too. */
function Skills({ one, asked }: { one: Investigator; asked: boolean }): JSX.Element {
  const { values } = useScene();
  const own = skillsOf(one.card);
  const levels = Object.entries(values).flatMap(([key, value]) => {
    const [name, who] = key.split(":");
    return name?.startsWith("level-") && Number(who) === one.number ? [[name.slice("level-".length), value.total] as const] : [];
  });
  const ids = [...own, ...levels.map(([id]) => id).filter((id) => !own.includes(id))];
  return (
    <ul class="skills">
      {ids.map((id, at) => {
        const level = levels.find(([found]) => found === id)?.[1] ?? one.levels[at] ?? 0;
        return (
          <Spot key={id} tag="li" anchor={asked ? [id, `skill:${at}`] : ""} label={cardName(id)} class="skill">
            <span class="skill-name">
              {cardName(id)}
              <span class="level" data-tip={t("skill-level", { level })}>
                {[1, 2, 3, 4].map((step) => (
                  <i key={step} class={step <= level ? "on" : ""} aria-hidden="true" />
                ))}
                <span class="unseen">{t("skill-level", { level })}</span>
              </span>
              <ZoomButton id={id} />
            </span>
            <span class="small-text">{inForce(id, level).join(" ")}</span>
          </Spot>
        );
      })}
    </ul>
  );
}

function Held({ claimed, asked }: { claimed: Claimed; asked: boolean }): JSX.Element {
  const printed = card(claimed.card)?.data as unknown as DiscoveryCard | undefined;
  const side = claimed.side === "left" ? printed?.left : printed?.right;
  const key = `${claimed.card}#${claimed.number}`;
  const id = side?.id ?? claimed.card;
  const icons: Readonly<Record<string, IconName>> = { item: "item", companion: "companion", condition: "condition" };
  return (
    <Spot tag="li" anchor={asked ? [key, id] : ""} label={cardName(id)} class={`held ${side?.type ?? ""}`} piece={key}>
      <span class="skill-name">
        <Icon name={icons[side?.type ?? "item"] ?? "item"} /> {cardName(id)}
        {side && side.life > 0 && (
          <b data-tip={t("companion-life", { wounds: claimed.wounds, life: side.life })}>
            {claimed.wounds} / {side.life}
          </b>
        )}
        <ZoomButton id={claimed.card} />
      </span>
    </Spot>
  );
}

function Person({ one }: { one: Investigator }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  const [open, setOpen] = useState(false);
  const active = state.active === one.number;
  const mine = scene.mine.includes(one.player);
  const asked = ask?.decision.seat === one.player && (active || state.seats > 1 || state.investigators.length === 1 || ask.decision.kind !== "action");
  const seat = scene.seats.find((found) => found.seat === one.player);
  const shown = open || active || (mine && state.seats > 1);
  if (!one.card) return <li class="person empty">{sitterAt(scene.seats, one.player)}</li>;
  return (
    <li class={`person colour-${one.number} ${active ? "active" : ""} ${mine ? "mine" : ""} ${one.out ? "gone" : ""}`} data-guide={mine && active ? "person" : undefined}>
      <div class="person-head">
        <Spot anchor={[`seat:${one.number}`, one.card]} label={cardName(one.card)} tag="span" class="person-face">
          <Silhouette id={one.card} />
        </Spot>
        <div class="person-names">
          <h3>{cardName(one.card)}</h3>
          <p class="soft">
            {seat && seat.name !== cardName(one.card) && <span>{sitter(seat)}</span>}
            {active && <span class="tag">{t("active-player")}</span>}
            {one.out && <span class="tag away">{t("out-" + one.out)}</span>}
            {one.place && !one.out && <span>{cardName(one.place)}</span>}
          </p>
        </div>
        <ZoomButton id={one.card} />
      </div>
      <div class="tracks">
        <Track name={t("wounds")} value={one.wounds} most={DEATH_WOUNDS} icon="wound" anchor={asked ? "wounds" : ""} />
        <Track name={t("stress")} value={one.stress} most={MOST_STRESS} icon="stress" anchor={asked ? "stress" : ""} />
        {one.bonus > 0 && (
          <span class="track" data-tip={t("bonus-dice", { count: one.bonus })}>
            <Icon name="bonus" /> +{one.bonus}
          </span>
        )}
        {one.fire + one.fire_wounds > 0 && (
          <span class="track burning" data-tip={t("burning", { count: one.fire + one.fire_wounds })}>
            <Icon name="fire" /> <Count value={one.fire + one.fire_wounds} />
          </span>
        )}
        {one.signs > 0 && (
          <span class="track" data-tip={t("yellow-signs", { count: one.signs })}>
            <Icon name="yellow-sign" /> <Count value={one.signs} />
          </span>
        )}
        {one.down && <span class="tag">{t("is-down")}</span>}
        {one.arrested && <span class="tag">{t("is-arrested")}</span>}
      </div>
      <Sanity one={one} />
      {!shown && (
        <button type="button" class="quiet" aria-expanded="false" onClick={() => setOpen(true)}>
          {t("show-more")}
        </button>
      )}
      {shown && (
        <>
          <Skills one={one} asked={asked} />
          {one.insanity && (
            <Spot tag="div" anchor={one.insanity} label={cardName(one.insanity)} class="insanity">
              <span class="skill-name">
                <Icon name="insanity" /> {cardName(one.insanity)} <ZoomButton id={one.insanity} />
              </span>
              <span class="small-text">{(card(one.insanity)?.text ?? []).join(" ")}</span>
            </Spot>
          )}
          {one.cards.length > 0 && (
            <ul class="carried" aria-label={t("cards-of", { name: cardName(one.card) })}>
              {one.cards.map((claimed) => (
                <Held key={claimed.number} claimed={claimed} asked={asked} />
              ))}
            </ul>
          )}
          {state.markers.some((marker) => marker.holder === one.number) && (
            <p class="tokens-held">
              {state.markers
                .filter((marker) => marker.holder === one.number)
                .map((marker) => (
                  <span key={marker.number} class="tag">
                    {cardName(marker.face || marker.card)}
                  </span>
                ))}
            </p>
          )}
        </>
      )}
    </li>
  );
}

export function People(): JSX.Element {
  const state = stateOf(useScene());
  const first = Math.max(0, state.active);
  const order = [...state.investigators.slice(first), ...state.investigators.slice(0, first)];
  return (
    <section class="people" aria-label={t("investigators")} data-guide="people">
      <ul>
        {order.map((one) => (
          <Person key={one.number} one={one} />
        ))}
      </ul>
    </section>
  );
}

export function InvestigatorChoice({ id }: { id: string }): JSX.Element {
  const printed = card(id)?.data as unknown as InvestigatorCard | undefined;
  return (
    <span class="investigator-card">
      <b class="skill-name">
        <span class="card-silhouette" aria-hidden="true">
          <Silhouette id={id} />
        </span>
        {cardName(id)}
      </b>
      <span class="small-text">{printed ? [printed.unique, ...printed.common].map((skill) => cardName(skill)).join(" · ") : ""}</span>
    </span>
  );
}
