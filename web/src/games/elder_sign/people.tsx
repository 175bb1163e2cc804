import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { card, cardName, sitter, sitterAt, t } from "../../text";
import { ASSISTING, FOCUSED, ON_SPELL, type CastSpell, type Player } from "./types.gen";
import { Icon, type IconName } from "./icon";
import { Explained, ZoomButton } from "../../ui/shown";
import { Silhouette } from "../../art";
import { Spot } from "../../ui/spot";
import { Count } from "../../stage/count";
import { DieView } from "./die";
import { diceAt, investigator, maximum, stateOf, trophies, trophyValue } from "./look";
import { Marker } from "./marker";

function Stat({ player, what, asked }: { player: Player; what: "sanity" | "stamina"; asked: boolean }): JSX.Element {
  const most = maximum(useScene(), player, what);
  const name = t(what);
  const sum = {
    title: t("sum-of", { what: name, name: cardName(player.investigator) }),
    parts: [{ label: t("sum-now"), amount: String(player[what]) }, ...most.parts],
    total: t("sum-maximum", { amount: most.total }),
  };
  return (
    <Spot anchor={asked ? what : ""} label={name} tag="span" class={`stat stat-${what}`}>
      <Icon name={what} />
      <span class="unseen">{name}</span>
      <Explained sum={sum}>
        <Count value={player[what]}>{`${player[what]} / ${most.total}`}</Count>
      </Explained>
    </Spot>
  );
}

function Small({ id, icon, asked, count }: { id: string; icon: IconName; asked: boolean; count?: number }): JSX.Element {
  const lines = card(id)?.text ?? [];
  return (
    <Spot tag="li" anchor={asked ? id : ""} label={cardName(id)} class="small-card" piece={`card:${id}`} turns>
      <span class="small-name">
        <Icon name={icon} /> {cardName(id)}
        {count !== undefined && count > 1 && <b> ×{count}</b>}
      </span>
      <span class="small-text">{lines[0]}</span>
      <ZoomButton id={id} />
    </Spot>
  );
}

function Cast({ spell }: { spell: CastSpell }): JSX.Element {
  const state = stateOf(useScene());
  return (
    <li class="small-card cast">
      <span class="small-name">
        <Icon name="spell" /> {cardName(spell.card)}
      </span>
      <span class="dice-row">
        {diceAt(state, ON_SPELL, spell.number).map((number) => (
          <DieView key={number} number={number} small />
        ))}
      </span>
      <ZoomButton id={spell.card} />
    </li>
  );
}

function Trophies({ player, asked }: { player: Player; asked: boolean }): JSX.Element {
  const { parts, total } = trophies(useScene(), player);
  const sum = { title: t("trophies-of", { name: cardName(player.investigator) }), parts, total: String(total) };
  const kinds = [...new Set(player.trophies)];
  return (
    <>
      <span class="stat">
        <Icon name="trophy" />
        <span class="unseen">{t("trophies-label")}</span>
        <Explained sum={sum}>
          <Count value={total} />
        </Explained>
      </span>
      {asked && kinds.length > 0 && (
        <ul class="trophy-list">
          {kinds.map((id) => (
            <Spot key={id} tag="li" anchor={id} label={cardName(id)} class="trophy-card">
              {cardName(id)} <b>{trophyValue(id)}</b>
            </Spot>
          ))}
        </ul>
      )}
    </>
  );
}

function Hand({ player, asked }: { player: Player; asked: boolean }): JSX.Element | null {
  const piles: [readonly string[], IconName][] = [
    [player.common, "common"],
    [player.unique, "unique"],
    [player.spells, "spell"],
    [player.allies, "ally"],
  ];
  if (piles.every(([pile]) => !pile.length) && !player.cast.length) return null;
  return (
    <ul class="hand" aria-label={t("hand-of", { name: cardName(player.investigator) })}>
      {piles.flatMap(([pile, icon]) =>
        [...new Set(pile)].map((id) => (
          <Small key={id} id={id} icon={icon} asked={asked} count={pile.filter((other) => other === id).length} />
        )),
      )}
      {player.cast.map((spell) => (
        <Cast key={spell.number} spell={spell} />
      ))}
    </ul>
  );
}

