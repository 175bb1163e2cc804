import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Cover } from "../art/cover";
import { Silhouette } from "../art";
import { Invitation } from "../house/invitation";
import { ownById, ownFor } from "../house/brought";
import { choiceName, inWords, LOTS, settingName, useWords } from "../house/words";
import { problemOf, type Problem } from "../problem";
import type { GameInfo, SeatInfo, Setting, TableInfo } from "../protocol";
import { lang } from "../settings";
import type { TableStore } from "../store";
import { OwnName, People } from "../table/people";
import { Chat } from "../table/side";
import { sitter, t, type Words } from "../text";
import { Icon } from "../ui/icon";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

type Doing = (work: Promise<unknown>) => void;

function wishOf(info: TableInfo, setting: Setting, seat: number): string {
  const said = info.options[setting.name] ?? setting.default;
  return typeof said === "string" ? said : (said[seat] ?? setting.default);
}

interface SeatProps {
  info: TableInfo;
  seat: SeatInfo;
  settings: readonly Setting[];
  words: Words | null;
  invite: string;
  doing: Doing;
}

/** Whom the seat would play, for whoever may say so; for the others, what was said. */
function Wish({ info, seat, setting, words, doing }: SeatProps & { setting: Setting }): JSX.Element {
  const mine = info.mine.includes(seat.seat) || (info.host && seat.kind !== "person");
  const wish = wishOf(info, setting, seat.seat);
  if (setting.brought) return <BroughtWish {...{ info, seat, setting, words, doing, wish, mine }} />;
  const said = (choice: string): string => choiceName(words, choice);
  if (!mine) return <span class="soft">{said(wish)}</span>;
  const taken = info.seats
    .filter((other) => other.seat !== seat.seat)
    .map((other) => wishOf(info, setting, other.seat))
    .filter((choice) => !LOTS.includes(choice));
  return (
    <select
      aria-label={`${settingName(words, setting.name)}: ${t("seat", { seat: seat.seat + 1 })}`}
      value={wish}
      onChange={(event) => doing(api.wish(info.id, seat.seat, setting.name, event.currentTarget.value))}
    >
      {setting.choices
        .filter((choice) => !taken.includes(choice))
        .map((choice) => (
          <option key={choice} value={choice}>
            {said(choice)}
          </option>
        ))}
    </select>
  );
}

interface BroughtProps extends Omit<SeatProps, "settings" | "invite"> {
  setting: Setting;
  wish: string;
  mine: boolean;
}

