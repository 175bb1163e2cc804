import type { ComponentChildren, JSX } from "preact";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import type { MonsterToken, Place, Symbols, Task } from "./types.gen";
import { Cross, Icon, Tick } from "./icon";
import { ZoomButton } from "../../ui/shown";
import { Vignette } from "../../art";
import { Spot } from "../../ui/spot";
import { DieView } from "./die";
import { Cost, Effects, Glyph } from "./glyphs";
import { adventure, locksOf, monster, secondTask, stateOf } from "./look";
import { Marker } from "./marker";

export function LockedDice({ source }: { source: string }): JSX.Element | null {
  const state = stateOf(useScene());
  const locks = locksOf(state, source);
  if (!locks.length) return null;
  return (
    <span class="locked-dice">
      {locks.map((lock, index) => (
        <span key={index} class="locked" data-tip={t(lock.die < 0 ? "lock-waits" : "locked", { colour: lock.colour })}>
          <Icon name="lock" />
          {lock.die >= 0 ? (
            <DieView number={lock.die} small />
          ) : (
            <span class="unseen">{t("lock-waits", { colour: lock.colour })}</span>
          )}
        </span>
      ))}
    </span>
  );
}

/** What is asked of whoever plays now: a companion may make it less. */
function Symbolic({ row }: { row: Symbols }): JSX.Element {
  const scene = useScene();
  const active = stateOf(scene).active;
  return (
    <>
      {row.symbols.map((symbol, index) => (
        <Glyph key={index} symbol={symbol} changed={(what, amount) => scene.values[`${what}.${amount}:${active}`]} />
      ))}
      <Cost what="sanity" amount={row.sanity} />
      <Cost what="stamina" amount={row.stamina} />
      <Cost what="clock" amount={row.clock} />
    </>
  );
}

export function Token({ token }: { token: MonsterToken }): JSX.Element {
  const printed = monster(token.id);
  const name = cardName(token.id);
  return (
    <Spot
      anchor={`token:${token.number}`}
      label={name}
      tag="span"
      piece={`token:${token.number}`}
      class={`token ${token.defeated ? "defeated" : ""}`}
    >
      <span class="token-name">
        <Icon name={token.id === "cultist" ? "cultist" : "monster"} />
        {name}
        {token.defeated && <span class="soft"> ({t("token-defeated")})</span>}
      </span>
      {printed && !token.defeated && (
        <span class="token-row">
          <Symbolic row={printed.task} />
        </span>
      )}
      <LockedDice source={`monster:${token.number}`} />
      <ZoomButton id={token.id} />
    </Spot>
  );
}

interface RowProps {
  place: Place;
  task: Task;
  number: number;
  ordered: boolean;
  done: readonly string[];
}

/** How likely a roll of the whole pool is to complete this, as the table says. */
export function Odds({ anchor }: { anchor: string }): JSX.Element | null {
  const percent = useScene().values["odds:" + anchor]?.total;
  if (percent === undefined) return null;
  const label = t("odds", { percent });
  return (
    <span class="odds" role="img" aria-label={label} data-tip={label}>
      {percent}%
    </span>
  );
}

function TaskRow({ place, task, number, ordered, done }: RowProps): JSX.Element {
  const token = place.monsters.find((found) => found.task === number);
  const finished = done.includes(`task:${number}`);
  const frame = task.monster ? `frame ${task.monster}` : "";
  let inside: ComponentChildren;
  if (token && task.monster !== "partial") inside = <Token token={token} />;
  else if (task.monster === "empty") inside = <span class="slot">{t("monster-slot")}</span>;
  else
    inside = (
      <>
        <Symbolic row={task} />
        {token && <Token token={token} />}
      </>
    );
  return (
    <Spot
      tag="li"
      anchor={`${place.card}#task:${number}`}
      label={t("task", { number: number + 1 })}
      class={`task ${frame} ${finished ? "done" : ""}`}
    >
      <span class="task-number" aria-hidden="true">
        {number + 1}
        {ordered && !finished && "↓"}
      </span>
      <span class="unseen">
        {t("task", { number: number + 1 })} {finished && t("task-done")}
      </span>
      <span class="task-row">{inside}</span>
      {!finished && <Odds anchor={`${place.card}#task:${number}`} />}
    </Spot>
  );
}

