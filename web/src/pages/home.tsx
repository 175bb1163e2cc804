import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { comeAs, me, wishedName } from "../me";
import { problemOf, type Problem } from "../problem";
import { UNDO, type GameInfo, type NewSeat, type Setting, type TableLine, type Undo } from "../protocol";
import { go, tableAddress } from "../router";
import { lang } from "../settings";
import { cardName, sitter, t, wantWords } from "../text";
import { Icon, type IconName } from "../ui/icon";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";
import { Lamp } from "./lamp";

const MODES = ["solo", "hotseat", "online", "bots"] as const;
type Mode = (typeof MODES)[number];
const MODE_ICONS: Readonly<Record<Mode, IconName>> = { solo: "lamp", hotseat: "assist", online: "world", bots: "bot" };

function seatsFor(mode: Mode, count: number, bot: string): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0 || mode === "solo" || mode === "hotseat") return { kind: "me" };
    return mode === "online" ? { kind: "open" } : { kind: "bot", bot };
  });
}

function choiceName(choice: string): string {
  return choice === "random" || choice === "choose" ? t("choice-" + choice) : cardName(choice);
}

function SettingField({ setting, seat, value, change }: {
  setting: Setting;
  seat?: number;
  value: string;
  change: (value: string) => void;
}): JSX.Element {
  const name = t("setting-" + setting.name);
  return (
    <label>
      {seat === undefined ? name : t("setting-seat", { name, seat: seat + 1 })}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {setting.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

function NewTable({ games }: { games: readonly GameInfo[] }): JSX.Element | null {
  const [gameId, setGame] = useState(games[0]?.id ?? "");
  const game = games.find((one) => one.id === gameId) ?? games[0];
  const [mode, setMode] = useState<Mode>("solo");
  const [count, setCount] = useState(2);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [undoWish, setUndo] = useState<Undo | null>(null);
  const [bot, setBot] = useState("");
  const [handsWish, setOpenHands] = useState<boolean | null>(null);
  const [companion, setCompanion] = useState(false);
  const [isPublic, setPublic] = useState(false);
  const [delay, setDelay] = useState(0.4);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (me.value) wishedName.value = me.value.name;
  }, [me.value]);
  useEffect(() => wantWords(gameId), [gameId]);
  if (!game) return null;
  // What nobody has said is as the game would have it: rivals close their hands.
  const undo = undoWish ?? game.rules.undo;
  const openHands = handsWish ?? game.rules.open_hands;
  const least = Math.max(game.least_seats, mode === "solo" ? 1 : 2);
  const seats = Math.min(Math.max(count, least), game.most_seats);
  const chosenBot = bot || game.bots.at(-1) || "random";
  const option = (setting: Setting, seat?: number): string =>
    options[seat === undefined ? setting.name : `${setting.name} ${seat}`] ?? setting.default;
  const change = (setting: Setting, seat?: number) => (value: string): void =>
    setOptions({ ...options, [seat === undefined ? setting.name : `${setting.name} ${seat}`]: value });
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await comeAs(wishedName.value.trim() || t("guest"));
      const given: Record<string, unknown> = {};
      for (const setting of game.settings)
        given[setting.name] = setting.per_seat
          ? Array.from({ length: seats }, (_, seat) => option(setting, seat))
          : option(setting);
      const table = await api.newTable({
        game: game.id,
        seats: seatsFor(mode, seats, chosenBot),
        options: given,
        rules: { undo, open_hands: openHands, bot_delay: delay, companion, public: isPublic, curtain: game.rules.curtain },
      });
      if (mode !== "online" && table.phase === "lobby") await api.start(table.id);
      if (mode === "hotseat") sessionStorage.setItem("miskatonic.hotseat." + table.id, "1");
      go(tableAddress(table.id));
    } catch (error) {
      setProblem(problemOf(error as Error));
      setBusy(false);
    }
  };
  return (
    <form
      class="new-table panel"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>{t("play-now")}</h2>
      {games.length > 1 && (
        <label>
          {t("game")}
          <select value={game.id} onChange={(event) => setGame(event.currentTarget.value)}>
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {one.names[lang.value]}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset class="modes">
        <legend class="unseen">{t("mode")}</legend>
        {MODES.map((one) => (
          <label key={one} class={`mode ${mode === one ? "chosen" : ""}`}>
            <input type="radio" name="mode" value={one} checked={mode === one} onChange={() => setMode(one)} />
            <Icon name={MODE_ICONS[one]} />
            <b>{t("mode-" + one)}</b>
            <span class="soft">{t(`mode-${one}-hint`)}</span>
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
          {t(mode === "solo" ? "investigators-count" : "players-count")}
          <input
            name="seats"
            type="number"
            min={least}
            max={game.most_seats}
            value={seats}
            onInput={(event) => setCount(event.currentTarget.valueAsNumber || least)}
          />
        </label>
        {game.settings
          .filter((setting) => !setting.per_seat)
          .map((setting) => (
            <SettingField key={setting.name} setting={setting} value={option(setting)} change={change(setting)} />
          ))}
      </div>
      <details>
        <summary>{t("details")}</summary>
        <div class="fields">
          {game.settings
            .filter((setting) => setting.per_seat)
            .flatMap((setting) =>
              Array.from({ length: seats }, (_, seat) => (
                <SettingField
                  key={`${setting.name} ${seat}`}
                  setting={setting}
                  seat={seat}
                  value={option(setting, seat)}
                  change={change(setting, seat)}
                />
              )),
            )}
          <label>
            {t("undo-policy")}
            <select name="undo" value={undo} onChange={(event) => setUndo(event.currentTarget.value as Undo)}>
              {UNDO.map((policy) => (
                <option key={policy} value={policy}>
                  {t("undo-policy-" + policy)}
                </option>
              ))}
            </select>
          </label>
          {mode === "bots" && (
            <label>
              {t("bot")}
              <select value={chosenBot} onChange={(event) => setBot(event.currentTarget.value)}>
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
              value={delay}
              onInput={(event) => setDelay(event.currentTarget.valueAsNumber || 0)}
            />
          </label>
          <label class="line">
            <input type="checkbox" checked={openHands} onChange={(event) => setOpenHands(event.currentTarget.checked)} />
            {t("open-hands")}
          </label>
          <label class="line">
            <input type="checkbox" checked={companion} onChange={(event) => setCompanion(event.currentTarget.checked)} />
            {t("companion")}
          </label>
          <label class="line">
            <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.currentTarget.checked)} />
            {t("public")}
          </label>
        </div>
      </details>
      <button type="submit" class="primary big" disabled={busy}>
        {t(mode === "online" ? "open-table" : "begin")}
      </button>
      <ProblemNote problem={problem} />
    </form>
  );
}

function Tables({ tables, games }: { tables: readonly TableLine[]; games: readonly GameInfo[] }): JSX.Element {
  return (
    <section class="panel">
      <h2>{t("tables")}</h2>
      {tables.length === 0 && <p class="soft">{t("tables-none")}</p>}
      <ul class="table-list">
        {tables.map((table) => (
          <li key={table.id}>
            <a href={tableAddress(table.id)}>
              <b>{games.find((game) => game.id === table.game)?.names[lang.value] ?? table.game}</b>
              <span class="soft">
                {t("phase-" + table.phase)} · {table.seats.map((seat) => sitter(seat) || t("seat-open")).join(", ")}
              </span>
              {table.created && (
                <time class="soft" dateTime={table.created}>
                  {new Date(table.created).toLocaleString(lang.value)}
                </time>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Import(): JSX.Element {
  const [problem, setProblem] = useState<Problem | null>(null);
  const read = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      await comeAs(wishedName.value.trim() || t("guest"));
      const table = await api.importFile(await file.text());
      if (table.phase === "lobby") await api.start(table.id);
      go(tableAddress(table.id));
    } catch (error) {
      setProblem(problemOf(error as Error));
    }
  };
  return (
    <section class="panel">
      <h2>{t("import")}</h2>
      <label>
        {t("import-file")}
        <input
          type="file"
          accept=".misk,.json,.jsonl,.txt"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void read(file);
          }}
        />
      </label>
      <ProblemNote problem={problem} />
    </section>
  );
}

function Account(): JSX.Element {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const enter = (way: "login" | "register"): void => {
    setProblem(null);
    api[way](wishedName.value.trim(), password).then(
      (person) => {
        me.value = person;
        setPassword("");
      },
      (error: Error) => setProblem(problemOf(error)),
    );
  };
  if (me.value?.account) {
    return (
      <section class="panel">
        <h2>{t("account")}</h2>
        <p class="line">
          {t("account-known", { name: me.value.name })}
          <button type="button" onClick={() => void api.logout().then(() => (me.value = null))}>
            {t("account-out")}
          </button>
        </p>
      </section>
    );
  }
  return (
    <details class="panel">
      <summary>{t("account")}</summary>
      <form
        class="report"
        onSubmit={(event) => {
          event.preventDefault();
          enter("login");
        }}
      >
        <p class="soft">{t("account-why")}</p>
        <label>
          {t("account-name")}
          <input
            value={wishedName.value}
            maxLength={40}
            autocomplete="username"
            onInput={(event) => (wishedName.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {t("account-password")}
          <input
            type="password"
            value={password}
            autocomplete="current-password"
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <div class="choices">
          <button type="submit">{t("account-in")}</button>
          <button type="button" onClick={() => enter("register")}>
            {t("account-new")}
          </button>
        </div>
        <ProblemNote problem={problem} />
      </form>
    </details>
  );
}

export function Home(): JSX.Element {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    api.games().then(setGames, (error: Error) => setProblem(problemOf(error)));
    api.tables().then(setTables, () => setTables([]));
  }, []);
  return (
    <Page title="">
      <div class="hero">
        <Lamp />
        <div>
          <p class="hero-title" aria-hidden="true">
            Miskatonic
          </p>
          <p class="lead">{t("lead")}</p>
        </div>
      </div>
      <ProblemNote problem={problem} />
      <div class="home-columns">
        {games.length > 0 && <NewTable games={games} />}
        <div>
          <Tables tables={tables} games={games} />
          <Import />
          <Account />
        </div>
      </div>
    </Page>
  );
}
