// The own notebook: what the next cube of each colour brings, and what is missing for stars, knowledge and publication.
import type { JSX } from "preact";
import { Silhouette } from "../../art";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { cardName, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Gauges } from "./gauges";
import { Icon } from "./icon";
import { column, scholar, stateOf } from "./look";
import { Held, Tags } from "./people";
import { COLOURS, STARS_TO_PUBLISH, type Player, type State } from "./types.gen";

/** One column, its spaces from the top: points, stars and research bonuses; the next space says what it brings. */
function Column({ colour, height }: { colour: string; height: number }): JSX.Element {
  const printed = column(colour);
  const points = printed?.points ?? [0];
  const length = points.length - 1;
  const full = height >= length;
  const gain = full ? 0 : (points[height + 1] ?? 0) - (points[height] ?? 0);
  const star = printed?.stars.includes(height + 1) ?? false;
  const bonus = printed?.bonuses.includes(height + 1) ?? false;
  const name = t("cube-" + colour);
  const next = full ? t("column-full") : t("column-next", { gain, star: String(star), bonus: String(bonus) });
  const tip = t("column-tip", { name, height, length, points: points[height] ?? 0, next });
  return (
    <Spot anchor={`column:${colour}`} label={tip} tag="li" class={`column ${colour}`}>
      <span class="column-spaces" role="img" aria-label={tip} data-tip={tip}>
        {Array.from({ length }, (_, at) => length - at).map((row) => (
          <i key={row} class={`${row <= height ? "filled" : ""} ${row === height + 1 ? "next" : ""}`}>
            <b>{points[row]}</b>
            {printed?.stars.includes(row) && <Icon name="star" />}
            {printed?.bonuses.includes(row) && <Icon name="bonus" />}
          </i>
        ))}
      </span>
      <span class="column-name">{name}</span>
      <span class="column-gain" data-tip={next}>
        {full ? t("column-full-short") : `+${gain}`}
        {!full && star && <Icon name="star" />}
        {!full && bonus && <Icon name="bonus" />}
        <span class="unseen">{next}</span>
      </span>
    </Spot>
  );
}

/** Cubes that are still missing to the next star of each column that has one. */
function starsAhead(player: Player): { colour: string; count: number }[] {
  return COLOURS.flatMap((colour) => {
    const height = player.cubes[colour] ?? 0;
    const next = column(colour)?.stars.find((at) => at > height);
    return next === undefined ? [] : [{ colour, count: next - height }];
  }).sort((one, other) => one.count - other.count);
}

function Cubes({ colour, count }: { colour: string; count: number }): JSX.Element {
  const words = t("cubes-of", { count, name: t("cube-" + colour) });
  return (
    <span class="cubes-of" data-tip={words}>
      {count}×<i class={`cube ${colour}`} />
      <span class="unseen">{words}</span>
    </span>
  );
}

function Stars({ player }: { player: Player }): JSX.Element {
  const scene = useScene();
  const stars = scene.values[`stars:${player.seat}`]?.total ?? 0;
  const ahead = starsAhead(player).slice(0, 3);
  return (
    <li>
      <Icon name="star" /> <b>{t("missing-stars", { stars, needed: STARS_TO_PUBLISH })}</b>{" "}
      {ahead.length > 0 && (
        <span>
          {t("missing-star-next")}{" "}
          {ahead.map(({ colour, count }) => (
            <Cubes key={colour} colour={colour} count={count} />
          ))}
        </span>
      )}
    </li>
  );
}

function Knowledge({ player }: { player: Player }): JSX.Element {
  const needed = scholar(player.scholar)?.combination ?? [];
  const seen = new Map<string, number>();
  return (
    <li>
      <Icon name="knowledge" /> <b>{t(player.knowledge ? "missing-knowledge-has" : "missing-knowledge")}</b>{" "}
      <span class="combination">
        {needed.map((colour, at) => {
          const number = (seen.get(colour) ?? 0) + 1;
          seen.set(colour, number);
          const has = player.knowledge || (player.cubes[colour] ?? 0) >= number;
          const words = t(has ? "combination-has" : "combination-lacks", { name: t("cube-" + colour) });
          return (
            <span key={at} data-tip={words}>
              <i class={`cube ${colour} ${has ? "" : "to-come"}`} />
              {has ? "✓" : ""}
              <span class="unseen">{words}</span>
            </span>
          );
        })}
      </span>
    </li>
  );
}

/** Points against what the clan asks for: exactly, or for each clan that it may be. */
function Publication({ player, state }: { player: Player; state: State }): JSX.Element {
  const { values } = useScene();
  const needed = values["needed"]?.total;
  const known = state.clan.card && state.clan.card !== "?";
  const clans = Object.keys(values).flatMap((key) => (key.startsWith("needed-if:") ? [key.slice(10)] : []));
  return (
    <li>
      <Icon name="thesis" /> <b>{t("missing-publication")}</b>{" "}
      {known && needed !== undefined ? (
        <span>
          <Sentence pieces={[{ card: state.clan.card, name: cardName(state.clan.card) }]} />: {t("points-of", { points: values[`thesis:${player.seat}`]?.total ?? 0, needed })}
        </span>
      ) : (
        <span class="clans">
          {clans.map((clan) => {
            const [points, wanted] = [values[`thesis-if:${clan}`]?.total ?? 0, values[`needed-if:${clan}`]?.total ?? 0];
            return (
              <span key={clan} class={points >= wanted ? "enough" : ""}>
                <Sentence pieces={[{ card: clan, name: cardName(clan) }]} /> {t("points-of", { points, needed: wanted })}
              </span>
            );
          })}
        </span>
      )}
    </li>
  );
}

export function Notebook(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const player = state.players[scene.seat];
  if (!player?.scholar) return null;
  return (
    <section class={`own-notebook notebook-${player.colour}`} aria-label={t("sheet-notebook")} data-guide="notebook">
      <header>
        <Spot anchor={[`seat:${player.seat}`, player.scholar]} label={cardName(player.scholar)} tag="span" class="person-head">
          <Silhouette id={player.scholar} />
          <h3>
            <Sentence pieces={[{ card: player.scholar, name: cardName(player.scholar) }]} />
          </h3>
        </Spot>
        <span class="own-points" data-tip={t("sheet-points-tip")}>
          <Icon name="points" /> <Count value={scene.values[`points:${player.seat}`]?.total ?? 0} />
          <span class="unseen">{t("sheet-points")}</span>
        </span>
      </header>
      <p class="person-tags">
        <Tags player={player} />
      </p>
      <Gauges player={player} whole />
      <ul class="columns">
        {COLOURS.map((colour) => (
          <Column key={colour} colour={colour} height={player.cubes[colour] ?? 0} />
        ))}
      </ul>
      <Spot anchor="thesis" label={t("thesis")} class="thesis-spot">
        <ul class="missing">
          <Stars player={player} />
          <Knowledge player={player} />
          <Publication player={player} state={state} />
        </ul>
      </Spot>
      <Held player={player} />
    </section>
  );
}
