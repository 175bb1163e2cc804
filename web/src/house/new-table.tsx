import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Sigil, Silhouette } from "../art";
import { comeAs, wishedName } from "../me";
import { problemOf, type Problem } from "../problem";
import { UNDO, type GameInfo, type Setting, type Undo } from "../protocol";
import { go, roomAddress, tableAddress } from "../router";
import { lang } from "../settings";
import { t, wantWords, type Words } from "../text";
import { Icon, type IconName } from "../ui/icon";
import { ProblemNote } from "../ui/problem";
import { ownFor } from "./brought";
import { difficulty } from "./shelf";
import { drawn, handsOf, hintsOf, modesOf, newOptions, newSeats, option, remember, seatCount, undoOf, wishesFor, withOption, type Mode, type Wishes, CLOCKS } from "./wishes";
import { choiceName, inWords, LOTS, settingName, useWords } from "./words";

const MODE_ICONS: Readonly<Record<Mode, IconName>> = { solo: "lamp", hotseat: "assist", online: "world", bots: "bot" };

interface FieldProps {
  game: GameInfo;
  words: Words | null;
  setting: Setting;
  seat?: number;
  /** Beside several of its kind: which seat it is for. */
  numbered?: boolean;
  wishes: Wishes;
  change: (wishes: Wishes) => void;
}

/** One thing to choose, with its picture, and how hard it makes the game where that was measured. */
export function SettingField({ game, words, setting, seat, numbered = false, wishes, change }: FieldProps): JSX.Element {
  const mine = setting.brought ? ownFor(game.id, setting.name) : [];
  const value = option(wishes, setting, seat);
  const name = settingName(words, setting.name);
  const said = (choice: string): string => {
    const won = game.measured?.won_with[choice];
    const title = choiceName(words, choice);
    return won === undefined ? title : t("choice-measured", { name: title, difficulty: t("difficulty-" + difficulty(won)) });
  };
  const Picture = setting.per_seat ? Silhouette : Sigil;
  return (
    <label class="setting">
      {numbered && seat !== undefined ? t("setting-seat", { name, seat: seat + 1 }) : name}
      <span class="setting-row">
        {!setting.brought && (
          <span class="setting-picture">
            <Picture game={game.id} id={LOTS.includes(value) ? "" : value} />
          </span>
        )}
        <select
          name={seat === undefined ? setting.name : `${setting.name}-${seat}`}
          value={value}
          onChange={(event) => change(withOption(wishes, setting, event.currentTarget.value, seat))}
        >
          {setting.choices.map((choice) => (
            <option key={choice} value={choice}>
              {said(choice)}
            </option>
          ))}
          {mine.map((own) => (
            <option key={own.id} value={own.id} disabled={!own.fits}>
              {own.fits ? own.name : t("brought-unfit", { name: own.name })}
            </option>
          ))}
        </select>

      </span>
    </label>
  );
}

interface DetailsProps {
  game: GameInfo;
  wishes: Wishes;
  change: (wishes: Wishes) => void;
}

