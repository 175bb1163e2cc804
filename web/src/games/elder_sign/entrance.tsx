import type { JSX } from "preact";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import type { Deck } from "../../types.gen";
import { ElderSignMark, Icon, type IconName } from "../../ui/icon";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { entrance, stateOf } from "./look";
import { Marker } from "./marker";

const sizeOf = (deck: Deck): number => deck.top.length + deck.fog.length + deck.bottom.length;

export function EntranceView(): JSX.Element {
  const state = stateOf(useScene());
  const sheet = entrance();
  const here = state.players.filter((player) => player.place === "entrance" && player.investigator);
  return (
    <Spot tag="section" anchor="entrance" label={cardName("entrance")} class="entrance" guide="entrance">
      <header class="place-head">
        <Icon name="entrance" />
        <h3>{cardName("entrance")}</h3>
        <span class="markers inline">
          {here.map((player) => (
            <Marker key={player.seat} seat={player.seat} />
          ))}
        </span>
        <ZoomButton id="entrance" />
      </header>
      {sheet && (
        <div class="counters">
          <div>
            <h4>
              <Icon name="aid" /> {t("first-aid")}
            </h4>
            <p class="prices">
              <span>{t("aid-free")}</span>
              <span>{t("aid-half", { price: sheet.half_aid })}</span>
              <span>{t("aid-full", { price: sheet.full_aid })}</span>
            </p>
          </div>
          <div>
            <h4>
              <Icon name="found" /> {t("lost-and-found")}
            </h4>
            <p class="prices">
              <span>{t("found-roll")}</span>
            </p>
          </div>
          <div class="shop">
            <h4>
              <Icon name="shop" /> {t("shop")}
            </h4>
            <p class="prices">
              {sheet.souvenirs.map((souvenir) => (
                <span key={souvenir.what} title={t("loot-" + souvenir.what)}>
                  {souvenir.what === "elder-sign" ? <ElderSignMark /> : <Icon name={souvenir.what} />}
                  <span class="unseen">{t("loot-" + souvenir.what)}</span>
                  <b>{souvenir.price}</b>
                </span>
              ))}
            </p>
          </div>
        </div>
      )}
    </Spot>
  );
}

export function Decks(): JSX.Element {
  const state = stateOf(useScene());
  const decks: [string, IconName, Deck][] = [
    ["common", "common", state.common_deck],
    ["unique", "unique", state.unique_deck],
    ["spell", "spell", state.spell_deck],
    ["ally", "ally", state.ally_deck],
    ["monster", "monster", state.monster_cup],
    ["adventure", "entrance", state.adventure_deck],
    ["other-world", "world", state.other_world_deck],
    ["mythos", "mythos", state.mythos_deck],
  ];
  return (
    <ul class="decks" aria-label={t("decks")}>
      {decks.map(([name, icon, deck]) => {
        const label = t("deck-" + name, { count: sizeOf(deck) });
        return (
          <Spot key={name} tag="li" anchor={`deck:${name}`} label={label} class="deck">
            <span title={label}>
              <Icon name={icon} />
              <b aria-hidden="true">{sizeOf(deck)}</b>
              <span class="unseen">{label}</span>
            </span>
          </Spot>
        );
      })}
      <Spot tag="li" anchor="deck:clue" label={t("clues")} class="deck">
        <span title={t("clues")}>
          <Icon name="clue" />
          <span class="unseen">{t("clues")}</span>
        </span>
      </Spot>
    </ul>
  );
}
