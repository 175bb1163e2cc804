import type { JSX } from "preact";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { HOURS } from "./types.gen";
import { ElderSignMark } from "../../ui/icon";
import { Icon } from "./icon";
import { Explained, ZoomButton } from "../../ui/shown";
import { Sigil } from "../../art";
import { Spot } from "../../ui/spot";
import { Count } from "../../stage/count";
import { Glyph } from "./glyphs";
import { ancientOne, mythos, stateOf } from "./look";
import { Marker } from "./marker";
import { LockedDice } from "./place";

function DoomTrack(): JSX.Element {
  const state = stateOf(useScene());
  const track = ancientOne(state.ancient_one)?.track ?? "";
  const next = [...track].findIndex((space, index) => space === "m" && index >= state.doom);
  const sum = {
    title: t("doom"),
    parts: [
      { label: t("doom-now"), amount: String(state.doom) },
      { label: t("doom-spaces"), amount: String(track.length) },
      { label: t("doom-left"), amount: String(track.length - state.doom) },
      ...(next >= 0 ? [{ label: t("doom-next-monster"), amount: String(next + 1) }] : []),
    ],
  };
  return (
    <div class="track-line" data-anchor="doom">
      <span class="track-label">
        <Icon name="doom" /> {t("doom")}
        <Explained sum={sum}>
          <Count value={state.doom}>{`${state.doom} / ${track.length}`}</Count>
        </Explained>
      </span>
      <ol class="doom-track" aria-label={t("doom-track", { doom: state.doom, spaces: track.length })}>
        {[...track].map((space, index) => (
          <li key={index} class={`${index < state.doom ? "filled" : ""} ${space === "m" ? "monster" : ""}`}>
            {index < state.doom ? (
              <Icon name="doom" />
            ) : space === "m" ? (
              <Icon name="monster" />
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function ElderSigns(): JSX.Element {
  const state = stateOf(useScene());
  const limit = ancientOne(state.ancient_one)?.elder_signs ?? 0;
  const sum = {
    title: t("elder-signs"),
    parts: [
      { label: t("elder-signs-now"), amount: String(state.elder_signs) },
      { label: t("elder-signs-limit"), amount: String(limit) },
      { label: t("elder-signs-left"), amount: String(Math.max(0, limit - state.elder_signs)) },
    ],
  };
  return (
    <div class="track-line" data-anchor="elder-signs">
      <span class="track-label">
        <ElderSignMark /> {t("elder-signs")}
        <Explained sum={sum}>
          <Count value={state.elder_signs}>{`${state.elder_signs} / ${limit}`}</Count>
        </Explained>
      </span>
      <ol class="sign-track" aria-label={t("elder-signs-track", { signs: state.elder_signs, limit })}>
        {Array.from({ length: limit }, (_, index) => (
          <li key={index} class={index < state.elder_signs ? "filled" : ""}>
            <ElderSignMark />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function AncientOneView(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const id = state.ancient_one;
  if (!id) return null;
  const printed = ancientOne(id);
  // Signs, track and combat are drawn; the rest is read.
  const lines = (card(id)?.text ?? []).slice(printed?.combat.length ? 3 : 2);
  const fighters = state.players.filter((player) => player.place === "ancient-one" && player.investigator);
  return (
    <Spot
      tag="section"
      anchor={state.attempt?.place === "ancient-one" ? [id, "attempt"] : id}
      label={cardName(id)}
      class={`ancient ${state.awake ? "awake" : ""}`}
      guide="ancient"
    >
      <header class="ancient-head">
        <span class="ancient-sigil">
          <Sigil id={id} />
        </span>
        <div>
          <p class="overline">{t(state.awake ? "ancient-awake" : "ancient-one")}</p>
          <h2>{cardName(id)}</h2>
        </div>
        <ZoomButton id={id} />
      </header>
      <DoomTrack />
      <ElderSigns />
      {printed && printed.combat.length > 0 && (
        <Spot anchor="ancient-one#combat" label={t("combat")} class="combat">
          <span class="overline">{t("combat")}</span>
          <span class="task-row">
            {printed.combat.map((symbol, index) => (
              <Glyph
                key={index}
                symbol={state.awake ? symbol.replace("X", String(Math.max(1, state.combat_x))) : symbol}
                changed={(what, amount) => scene.values[`${what}.${amount}:${state.active}`]}
              />
            ))}
          </span>
        </Spot>
      )}
      <ul class="fine-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {fighters.length > 0 && (
        <span class="markers">
          {fighters.map((player) => (
            <Marker key={player.seat} seat={player.seat} />
          ))}
        </span>
      )}
    </Spot>
  );
}

/** On a phone the essentials stand above the museum. */
export function Status(): JSX.Element | null {
  const state = stateOf(useScene());
  const printed = ancientOne(state.ancient_one);
  if (!printed) return null;
  return (
    <p class="status" aria-label={t("status")} role="group">
      <span>{cardName(state.ancient_one)}</span>
      <span>
        <Icon name="doom" /> <span class="unseen">{t("doom")}</span> {state.doom}/{printed.track.length}
      </span>
      <span>
        <ElderSignMark /> <span class="unseen">{t("elder-signs")}</span> {state.elder_signs}/{printed.elder_signs}
      </span>
      <span>
        <Icon name="clock" /> <span class="unseen">{t("clock")}</span> {HOURS[state.clock]}
      </span>
    </p>
  );
}

/** A face of four hours and a hand. */
export function Clock(): JSX.Element {
  const state = stateOf(useScene());
  const hour = HOURS[state.clock] ?? "XII";
  const left = 3 * (4 - state.clock);
  const label = t("clock-reads", { hour, left });
  return (
    <section class="clock" data-guide="clock" data-anchor="clock" aria-label={t("clock")}>
      <svg viewBox="0 0 120 120" role="img" aria-label={label}>
        <title>{label}</title>
        <circle cx="60" cy="60" r="56" class="clock-rim" />
        <circle cx="60" cy="60" r="48" class="clock-face" />
        {Array.from({ length: 12 }, (_, index) => (
          <line key={index} x1="60" y1="15" x2="60" y2={index % 3 ? 19 : 22} transform={`rotate(${index * 30} 60 60)`} class="clock-tick" />
        ))}
        {HOURS.map((word, index) => {
          const turn = (index * Math.PI) / 2;
          const x = 60 + 31 * Math.sin(turn);
          const y = 60 - 31 * Math.cos(turn) + 5;
          return (
            <text key={word} x={x} y={y} text-anchor="middle" class={index === state.clock ? "clock-hour now" : "clock-hour"}>
              {word}
            </text>
          );
        })}
        <g class="clock-hand" style={{ transform: `rotate(${state.clock * 90}deg)` }}>
          <path d="M60 66 L56.500 58 L60 26 L63.500 58 Z" />
          <circle cx="60" cy="60" r="4.500" />
        </g>
      </svg>
      <p>
        <b>{hour}</b>
        <span class="soft">{t("clock-left", { left })}</span>
      </p>
    </section>
  );
}

function MythosCard({ id }: { id: string }): JSX.Element {
  const lines = card(id)?.text ?? [];
  return (
    <Spot tag="section" anchor={id} label={cardName(id)} class="mythos" guide="mythos" piece={`mythos:${id}`} turns>
      <header class="place-head">
        <Icon name="mythos" />
        <h3>{cardName(id)}</h3>
        <ZoomButton id={id} />
      </header>
      <LockedDice source={`mythos:${id}`} />
      <ul class="fine-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Spot>
  );
}

export function MythosView(): JSX.Element {
  const state = stateOf(useScene());
  const seen = state.mythos_deck.top.filter((id) => mythos(id));
  return (
    <>
      {state.mythos && <MythosCard id={state.mythos} />}
      {seen.map((id) => (
        <Spot key={id} anchor={id} label={cardName(id)} class="mythos peeked">
          <p class="soft">{t("mythos-next", { name: cardName(id) })}</p>
          <ZoomButton id={id} />
        </Spot>
      ))}
    </>
  );
}