function Person({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const ask = useAsk();
  const asked = ask?.decision.seat === player.seat;
  const mine = scene.mine.includes(player.seat);
  const active = state.active === player.seat;
  const [open, setOpen] = useState(false);
  const seat = scene.seats.find((found) => found.seat === player.seat);
  const held = [...diceAt(state, FOCUSED, player.seat), ...diceAt(state, ASSISTING, player.seat)];
  const hand = player.common.length + player.unique.length + player.spells.length + player.allies.length + player.cast.length;
  if (!player.investigator) {
    return (
      <li class="person gone">
        <Marker seat={player.seat} />
        <span>
          {sitterAt(scene.seats, player.seat)} — {t(player.out ? "player-out" : "player-none")}
        </span>
      </li>
    );
  }
  const shown = open || asked || active || (mine && scene.mine.length === 1);
  const power = card(player.investigator)?.text.at(-1) ?? "";
  return (
    <li class={`person ${active ? "active" : ""} ${mine ? "mine" : ""}`} data-guide={mine ? "person" : undefined}>
      <div class="person-head">
        <Spot anchor={[`seat:${player.seat}`, player.investigator]} label={cardName(player.investigator)} tag="span" class="person-marker">
          <Marker seat={player.seat} large />
        </Spot>
        <div class="person-names">
          <h3>{cardName(player.investigator)}</h3>
          <p class="soft">
            {seat && seat.name !== cardName(player.investigator) && <span>{sitter(seat)}</span>}
            {active && <span class="tag">{t("active-player")}</span>}
            {seat?.kind === "bot" && <span class="tag">{t("seat-bot")}</span>}
            {seat && seat.kind !== "bot" && !seat.online && <span class="tag away">{t("seat-away")}</span>}
            <span class="where">{player.place === "ancient-one" ? cardName(state.ancient_one) : cardName(player.place)}</span>
          </p>
        </div>
        <ZoomButton id={player.investigator} />
      </div>
      <div class="stats">
        <Stat player={player} what="sanity" asked={asked} />
        <Stat player={player} what="stamina" asked={asked} />
        <Spot anchor={asked ? "clues" : ""} label={t("clues")} tag="span" class="stat">
          <Icon name="clue" />
          <span class="unseen">{t("clues")}</span>
          <Count value={player.clues} />
        </Spot>
        <Trophies player={player} asked={asked} />
        {!shown && hand > 0 && (
          <button type="button" class="quiet" aria-expanded="false" onClick={() => setOpen(true)}>
            {t("hand", { count: hand })}
          </button>
        )}
      </div>
      {held.length > 0 && (
        <div class="held">
          <Icon name={diceAt(state, FOCUSED, player.seat).length ? "focus" : "assist"} />
          <span class="soft">{t(diceAt(state, FOCUSED, player.seat).length ? "focused" : "assisting")}</span>
          {held.map((number) => (
            <DieView key={number} number={number} small />
          ))}
        </div>
      )}
      {shown && (
        <>
          <p class="power">{power}</p>
          <Hand player={player} asked={asked} />
        </>
      )}
    </li>
  );
}

export function People(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  // Whoever decides here comes first, the others clockwise.
  const first = Math.max(0, scene.seat);
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

export function InvestigatorCard({ id }: { id: string }): JSX.Element {
  const printed = investigator(id);
  const lines = card(id)?.text ?? [];
  return (
    <span class="investigator-card">
      <b class="small-name">
        <span class="card-silhouette" aria-hidden="true">
          <Silhouette id={id} />
        </span>
        {cardName(id)}
      </b>
      {printed && (
        <span class="stats">
          <span class="stat">
            <Icon name="sanity" />
            <span class="unseen">{t("sanity")}</span> {printed.sanity}
          </span>
          <span class="stat">
            <Icon name="stamina" />
            <span class="unseen">{t("stamina")}</span> {printed.stamina}
          </span>
        </span>
      )}
      <span class="small-text">{lines.at(-1)}</span>
    </span>
  );
}