/** What a seat brings along: one of the choices, or something of one's own. */
function BroughtWish({ info, seat, setting, words, doing, wish, mine }: BroughtProps): JSX.Element {
  const own = ownFor(info.game, setting.name).filter((one) => one.fits);
  const known = own.find((one) => one.text === wish);
  const usual = setting.choices.includes(wish);
  const said = (choice: string): string => inWords(words, "setting-" + choice, "setting-" + choice);
  const other = t("brought-theirs");
  if (!mine) return <span class="soft">{usual ? said(wish) : other}</span>;
  return (
    <select
      aria-label={`${settingName(words, setting.name)}: ${t("seat", { seat: seat.seat + 1 })}`}
      value={usual ? wish : (known?.id ?? "")}
      onChange={(event) => {
        const id = event.currentTarget.value;
        doing(api.wish(info.id, seat.seat, setting.name, ownById(id)?.text ?? id));
      }}
    >
      {setting.choices.map((choice) => (
        <option key={choice} value={choice}>
          {said(choice)}
        </option>
      ))}
      {own.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
      {!usual && !known && <option value="">{other}</option>}
    </select>
  );
}

function Seat(props: SeatProps): JSX.Element {
  const { info, seat, settings, invite, doing } = props;
  const mine = info.mine.includes(seat.seat);
  const [setting] = settings;
  const wish = setting ? wishOf(info, setting, seat.seat) : "";
  const presence = mine ? "seat-mine" : seat.kind === "bot" ? "seat-bot" : seat.online ? "seat-online" : "seat-away";
  const movable = info.host && seat.seat > 0 && seat.kind !== "open";
  return (
    <li class={mine ? "mine" : ""}>
      <span class="lobby-face">
        <Silhouette game={info.game} id={LOTS.includes(wish) ? "" : wish} />
      </span>
      <span class="lobby-who">
        <b>{seat.kind === "open" ? t("seat-open") : sitter(seat)}</b> {seat.account && <OwnName />}{" "}
        {seat.kind !== "open" && <span class="soft">{t(presence)}</span>}
        {settings.map((one) => (
          <Wish key={one.name} {...props} setting={one} />
        ))}
      </span>
      {seat.kind === "open" && info.mine.length === 0 && (
        <button
          type="button"
          class="primary"
          onClick={() => doing(api.join(info.id, { seat: seat.seat, ...(invite ? { invite } : {}) }))}
        >
          {t("seat-sit")}
        </button>
      )}
      {seat.kind !== "person" && info.mine.length === 1 && (
        <button type="button" onClick={() => doing(api.swap(info.id, info.mine[0] ?? 0, seat.seat))}>
          {t("seat-move")}
        </button>
      )}
      {info.host && seat.kind === "open" && (
        <button type="button" onClick={() => doing(api.seat(info.id, seat.seat, "bot"))}>
          {t("seat-to-bot")}
        </button>
      )}
      {info.host && seat.kind === "bot" && (
        <button type="button" onClick={() => doing(api.seat(info.id, seat.seat, "open"))}>
          {t("seat-to-friend")}
        </button>
      )}
      {movable && (
        <button
          type="button"
          class="quiet round"
          aria-label={t("seat-earlier", { seat: seat.seat + 1 })}
          title={t("seat-earlier", { seat: seat.seat + 1 })}
          onClick={() => doing(api.swap(info.id, seat.seat, seat.seat - 1))}
        >
          ↑
        </button>
      )}
      {info.host && seat.kind === "person" && !mine && (
        <button type="button" class="quiet" onClick={() => doing(api.sendAway(info.id, { seat: seat.seat }))}>
          {t("seat-send-away")}
        </button>
      )}
    </li>
  );
}

interface Props {
  info: TableInfo;
  invite: string;
  store: TableStore;
  onChange: () => void;
}

export function Lobby({ info, invite, store, onChange }: Props): JSX.Element {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [game, setGame] = useState<GameInfo | null>(null);
  const words = useWords(info.game);
  useEffect(() => {
    api.games().then((games) => setGame(games.find((one) => one.id === info.game) ?? null), () => undefined);
  }, [info.game]);
  const doing: Doing = (work) => {
    setProblem(null);
    work.then(onChange, (error: Error) => setProblem(problemOf(error)));
  };
  const settings = game?.settings ?? [];
  const laid = settings.filter((setting) => !setting.per_seat);
  const open = info.seats.some((seat) => seat.kind === "open");
  const standing = (info.watchers ?? []).map((one) => one.name);
  return (
    <Page title={game?.names[lang.value] ?? t("lobby")}>
      <div class="lobby">
        <section class="panel lobby-table">
          <div class="lobby-head">
            <div class="lobby-cover">
              <Cover game={info.game} />
            </div>
            <div>
              <p class="lead">{t(info.host ? "lobby-host" : "lobby-guest", { host: info.host_name })}</p>
              <p>{inWords(words, "shelf-lead", "")}</p>
              <dl class="lobby-laid soft">
                {laid.map((setting) => {
                  const choice = String(info.options[setting.name] ?? setting.default);
                  return (
                    <div key={setting.name}>
                      <dt>{settingName(words, setting.name)}</dt>
                      <dd>{choiceName(words, choice)}</dd>
                    </div>
                  );
                })}
                <div>
                  <dt>{t("undo-policy")}</dt>
                  <dd>{t("undo-policy-" + info.rules.undo)}</dd>
                </div>
                {info.rules.clock > 0 && (
                  <div>
                    <dt>{t("clock")}</dt>
                    <dd>{t("clock-rule", { seconds: info.rules.clock })}</dd>
                  </div>
                )}
              </dl>
            </div>
          </div>
          <ul class="seat-list">
            {info.seats.map((seat) => (
              <Seat
                key={seat.seat}
                info={info}
                seat={seat}
                settings={settings.filter((setting) => setting.per_seat)}
                words={words}
                invite={invite}
                doing={doing}
              />
            ))}
          </ul>
          {info.host ? (
            <button type="button" class="primary big" onClick={() => doing(api.start(info.id))}>
              {t("begin")}
            </button>
          ) : (
            <p role="status">{t(open && info.mine.length === 0 ? "lobby-sit" : "lobby-waits")}</p>
          )}
          {info.host && open && <p class="soft">{t("lobby-bots")}</p>}
          {open && standing.length > 0 && (
            <p class="lobby-standing" role="status">
              {t("lobby-standing", { count: standing.length, names: standing.join(", ") })}
            </p>
          )}
          <ProblemNote problem={problem} />
        </section>
        <div class="lobby-side">
          {info.invite && <Invitation id={info.id} invite={info.invite} />}
          {info.host && (
            <details class="panel">
              <summary>{t("people")}</summary>
              <People store={store} />
            </details>
          )}
          <section class="panel lobby-chat">
            <h2>
              <Icon name="chat" /> {t("chat")}
            </h2>
            <Chat store={store} />
          </section>
        </div>
      </div>
    </Page>
  );
}
