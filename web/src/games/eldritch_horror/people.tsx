// The investigators' sheets: Health and Sanity, skills with their dice, possessions, Conditions, tickets and Clues.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Silhouette } from "../../art";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { lang } from "../../settings";
import { Count } from "../../stage/count";
import { card, cardName, sitter, t } from "../../text";
import { Explained, ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, type IconName } from "./icon";
import { diceSum, investigator, keyOf, placeName, skillName, stateOf, total } from "./look";
import { SKILLS, TICKETS, type Held, type Player } from "./types.gen";

function Track({ name, value, most, icon, anchor }: { name: string; value: number; most: number; icon: IconName; anchor: string }): JSX.Element {
  return (
    <Spot tag="span" anchor={anchor} label={name} class={`track track-${icon}`}>
      <span data-tip={t("track-of", { name, value, most })}>
        <Icon name={icon} />
        <span class="unseen">{name}</span>
        <Count value={value}>{`${value} / ${most}`}</Count>
      </span>
      <span class="track-bar" aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <i key={at} class={at < value ? "on" : ""} />
        ))}
      </span>
    </Spot>
  );
}

/** Each skill with the dice of a test of it, where they come from, and the chance of a success. */
function Skills({ player, asked }: { player: Player; asked: boolean }): JSX.Element {
  const scene = useScene();
  return (
    <ul class="skills">
      {SKILLS.map((skill) => {
        const value = scene.values[`dice:${skill}:${player.seat}`];
        const improved = player.improvements[skill] ?? 0;
        const odds = total(scene, `odds:${skill}:${player.seat}`) ?? 0;
        const name = skillName(scene, skill);
        return (
          <Spot key={skill} tag="li" anchor={asked ? [skill, `skill:${skill}`] : ""} label={name} class="skill">
            <span class="skill-icon" data-tip={name}>
              <Icon name={skill} />
            </span>
            <span class="skill-name">{name}</span>
            <Explained sum={diceSum(scene, value, skill, t("dice-of", { skill: name }))}>{String(value?.total ?? 0)}</Explained>
            {improved > 0 && (
              <b class="improved" data-tip={t("improved", { amount: improved })}>
                +{improved}
                <span class="unseen">{t("improved", { amount: improved })}</span>
              </b>
            )}
            <span class="odds soft" data-tip={t("odds-tip", { odds })}>
              {t("percent", { odds })}
            </span>
          </Spot>
        );
      })}
    </ul>
  );
}

const ICONS = { assets: "asset", artifacts: "artifact", spells: "spell", conditions: "condition" } as const;
type Pile = keyof typeof ICONS;
const PILES = Object.keys(ICONS) as Pile[];

function HeldCard({ held, pile }: { held: Held; pile: Pile }): JSX.Element {
  const key = keyOf(held);
  const lines = card(held.back || held.card)?.text ?? [];
  return (
    <Spot tag="li" anchor={key} label={cardName(held.card)} class={`held ${pile} ${held.exhausted ? "spent" : ""}`} piece={key} turns>
      <span class="card-line">
        <Icon name={ICONS[pile]} />
        <span class="unseen">{t("of-" + pile)}</span> {cardName(held.card)}
        {Object.entries(held.tokens).map(([what, count]) => count > 0 && <b key={what}>{count}</b>)}
        <ZoomButton id={held.card} />
        {held.back && <ZoomButton id={held.back} />}
      </span>
      <span class="small-text">{lines.join(" ")}</span>
    </Spot>
  );
}

function Purse({ player }: { player: Player }): JSX.Element {
  const things = [
    ["clue", player.clues.length],
    ["train", player.train],
    ["ship", player.ship],
  ] as const;
  return (
    <span class="purse">
      {things.map(([what, count]) => (
        <span key={what} class={count ? "has" : "lacks"} data-tip={t("purse-" + what, { count, most: TICKETS })}>
          <Icon name={what} /> <Count value={count} />
          <span class="unseen">{t("purse-" + what, { count, most: TICKETS })}</span>
        </span>
      ))}
    </span>
  );
}

