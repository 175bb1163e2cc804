// The scholars: notebook with its columns, students, fatigue, interns and fate.
import type { JSX } from "preact";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { cardName, sitter, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, type IconName } from "./icon";
import { column, stateOf } from "./look";
import { COLOURS, type Player } from "./types.gen";

function Gauge({ icon, name, value, most }: { icon: IconName; name: string; value: number; most?: number | undefined }): JSX.Element {
  return (
    <span class="gauge" data-tip={most === undefined ? name : t("gauge-of", { name, value, most })}>
      <Icon name={icon} />
      <span class="unseen">{name}</span>
      <Count value={value}>{most === undefined ? String(value) : `${value} / ${most}`}</Count>
    </span>
  );
}

/** One column of the notebook, and what its next cube would bring. */
function Column({ colour, height }: { colour: string; height: number }): JSX.Element {
  const printed = column(colour);
  const length = (printed?.points.length ?? 1) - 1;
  const next = height < length ? (printed?.points[height + 1] ?? 0) - (printed?.points[height] ?? 0) : 0;
  const tip = t("column-tip", { name: t("cube-" + colour), height, length, points: printed?.points[height] ?? 0, next });
  return (
    <Spot anchor={`column:${colour}`} label={tip} tag="span" class={`column ${colour}`}>
      <span data-tip={tip}>
        {Array.from({ length }, (_, at) => length - at).map((row) => (
          <i key={row} class={`${row <= height ? "filled" : ""} ${printed?.stars.includes(row) ? "star" : ""} ${printed?.bonuses.includes(row) ? "bonus" : ""}`} aria-hidden="true">
            {printed?.stars.includes(row) ? "★" : printed?.bonuses.includes(row) ? "+" : ""}
          </i>
        ))}
        <b>{printed?.points[height] ?? 0}</b>
      </span>
    </Spot>
  );
}

function Person({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const seat = scene.seats.find((found) => found.seat === player.seat);
  const value = (name: string): number | undefined => scene.values[`${name}:${player.seat}`]?.total;
  if (!player.scholar) return <li class="person empty">{seat?.name ?? t("seat", { seat: player.seat + 1 })}</li>;
  return (
    <li class={`person notebook-${player.colour} ${state.active === player.seat ? "active" : ""}`}>
      <div class="person-head">
        <Spot anchor={[`seat:${player.seat}`, player.scholar]} label={cardName(player.scholar)} tag="span">
          <h3>
            <Sentence pieces={[{ card: player.scholar, name: cardName(player.scholar) }]} />
          </h3>
        </Spot>
        <p class="soft">
          {seat && seat.name !== cardName(player.scholar) && <span>{sitter(seat)}</span>}
          {player.inspired && <span class="tag">{t("sheet-inspired")}</span>}
          {player.knowledge && <span class="tag">{t("sheet-knowledge")}</span>}
          {player.published > 0 && <span class="tag">{t("sheet-published", { place: player.published })}</span>}
          {player.finished && player.published === 0 && <span class="tag away">{t("sheet-finished")}</span>}
        </p>
      </div>
      <div class="gauges">
        <Gauge icon="thesis" name={t("sheet-points")} value={value("points") ?? 0} />
        <Gauge icon="star" name={t("sheet-stars")} value={value("stars") ?? 0} />
        <Gauge icon="student" name={t("sheet-students")} value={player.students} most={value("students")} />
        <Gauge icon="cards" name={t("sheet-cards")} value={player.hand.length} most={value("hand")} />
        <Gauge icon="fatigue" name={t("sheet-fatigue")} value={player.fatigue} most={value("stamina")} />
      </div>
      <div class="notebook" aria-label={t("sheet-notebook")}>
        {COLOURS.map((colour) => (
          <Column key={colour} colour={colour} height={player.cubes[colour] ?? 0} />
        ))}
      </div>
      <p class="held">
        {[...player.interns, ...player.fates].map((id) => (
          <Sentence key={id} pieces={[{ card: id, name: cardName(id) }]} />
        ))}
        {player.fates_down > 0 && (
          <Spot anchor={`fates:${player.seat}`} label={t("fates-down", { count: player.fates_down })} tag="span">
            <Icon name="fate" /> {t("fates-down", { count: player.fates_down })}
          </Spot>
        )}
      </p>
    </li>
  );
}

export function People(): JSX.Element {
  const state = stateOf(useScene());
  return (
    <ul class="people" data-guide="people">
      {state.players.map((player) => (
        <Person key={player.seat} player={player} />
      ))}
    </ul>
  );
}
