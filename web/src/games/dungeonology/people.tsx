// The rivals: who sits there, their numbers, their notebooks in small, interns and fate.
import type { JSX } from "preact";
import { Silhouette } from "../../art";
import { useScene } from "../../scene";
import { cardName, sitter, sitterAt, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Gauges } from "./gauges";
import { Icon } from "./icon";
import { column, stateOf } from "./look";
import { COLOURS, type Player } from "./types.gen";

/** A column in small: how many cubes, and how many stars they reach. */
function Small({ colour, height }: { colour: string; height: number }): JSX.Element {
  const printed = column(colour);
  const stars = printed?.stars.filter((at) => at <= height).length ?? 0;
  const tip = t("small-column", { name: t("cube-" + colour), height, points: printed?.points[height] ?? 0, stars });
  return (
    <span class={`small-column ${height ? "" : "none"}`} data-tip={tip}>
      <i class={`cube ${colour}`} />
      {height}
      {stars > 0 && <Icon name="star" />}
      <span class="unseen">{tip}</span>
    </span>
  );
}

export function Held({ player }: { player: Player }): JSX.Element | null {
  if (!player.interns.length && !player.fates.length && !player.fates_down) return null;
  return (
    <p class="held">
      {player.interns.map((id) => (
        <span key={id} data-tip={t("sheet-intern")}>
          <Icon name="intern" /> <Sentence pieces={[{ card: id, name: cardName(id) }]} />
        </span>
      ))}
      {player.fates.map((id, at) => (
        <Spot key={`${id}:${at}`} anchor={id} label={cardName(id)} tag="span">
          <Icon name="fate" /> <Sentence pieces={[{ card: id, name: cardName(id) }]} />
        </Spot>
      ))}
      {player.fates_down > 0 && (
        <Spot anchor={`fates:${player.seat}`} label={t("fates-down", { count: player.fates_down })} tag="span">
          <Icon name="fate" /> {t("fates-down", { count: player.fates_down })}
        </Spot>
      )}
    </p>
  );
}

/** What is so of a scholar just now. */
export function Tags({ player }: { player: Player }): JSX.Element {
  return (
    <>
      {player.inspired && (
        <span class="tag" data-tip={t("sheet-inspired-tip")}>
          <Icon name="inspired" /> {t("sheet-inspired")}
        </span>
      )}
      {player.knowledge && (
        <span class="tag" data-tip={t("sheet-knowledge-tip")}>
          <Icon name="knowledge" /> {t("sheet-knowledge")}
        </span>
      )}
      {player.silenced >= 0 && (
        <span class="tag away" data-tip={t("sheet-silenced-tip")}>
          <Icon name="silenced" /> {t("sheet-silenced")}
        </span>
      )}
      {player.published > 0 && <span class="tag">{t("sheet-published", { place: player.published })}</span>}
      {player.finished && player.published === 0 && <span class="tag away">{t("sheet-finished")}</span>}
    </>
  );
}

function Rival({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const seat = scene.seats.find((found) => found.seat === player.seat);
  if (!player.scholar) return <li class="person empty">{sitterAt(scene.seats, player.seat)}</li>;
  return (
    <li class={`person notebook-${player.colour} ${state.active === player.seat ? "active" : ""}`}>
      <Spot anchor={[`seat:${player.seat}`, player.scholar]} label={cardName(player.scholar)} tag="div" class="person-head">
        <Silhouette id={player.scholar} />
        <div>
          <h3>
            <Sentence pieces={[{ card: player.scholar, name: cardName(player.scholar) }]} />
          </h3>
          <p class="soft">{seat && seat.name !== cardName(player.scholar) && <span>{sitter(seat)}</span>}</p>
        </div>
        <span class="person-tags">
          <Tags player={player} />
        </span>
      </Spot>
      <Gauges player={player} />
      <div class="small-notebook">
        {COLOURS.map((colour) => (
          <Small key={colour} colour={colour} height={player.cubes[colour] ?? 0} />
        ))}
      </div>
      <Held player={player} />
    </li>
  );
}

/** Everybody but whoever looks on; who only watches sees all. */
export function People(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  return (
    <ul class="people" aria-label={t("rivals")} data-guide="people">
      {state.players
        .filter((player) => player.seat !== scene.seat || !player.scholar)
        .map((player) => (
          <Rival key={player.seat} player={player} />
        ))}
    </ul>
  );
}
