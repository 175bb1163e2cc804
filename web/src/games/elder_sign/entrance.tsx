import type { ComponentChildren, JSX } from "preact";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { ElderSignMark } from "../../ui/icon";
import { Icon, type IconName } from "./icon";
import { ZoomButton } from "../../ui/shown";
import type { Deck } from "../../types.gen";
import { Piles, sizeOf } from "../../parts/decks";
import { Spot } from "../../ui/spot";
import { entrance, stateOf } from "./look";
import { Marker } from "./marker";

const STATS = ["sanity", "stamina"] as const;

/** One line of the sheet: what can be had here. */
function Service({ name, label, children }: { name: string; label: string; children: ComponentChildren }): JSX.Element {
  return (
    <Spot tag="span" anchor={`service:${name}`} label={label} class="service">
      <span data-tip={label}>
        {children}
        <span class="unseen">{label}</span>
      </span>
    </Spot>
  );
}

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
              {STATS.map((what) => (
                <Service key={what} name={`aid:${what}`} label={`${t("aid-free")}: ${t(what)}`}>
                  <Icon name={what} /> <b>+1</b>
                </Service>
              ))}
              {STATS.map((what) => (
                <Service key={what} name={`half-aid:${what}`} label={`${t(what)}: ${t("aid-half", { price: sheet.half_aid })}`}>
                  <Icon name={what} /> <b>{t("aid-all")}</b> <Icon name="trophy" />
                  <b>{sheet.half_aid}</b>
                </Service>
              ))}
              <Service name="full-aid" label={t("aid-full", { price: sheet.full_aid })}>
                <Icon name="sanity" />
                <Icon name="stamina" /> <b>{t("aid-all")}</b> <Icon name="trophy" />
                <b>{sheet.full_aid}</b>
              </Service>
            </p>
          </div>
          <div>
            <h4>
              <Icon name="found" /> {t("lost-and-found")}
            </h4>
            <p class="prices">
              <Service name="lost-and-found" label={t("lost-and-found")}>
                {t("found-roll")}
              </Service>
            </p>
          </div>
          <div class="shop">
            <h4>
              <Icon name="shop" /> {t("shop")}
            </h4>
            <p class="prices">
              {sheet.souvenirs.map((souvenir) => (
                <Service key={souvenir.what} name={`buy:${souvenir.what}`} label={t("loot-" + souvenir.what)}>
                  {souvenir.what === "elder-sign" ? <ElderSignMark /> : <Icon name={souvenir.what} />}
                  <b>{souvenir.price}</b>
                </Service>
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
  const piles = decks.map(([name, icon, deck]) => ({
    anchor: `deck:${name}`,
    label: t("deck-" + name, { count: sizeOf(deck) }),
    icon: <Icon name={icon} />,
    count: sizeOf(deck),
  }));
  return <Piles piles={[...piles, { anchor: "deck:clue", label: t("clues"), icon: <Icon name="clue" /> }]} />;
}