function lineAfter(id: string, field: "drawn" | "terror" | "midnight" | "rewards" | "penalties"): string {
  // The derived lines stand in the card's own order; the last ones are rewards and penalties.
  const lines = card(id)?.text ?? [];
  const data = adventure(id);
  if (field === "penalties") return lines[lines.length - 1] ?? "";
  if (field === "rewards") return lines[lines.length - 2] ?? "";
  const later = { drawn: [data?.terror, data?.midnight], terror: [data?.midnight], midnight: [] }[field];
  const back = 3 + later.filter((effects) => effects?.length).length;
  return lines[lines.length - back] ?? "";
}

export function PlaceView({ place, world }: { place: Place; world: boolean }): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const printed = adventure(place.card);
  const name = cardName(place.card);
  const attempt = state.attempt?.place === place.card ? state.attempt : null;
  const here = state.players.filter((player) => player.place === place.card && player.investigator);
  const below = place.monsters.filter((token) => token.task < 0);
  const terrors = secondTask(scene);
  const seconds = terrors ? place.monsters.filter((token) => !token.defeated) : [];
  const anchors = attempt ? [place.card, "attempt"] : [place.card];
  return (
    <Spot
      tag="li"
      anchor={anchors}
      piece={`place:${place.card}`}
      turns
      label={name}
      class={`place ${world ? "world" : ""} ${attempt ? "under-way" : ""}`}
    >
      <span class="place-picture" aria-hidden="true">
        <Vignette id={place.card} />
      </span>
      <header class="place-head">
        <h3>{name}</h3>
        {printed && (
          <span class="worth" data-tip={t("trophies", { amount: printed.trophies })}>
            <Icon name="trophy" />
            <b>{printed.trophies}</b>
            <span class="unseen">{t("trophies", { amount: printed.trophies })}</span>
          </span>
        )}
        <ZoomButton id={place.card} />
      </header>
      <LockedDice source={`card:${place.card}`} />
      <ol class={`tasks ${printed?.ordered ? "ordered" : ""}`}>
        {printed?.tasks.map((task, number) => (
          <TaskRow
            key={number}
            place={place}
            task={task}
            number={number}
            ordered={printed.ordered}
            done={attempt?.done ?? []}
          />
        ))}
        {below.map((token) => (
          <Spot
            key={token.number}
            tag="li"
            anchor={`${place.card}#monster:${token.number}`}
            label={cardName(token.id)}
            class={`task frame full ${attempt?.done.includes(`monster:${token.number}`) ? "done" : ""}`}
          >
            <span class="task-number" aria-hidden="true">
              +
            </span>
            <span class="task-row">
              <Token token={token} />
            </span>
            <Odds anchor={`${place.card}#monster:${token.number}`} />
          </Spot>
        ))}
        {seconds.map((token) => (
          <Spot
            key={`second:${token.number}`}
            tag="li"
            anchor={`${place.card}#second:${token.number}`}
            label={t("second-task", { name: cardName(token.id) })}
            class={`task frame full ${attempt?.done.includes(`second:${token.number}`) ? "done" : ""}`}
          >
            <span class="task-number" aria-hidden="true">
              +
            </span>
            <span class="task-row">
              <Symbolic row={{ symbols: Array<string>(terrors).fill("terror"), sanity: 0, stamina: 0, clock: 0 }} />
              <span class="soft">{t("second-task", { name: cardName(token.id) })}</span>
            </span>
          </Spot>
        ))}
      </ol>
      {printed && (
        <footer class="place-foot">
          {printed.drawn.length > 0 && (
            <span class="clause drawn">
              <Icon name="entrance" />
              <Effects effects={printed.drawn} label={lineAfter(place.card, "drawn")} />
            </span>
          )}
          {printed.terror.length > 0 && (
            <span class="clause terror">
              <Icon name="terror" />
              <Effects effects={printed.terror} label={lineAfter(place.card, "terror")} />
            </span>
          )}
          {printed.midnight.length > 0 && (
            <span class="clause midnight">
              <Icon name="midnight" />
              <Effects effects={printed.midnight} label={lineAfter(place.card, "midnight")} />
            </span>
          )}
          <span class="clause rewards">
            <Tick />
            <Effects effects={printed.rewards} label={lineAfter(place.card, "rewards")} />
          </span>
          <span class="clause penalties">
            <Cross />
            <Effects effects={printed.penalties} label={lineAfter(place.card, "penalties")} />
          </span>
        </footer>
      )}
      {here.length > 0 && (
        <span class="markers">
          {here.map((player) => (
            <Marker key={player.seat} seat={player.seat} />
          ))}
        </span>
      )}
    </Spot>
  );
}
