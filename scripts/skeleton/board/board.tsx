// The table at a glance: how much light is left, how many clues there are, the deck, and what everybody has found.
import type { JSX } from "preact";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import type { Player, State } from "./types.gen";

function Person({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const { active } = scene.state as unknown as State;
  return (
    <li class={player.seat === active ? "person active" : "person"}>
      <Spot anchor={`seat:${player.seat}`} label={scene.seatName(player.seat)} tag="span">
        <strong>{scene.seatName(player.seat)}</strong>
      </Spot>
      <span>{t("person-health", { health: player.health })}</span>
      <span class="found">
        {player.finds.map((find, index) => (
          <Sentence key={index} pieces={[{ card: find, name: cardName(find) }]} />
        ))}
      </span>
    </li>
  );
}

export function Board(): JSX.Element {
  const state = useScene().state as unknown as State;
  return (
    <div class="skeleton-board">
      <dl class="gauges">
        <dt>{t("light")}</dt>
        <dd>{state.light}</dd>
        <dt>{t("clues")}</dt>
        <dd>{t("clues-of", { clues: state.clues, goal: state.goal })}</dd>
      </dl>
      <Spot anchor="finds" label={t("finds")} class="deck" guide="finds">
        {t("finds")}
      </Spot>
      <ul class="people" data-guide="people">
        {state.players.map((player) => (
          <Person key={player.seat} player={player} />
        ))}
      </ul>
    </div>
  );
}
