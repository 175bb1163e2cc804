// The investigators: skills, health and sanity, what they have in play, who is on them, and one's own hand.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Silhouette } from "../../art";
import { sizeOf } from "../../parts/decks";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { card, cardName, sitter, sitterAt, t } from "../../text";
import { Explained, ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Slots, SLOTS } from "./figures";
import { Icon, type IconName } from "./icon";
import { data, keyOf, stateOf, total } from "./look";
import { SKILLS, type Asset, type Enemy, type Piece, type Player } from "./types.gen";

function Skills({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  return (
    <span class="skills">
      {SKILLS.map((skill) => {
        const value = scene.values[`${skill}:${player.seat}`];
        const parts = [{ label: t("printed"), amount: String(value?.base ?? 0) }, ...(value?.steps ?? []).map(([modifier]) => ({ label: cardName(modifier.source), amount: String(modifier.amount) }))];
        return (
          <span key={skill} class="skill" data-tip={t("skill-" + skill)}>
            <Icon name={skill as IconName} />
            <span class="unseen">{t("skill-" + skill)}</span>
            <Explained sum={{ title: t("skill-" + skill), parts, total: String(value?.total ?? 0) }}>{value?.total ?? "–"}</Explained>
          </span>
        );
      })}
    </span>
  );
}

const TOKENS: readonly (readonly [token: string, icon: IconName])[] = [["damage", "damage"], ["horror", "horror"], ["doom", "doom"], ["ammo", "ammo"], ["charge", "charge"], ["supply", "supply"], ["secret", "secret"], ["clues", "clue"], ["resources", "resource"]];

function Tokens({ piece, health, sanity }: { piece: Piece; health?: number; sanity?: number }): JSX.Element {
  const most: Readonly<Record<string, number | undefined>> = { damage: health, horror: sanity };
  return (
    <span class="tokens">
      {TOKENS.map(([name, icon]) => {
        const count = piece.tokens[name] ?? 0;
        const limit = most[name];
        if (!count && !limit) return null;
        return (
          <span key={name} data-tip={t("tokens-" + name, { count })}>
            <Icon name={icon} /> <Count value={count}>{limit ? `${count} / ${limit}` : count}</Count>
          </span>
        );
      })}
    </span>
  );
}

function InPlay({ piece }: { piece: Piece }): JSX.Element {
  const printed = data<Asset>(piece.card);
  return (
    <Spot tag="li" anchor={[keyOf(piece), piece.card]} label={cardName(piece.card)} class={`in-play ${piece.exhausted ? "exhausted" : ""}`} piece={keyOf(piece)}>
      <span class="card-name">
        {cardName(piece.card)}
        {piece.exhausted && <span class="tag">{t("exhausted")}</span>}
        <ZoomButton id={piece.card} />
        <Slots slots={printed?.slots ?? []} />
      </span>
      <Tokens piece={piece} {...(printed?.health ? { health: printed.health } : {})} {...(printed?.sanity ? { sanity: printed.sanity } : {})} />
    </Spot>
  );
}

function EnemyView({ enemy }: { enemy: Enemy }): JSX.Element {
  const scene = useScene();
  const key = keyOf(enemy);
  const number = (name: string): number => total(scene, `${name}:${key}`) ?? 0;
  return (
    <Spot tag="li" anchor={key} label={cardName(enemy.card)} class={`in-play enemy ${enemy.exhausted ? "exhausted" : ""}`} piece={key}>
      <span class="card-name">
        <Icon name="enemy" /> {cardName(enemy.card)}
        {enemy.exhausted && <span class="tag">{t("exhausted")}</span>}
        <ZoomButton id={enemy.card} />
      </span>
      <span class="tokens">
        <span data-tip={t("enemy-fight")}>
          <Icon name="combat" /> {number("fight")}
        </span>
        <span data-tip={t("enemy-health")}>
          <Icon name="damage" /> <Count value={enemy.tokens["damage"] ?? 0}>{`${enemy.tokens["damage"] ?? 0} / ${number("health")}`}</Count>
        </span>
        <span data-tip={t("enemy-evade")}>
          <Icon name="agility" /> {number("evade")}
        </span>
        <span data-tip={t("enemy-attack")}>
          {t("enemy-deals", { damage: number("damage"), horror: number("horror") })}
        </span>
        {(enemy.tokens["doom"] ?? 0) > 0 && (
          <span data-tip={t("doom")}>
            <Icon name="doom" /> {enemy.tokens["doom"]}
          </span>
        )}
      </span>
    </Spot>
  );
}

/** The cards in a hand that this seat may see. */
export function HandView({ player }: { player: Player }): JSX.Element | null {
  const scene = useScene();
  const ask = useAsk();
  if (!player.hand.length) return null;
  return (
    <ul class="own-hand" aria-label={t("hand-of", { name: cardName(player.investigator) })} data-guide="hand">
      {player.hand.map((id, at) => {
        const printed = data<Asset>(id);
        const odds = total(scene, `chance-with:${id}`);
        const copy = player.hand.slice(0, at).filter((other) => other === id).length;
        // Where copies are chosen one by one, each is touched for itself.
        const own = `hand:${id}~${copy + 1}`;
        const anchors = copy > 0 && ask?.offers.has(own) ? [own] : [`hand:${id}`, `card:${id}`];
        return (
          <Spot key={`${id}${at}`} tag="li" anchor={anchors} label={cardName(id)} class={`hand-card class-${(printed as { class?: string } | undefined)?.class ?? "neutral"}`} piece={`hand:${player.seat}:${id}:${copy}`} turns>
            <span class="card-name">
              {printed?.cost !== null && printed?.cost !== undefined && <b class="cost" data-tip={t("cost")}>{printed.cost}</b>}
              {cardName(id)} <ZoomButton id={id} />
            </span>
            <span class="icons">
              {Object.entries(printed?.icons ?? {}).flatMap(([name, count]) => Array.from({ length: count }, (_, n) => <Icon key={`${name}${n}`} name={name as IconName} />))}
              {odds !== undefined && <b class="odds" data-tip={t("odds-with")}>{t("percent", { odds })}</b>}
            </span>
            <span class="small-text">{(card(id)?.text ?? []).join(" ")}</span>
          </Spot>
        );
      })}
    </ul>
  );
}

/** How many slots of each kind are taken, where any are. */
function Taken({ player }: { player: Player }): JSX.Element | null {
  const scene = useScene();
  const held = [...player.assets, ...player.threat].flatMap((piece) => data<Asset>(piece.card)?.slots ?? []);
  const kinds = SLOTS.filter((kind) => held.some((one) => one === kind));
  if (!kinds.length) return null;
  return (
    <p class="soft slots-taken" aria-label={t("slots")}>
      {kinds.map((kind) => (
        <span key={kind}>
          {t("slots-of", { slot: t("slot-of-" + kind), taken: held.filter((one) => one === kind).length, most: total(scene, `slots:${kind}:${player.seat}`) ?? 1 })}
        </span>
      ))}
    </p>
  );
}

/** A discard pile lies open; the last card lies on top. */
export function Discarded({ label, cards }: { label: string; cards: readonly string[] }): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <details class="bag discarded">
      <summary>
        <Icon name="discard" /> {label}: {cards.length}
      </summary>
      <ol>
        {[...cards].reverse().map((id, at) => (
          <li key={at}>
            {cardName(id)} <ZoomButton id={id} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Person({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const [open, setOpen] = useState(false);
  const mine = scene.mine.includes(player.seat);
  const active = state.active === player.seat;
  const seat = scene.seats.find((found) => found.seat === player.seat);
  const engaged = state.enemies.filter((enemy) => enemy.engaged === player.seat);
  const shown = open || active || mine;
  if (!player.investigator) return <li class="person empty">{sitterAt(scene.seats, player.seat)}</li>;
  return (
    <li class={`person colour-${player.seat} ${active ? "active" : ""} ${player.status ? "gone" : ""}`}>
      <div class="person-head">
        <Spot tag="span" anchor={[`seat:${player.seat}`, player.investigator]} label={cardName(player.investigator)} class="person-face">
          <Silhouette id={player.investigator} />
        </Spot>
        <div class="person-names">
          <h3>{cardName(player.investigator)}</h3>
          <p class="soft">
            {seat && seat.name !== cardName(player.investigator) && <span>{sitter(seat)}</span>}
            {active && <span class="tag">{t("active-player", { actions: player.actions })}</span>}
            {state.lead === player.seat && state.players.length > 1 && <span class="tag">{t("lead-investigator")}</span>}
            {player.status && <span class="tag away">{t("status-" + player.status)}</span>}
            {player.place && <span>{cardName(player.place)}</span>}
          </p>
        </div>
        <ZoomButton id={player.investigator} />
      </div>
      <Skills player={player} />
      <div class="tokens">
        <span data-tip={t("tokens-damage", { count: player.damage })}>
          <Icon name="damage" /> <Count value={player.damage}>{`${player.damage} / ${total(scene, `health:${player.seat}`) ?? "–"}`}</Count>
        </span>
        <span data-tip={t("tokens-horror", { count: player.horror })}>
          <Icon name="horror" /> <Count value={player.horror}>{`${player.horror} / ${total(scene, `sanity:${player.seat}`) ?? "–"}`}</Count>
        </span>
        <span data-tip={t("resources")}>
          <Icon name="resource" /> <Count value={player.resources} />
        </span>
        <span data-tip={t("clues")}>
          <Icon name="clue" /> <Count value={player.clues} />
        </span>
        <span data-tip={t("cards-in-hand")}>
          <Icon name="hand" /> {player.hand.length}
        </span>
        <span data-tip={t("cards-in-deck")}>
          <Icon name="deck" /> {sizeOf(player.deck)}
        </span>
        <span data-tip={t("cards-discarded")}>
          <Icon name="discard" /> {player.discard.length}
        </span>
      </div>
      {(engaged.length > 0 || player.threat.length > 0) && (
        <ul class="cards threat" aria-label={t("threat-area")}>
          {engaged.map((enemy) => (
            <EnemyView key={enemy.number} enemy={enemy} />
          ))}
          {player.threat.map((piece) => (
            <InPlay key={piece.number} piece={piece} />
          ))}
        </ul>
      )}
      {shown && <Taken player={player} />}
      {shown && player.assets.length > 0 && (
        <ul class="cards" aria-label={t("play-area")}>
          {player.assets.map((piece) => (
            <InPlay key={piece.number} piece={piece} />
          ))}
        </ul>
      )}
      {shown && <Discarded label={t("cards-discarded")} cards={player.discard} />}
      {!shown && (
        <button type="button" class="quiet" aria-expanded="false" onClick={() => setOpen(true)}>
          {t("show-more")}
        </button>
      )}
    </li>
  );
}

export function People(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const first = state.active >= 0 ? state.active : Math.max(0, scene.seat);
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

/** Enemies that are on nobody. */
export function Loose(): JSX.Element | null {
  const state = stateOf(useScene());
  const loose = state.enemies.filter((enemy) => enemy.engaged < 0);
  if (!loose.length) return null;
  return (
    <ul class="cards loose" aria-label={t("enemies-about")}>
      {loose.map((enemy) => (
        <EnemyView key={enemy.number} enemy={enemy} />
      ))}
    </ul>
  );
}