function Person({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  const [open, setOpen] = useState(false);
  const active = state.active === player.seat;
  const mine = scene.mine.includes(player.seat);
  const asked = ask?.decision.seat === player.seat;
  const seat = scene.seats.find((found) => found.seat === player.seat);
  const sheet = investigator(player.investigator);
  const choosing = state.phase === "setup";
  if (!sheet)
    return (
      <li class="person empty">
        <Icon name={choosing ? "people" : "defeated"} /> {seat ? sitter(seat) : t("seat", { seat: player.seat + 1 })} <span class="tag">{t(player.out ? "player-out" : choosing ? "player-chooses" : "player-waits")}</span>
      </li>
    );
  const count = player.assets.length + player.artifacts.length + player.spells.length + player.conditions.length;
  const shown = open || active || asked || (mine && scene.mine.length === 1);
  return (
    <li class={`person colour-${player.seat} ${active ? "active" : ""} ${mine ? "mine" : ""}`} data-guide={active ? "person" : undefined}>
      <div class="person-head">
        <Spot anchor={[`seat:${player.seat}`, player.investigator]} label={cardName(player.investigator)} tag="span" class="person-face">
          <Silhouette id={player.investigator} />
        </Spot>
        <div class="person-names">
          <h3>
            {cardName(player.investigator)} <ZoomButton id={player.investigator} />
          </h3>
          <p class="soft">
            {sheet.occupation[lang.value]} · {placeName(player.place)}
          </p>
          <p class="soft tags">
            {seat && seat.name !== cardName(player.investigator) && <span>{sitter(seat)}</span>}
            {state.lead === player.seat && state.players.length > 1 && (
              <span class="tag" data-tip={t("lead-investigator")}>
                <Icon name="lead" />
                <span class="unseen">{t("lead-investigator")}</span>
              </span>
            )}
            {active && state.phase === "action" && <span class="tag">{t("actions-left", { count: state.actions })}</span>}
            {player.delayed && <span class="tag danger">{t("delayed")}</span>}
          </p>
        </div>
      </div>
      <div class="tracks">
        <Track name={t("health")} value={player.health} most={sheet.health} icon="health" anchor={asked ? "health" : ""} />
        <Track name={t("sanity")} value={player.sanity} most={sheet.sanity} icon="sanity" anchor={asked ? "sanity" : ""} />
        <Purse player={player} />
      </div>
      {!shown && (
        <button type="button" class="quiet" aria-expanded="false" onClick={() => setOpen(true)}>
          {t("show-more", { count })}
        </button>
      )}
      {shown && (
        <>
          <Skills player={player} asked={asked} />
          {count > 0 && (
            <ul class="carried" aria-label={t("cards-of", { name: cardName(player.investigator) })}>
              {PILES.flatMap((pile) => player[pile].map((held) => <HeldCard key={held.number} held={held} pile={pile} />))}
            </ul>
          )}
        </>
      )}
    </li>
  );
}

export function People(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const first = Math.max(0, state.active);
  const order = [...state.players.slice(first), ...state.players.slice(0, first)];
  return (
    <section class="people" aria-label={t("investigators")} data-guide="people">
      <ul>
        {order.map((player) => (
          <Person key={player.seat} player={player} />
        ))}
      </ul>
    </section>
  );
}

/** The lines of a sheet that the figures say already; the last tells what becomes of the defeated. */
const FIGURES = 3;

export function InvestigatorChoice({ id }: { id: string }): JSX.Element {
  const scene = useScene();
  const sheet = investigator(id);
  return (
    <span class="investigator-card">
      <b class="card-line">
        <span class="card-silhouette" aria-hidden="true">
          <Silhouette id={id} />
        </span>
        {cardName(id)}
      </b>
      {sheet && (
        <>
          <span class="soft">{sheet.occupation[lang.value]}</span>
          <span class="choice-numbers">
            <Icon name="health" /> {sheet.health} <Icon name="sanity" /> {sheet.sanity}
          </span>
          <span class="choice-numbers">
            {SKILLS.map((skill) => (
              <span key={skill} data-tip={skillName(scene, skill)}>
                <Icon name={skill} /> {sheet.skills[skill]}
                <span class="unseen">{skillName(scene, skill)}</span>
              </span>
            ))}
          </span>
          {(card(id)?.text ?? []).slice(FIGURES, -1).map((line) => (
            <span key={line} class="small-text">
              {line}
            </span>
          ))}
        </>
      )}
    </span>
  );
}