function Details({ game, wishes, change }: DetailsProps): JSX.Element {
  const tick = (name: "openHands" | "companion" | "isPublic" | "hints", label: string): JSX.Element => (
    <label class="line">
      <input
        type="checkbox"
        checked={name === "openHands" ? handsOf(game, wishes) : name === "hints" ? hintsOf(game, wishes) : wishes[name]}
        onChange={(event) => change({ ...wishes, [name]: event.currentTarget.checked })}
      />
      {t(label)}
    </label>
  );
  return (
    <details>
      <summary>{t("details")}</summary>
      <div class="fields">
        <label>
          {t("undo-policy")}
          <select
            name="undo"
            value={undoOf(game, wishes)}
            onChange={(event) => change({ ...wishes, undo: event.currentTarget.value as Undo })}
          >
            {UNDO.map((policy) => (
              <option key={policy} value={policy}>
                {t("undo-policy-" + policy)}
              </option>
            ))}
          </select>
        </label>
        {wishes.mode === "bots" && (
          <label>
            {t("bot")}
            <select value={botOf(game, wishes)} onChange={(event) => change({ ...wishes, bot: event.currentTarget.value })}>
              {game.bots.map((one) => (
                <option key={one} value={one}>
                  {t("bot-" + one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t("bot-delay")}
          <input
            type="number"
            min={0}
            max={10}
            step={0.1}
            value={wishes.delay}
            onInput={(event) => change({ ...wishes, delay: event.currentTarget.valueAsNumber || 0 })}
          />
        </label>
        <label>
          {t("patience")}
          <input
            type="number"
            min={0}
            max={600}
            step={5}
            value={wishes.patience}
            onInput={(event) => change({ ...wishes, patience: event.currentTarget.valueAsNumber || 0 })}
          />
        </label>
        <label>
          {t("clock-wish")}
          <select
            name="clock"
            value={String(wishes.clock)}
            onChange={(event) => change({ ...wishes, clock: Number(event.currentTarget.value) })}
          >
            {CLOCKS.map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {seconds ? t("clock-seconds", { seconds }) : t("clock-none")}
              </option>
            ))}
          </select>
        </label>
        {tick("openHands", "open-hands")}
        {tick("companion", "companion")}
        {tick("isPublic", "public")}
        {game.rivals && tick("hints", "hints-allowed")}
      </div>
    </details>
  );
}

const botOf = (game: GameInfo, wishes: Wishes): string =>
  game.bots.includes(wishes.bot) ? wishes.bot : (game.bots.includes("heuristic") ? "heuristic" : (game.bots.at(-1) ?? "random"));

export function NewTable({ game }: { game: GameInfo }): JSX.Element {
  const [wishes, setWishes] = useState<Wishes>(() => wishesFor(game));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const words = useWords(game.id);
  // What the game itself says against a form is said in its own words.
  useEffect(() => wantWords(game.id), [game.id]);
  const count = seatCount(game, wishes);
  const change = (next: Wishes): void => {
    setWishes(next);
    remember(game.id, next);
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await comeAs(wishedName.value.trim() || t("guest"));
      const table = await api.newTable({
        game: game.id,
        seats: newSeats(wishes, count, botOf(game, wishes)),
        options: newOptions(game, wishes, count),
        rules: {
          undo: undoOf(game, wishes),
          open_hands: handsOf(game, wishes),
          bot_delay: wishes.delay,
          companion: wishes.companion,
          public: wishes.isPublic,
          curtain: game.rules.curtain,
          patience: wishes.patience,
          clock: wishes.clock,
          hints: hintsOf(game, wishes),
        },
      });
      if (wishes.mode !== "online" && table.phase === "lobby") await api.start(table.id);
      if (wishes.mode === "hotseat") sessionStorage.setItem("miskatonic.hotseat." + table.id, "1");
      go(tableAddress(table.id));
    } catch (error) {
      setProblem(problemOf(error as Error));
      setBusy(false);
    }
  };
  const field = (setting: Setting, seat?: number): JSX.Element => (
    <SettingField
      key={`${setting.name} ${seat ?? ""}`}
      game={game}
      words={words}
      setting={setting}
      {...(seat === undefined ? {} : { seat, numbered: count > 1 })}
      wishes={wishes}
      change={change}
    />
  );
  // Who comes through the net chooses for themselves, in the lobby.
  const seated = wishes.mode === "online" ? [] : game.settings.filter((setting) => setting.per_seat);
  return (
    <form
      id="new-table"
      class="new-table panel"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>{game.names[lang.value]}</h2>
      <p>{inWords(words, "shelf-lead", "")}</p>
      {game.lessons > 0 && (
        <p class="line first-time">
          <Icon name="guide" /> {t("first-time")}
          <a class="button" href={`#/lessons/${game.id}`}>
            {t("lessons-count", { count: game.lessons })}
          </a>
        </p>
      )}
      <fieldset class="modes">
        <legend class="unseen">{t("mode")}</legend>
        {modesOf(game).map((one) => (
          <label key={one} class={`mode ${wishes.mode === one ? "chosen" : ""}`}>
            <input
              type="radio"
              name="mode"
              value={one}
              checked={wishes.mode === one}
              onChange={() => change({ ...wishes, mode: one })}
            />
            <Icon name={MODE_ICONS[one]} />
            <b>{t("mode-" + one)}</b>
            <span class="soft">{one === "solo" ? inWords(words, "shelf-solo", "mode-solo-hint") : t(`mode-${one}-hint`)}</span>
          </label>
        ))}
      </fieldset>
      <div class="fields">
        <label>
          {t("my-name")}
          <input
            name="name"
            value={wishedName.value}
            maxLength={40}
            autocomplete="nickname"
            placeholder={t("guest")}
            onInput={(event) => (wishedName.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {inWords(wishes.mode === "solo" ? words : null, "shelf-seats", "players-count")}
          <input
            name="seats"
            type="number"
            min={Math.max(game.least_seats, wishes.mode === "solo" ? 1 : 2)}
            max={game.most_seats}
            value={count}
            onInput={(event) => {
              const seats = event.currentTarget.valueAsNumber || game.least_seats;
              change({ ...wishes, seats: { ...wishes.seats, [wishes.mode]: seats } });
            }}
          />
        </label>
        {game.settings.filter((setting) => !setting.per_seat).map((setting) => field(setting))}
        {wishes.mode === "hotseat" &&
          Array.from({ length: count - 1 }, (_, at) => (
            <label key={at}>
              {t("name-of", { seat: at + 2 })}
              <input
                name={`name-${at + 1}`}
                value={wishes.names[at + 1] ?? ""}
                maxLength={40}
                autocomplete="off"
                placeholder={t("guest")}
                onInput={(event) => change({ ...wishes, names: { ...wishes.names, [at + 1]: event.currentTarget.value } })}
              />
            </label>
          ))}
        {seated.flatMap((setting) => Array.from({ length: count }, (_, seat) => field(setting, seat)))}
      </div>
      {game.settings
        .filter((setting) => setting.brought)
        .map((setting) => (
          <p key={setting.name}>
            <a class="button" href={roomAddress(game.id, setting.name)}>
              {inWords(words, `shelf-${setting.name}-own`, "brought-own")}
            </a>
          </p>
        ))}
      <Details game={game} wishes={wishes} change={change} />
      <div class="choices">
        <button type="submit" class="primary big" disabled={busy}>
          {t(wishes.mode === "online" ? "open-table" : "begin")}
        </button>
        <button type="button" class="by-lot" onClick={() => change(drawn(game, wishes, count))}>
          <Icon name="dice" /> {t("by-lot")}
        </button>
      </div>
      <ProblemNote problem={problem} />
    </form>
  );
}
