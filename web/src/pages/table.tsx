import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { followed, routine, type Follow } from "../acts";
import { Ask, AskContext } from "../ask";
import { clientOf, wantClient } from "../games/registry";
import { LessonsLink, Teacher } from "../house/teacher";
import { me, whoAmI } from "../me";
import { problemOf, sentenceOf, type Problem } from "../problem";
import { SceneContext, type Scene } from "../scene";
import { asking, atOnce, guided, notify } from "../settings";
import { TableStore } from "../store";
import { Curtain, fallen } from "../parts/hand";
import { Differ } from "../stage/differ";
import { Ending } from "../stage/ending";
import { MomentBanner } from "../stage/moment";
import { Since } from "../stage/since";
import { Stage } from "../stage/stage";
import { verdict } from "../stage/verdict";
import { cardName, eventMessage, namesThen, say, sitterAt, t, wantWords, words } from "../text";
import { announce } from "../ui/announce";
import { nothingShown } from "../ui/shown";
import { Dialog } from "../ui/dialog";
import { useInView } from "../ui/in_view";
import { watchPointer } from "../ui/light";
import { Tips } from "../ui/tip";
import { ElderSignMark, Icon } from "../ui/icon";
import { Page } from "../ui/page";
import { LanguageSwitch, SoundButton } from "../ui/preferences";
import { ProblemNote } from "../ui/problem";
import { Dock } from "../table/dock";
import { Guide } from "../table/guide";
import { onKey } from "../table/keys";
import { Keys, Menu } from "../table/menu";
import { Side, type SideTab } from "../table/side";
import { Told } from "../table/told";
import { ConsentDialog, UndoButton } from "../table/undo";
import { Invited } from "./invited";
import { Lobby } from "./lobby";
import { Safely } from "../ui/safely";

/** Why I am turned away: the table is not there, or nobody knows me any more. */
const GONE = ["problem-no-table", "problem-no-such-table", "problem-table-gone"];
const STRANGER = ["problem-sign-in", "problem-signed-out"];

type Open = "" | "menu" | "keys" | "guide" | "legend";

/** How many events of each seat have been heard, and by how many leaps the table has come there. */
interface Heard {
  leaps: number;
  events: ReadonlyMap<number, number>;
}

function tell(title: string, body: string): void {
  if (!notify.value || !document.hidden || typeof Notification === "undefined") return;
  const note = new Notification(title, { body, tag: "miskatonic" });
  note.onclick = () => window.focus();
}

function Play({ store, invite }: { store: TableStore; invite: string }): JSX.Element {
  const info = store.info.value!;
  const view = store.view.value;
  const decision = store.decision.value;
  const client = clientOf(info.game);
  const [side, setSide] = useState<SideTab | "">(() => (matchMedia("(min-width: 1600px)").matches ? "log" : ""));
  const [open, setOpen] = useState<Open>("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const hotseat = sessionStorage.getItem("miskatonic.hotseat." + info.id) === "1";
  const stage = useMemo(() => new Stage(client?.shows ?? {}, () => store.view.peek()?.state ?? {}), [client]);
  const ask = useMemo(() => {
    const answer = (keys: readonly string[], always: boolean, follow: Follow | null): void => {
      // Whoever answers has seen enough of what was.
      stage.skip();
      store.choose(keys, always, follow);
    };
    const markable = decision ? client?.markable?.(decision, view?.state ?? {}, view?.values ?? {}) : [];
    return decision ? new Ask(decision, answer, client?.grave ?? [], client?.acts ?? [], markable) : null;
  }, [decision, client, stage]);
  const scene: Scene = useMemo(
    () => ({
      game: info.game,
      state: view?.state ?? {},
      values: view?.values ?? {},
      seat: decision?.seat ?? view?.seat ?? -1,
      mine: info.mine,
      seats: info.seats,
      events: view?.events ?? [],
      look: client?.look,
      companion: info.rules.companion,
      seatName: (seat) => {
        const played = client?.seatName(view?.state ?? {}, seat) ?? "";
        return played ? cardName(played) : sitterAt(info.seats, seat);
      },
    }),
    [info, view, decision, client, words.value],
  );

  // Whoever comes first to a table of rivals that share a screen finds no curtain; from then on it is known who looks.
  const shared = info.rules.curtain && info.mine.length > 1;
  useEffect(() => {
    if (shared && store.eyes.value === null && view) store.lookAs(view.seat);
  }, [shared, view]);
  // Behind the curtain there is no table: nothing of it is drawn, said, played or answered until it has gone up.
  const behind = shared && fallen(decision?.seat ?? -1, store.eyes.value);
  useLayoutEffect(() => {
    if (!behind) return;
    stage.skip();
    nothingShown();
    setOpen("");
    announce(t("curtain", { name: scene.seatName(scene.seat) }));
  }, [behind, scene.seat]);

  // The rest of what was done in one go, and what is routine after it
  useEffect(() => {
    if (behind) {
      store.follow = null;
      store.answering = false;
    }
    if (!decision || !store.answering) return;
    const planned = followed(store.follow, decision);
    const known = planned ?? (atOnce.value && !info.origin.startsWith("lesson") ? routine(client?.routine ?? [], decision) : null);
    store.follow = null;
    if (known) store.choose(known);
    else store.answering = false;
  }, [decision]);

  // How much I want to be asked, at every table that knows the difference; a lesson asks everything.
  const passes = client?.passes;
  useEffect(() => {
    if (!passes || info.origin.startsWith("lesson") || store.link.value !== "online") return;
    store.askFor((much) => (much === "every" ? [] : passes[much]), asking.value);
  }, [passes, asking.value, info.mine.join(" "), store.link.value]);

  // Whose turn it is, in the title and by notification
  const mine = Boolean(decision);
  useEffect(() => {
    document.title = view?.outcome ? t("title-over") : mine ? t("title-your-turn") : t("title-table");
  }, [mine, view?.outcome, words.value]);
  useEffect(() => {
    if (decision) tell(t("title-your-turn"), behind ? t("curtain", { name: scene.seatName(scene.seat) }) : say(decision.prompt, scene.seatName));
  }, [decision]);

  // What happened is said aloud and played; what was loaded or taken back is not.
  const heard = useRef<Heard>({ leaps: -1, events: new Map() });
  const leaps = [...store.views.value.values()].reduce((sum, one) => sum + one.leaps, 0);
  const played = leaps === heard.current.leaps;
  useEffect(() => {
    if (behind) return;
    const from = played ? (heard.current.events.get(view?.seat ?? -1) ?? scene.events.length) : scene.events.length;
    heard.current = { leaps, events: new Map([...store.views.value].map(([seat, one]) => [seat, one.events.length])) };
    if (!played) stage.skip();
    const fresh = scene.events.slice(from).map((event, index) => ({ event, at: from + index }));
    const ended = view?.outcome;
    const end = ended && { ...verdict(ended, scene.seats.length, scene.mine, scene.seatName), reason: ended.reason };
    if (fresh.length) stage.play(fresh, end ?? undefined);
    const outcome = view?.outcome ? say(view.outcome.reason, scene.seatName) : "";
    const said = fresh.slice(-8).map(({ event, at }) => say(eventMessage(event), namesThen(scene.events, at, scene.seatName)));
    const text = [...said, outcome].filter(Boolean).join(" ");
    if (text) announce(text);
  }, [scene.events.length, leaps, view?.outcome, behind]);
  useEffect(watchPointer, []);
  useInView(client?.subject?.(scene.state) ?? "", ask, side);

  const nextSeat = (): void => {
    const { asked } = { asked: store.asked.value };
    const at = asked.indexOf(scene.seat);
    store.preferred.value = asked[(at + 1) % Math.max(1, asked.length)] ?? null;
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void =>
      onKey(event, {
        game: info.game,
        ask,
        undo: () => store.undo(),
        log: () => setSide(side === "log" ? "" : "log"),
        chat: () => setSide(side === "chat" ? "" : "chat"),
        next: nextSeat,
        menu: () => setOpen("menu"),
        keys: () => setOpen("keys"),
        legend: () => setOpen("legend"),
        skip: () => (stage.busy.value ? stage.skip() : (store.since.value = -1)),
      });
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });

  if (!client || !view) return <p class="loading">{t("loading")}</p>;
  const unread = store.unread.value;
  if (behind) {
    return (
      <main id="main" class="table-page">
        <Curtain name={scene.seatName(scene.seat)} onUp={() => store.lookAs(scene.seat)} />
      </main>
    );
  }
  const note = info.note ? { message: info.note_message ?? null, detail: info.note } : null;
  return (
    <SceneContext.Provider value={scene}>
      <AskContext.Provider value={ask}>
        <Differ class={`table-page ${side ? "with-side" : ""}`} stamp={view.number} played={played} room={client.room}>
          <header class="bar">
            <a class="brand" href="#/" aria-label={`Miskatonic – ${t("home")}`}>
              <ElderSignMark /> <span class="wide-only">Miskatonic</span>
            </a>
            <h1 class="bar-title">
              {hotseat && decision ? t("hotseat-turn", { name: scene.seatName(decision.seat) }) : t("table")}
            </h1>
            {store.asked.value.length > 1 && (
              <button type="button" class="asked" data-tip={t("asked-several", { count: store.asked.value.length })} onClick={nextSeat}>
                <span class="wide-only">{t("asked-several", { count: store.asked.value.length })}</span>
                <span class="unseen narrow-name">{t("asked-several", { count: store.asked.value.length })}</span>
                <span class="narrow-only count" aria-hidden="true">
                  {store.asked.value.length}
                </span>
              </button>
            )}
            {store.link.value !== "online" && (
              <span class="tag away" role="status">
                {t("link-" + store.link.value)}
              </span>
            )}
            <span class="bar-tools">
              <UndoButton store={store} />
              <button type="button" class="quiet" data-guide="log" aria-pressed={side === "log"} onClick={() => setSide(side === "log" ? "" : "log")}>
                <Icon name="log" /> <span class="wide-only">{t("log")}</span>
                <span class="unseen narrow-name">{t("log")}</span>
              </button>
              <button type="button" class="quiet" aria-pressed={side === "chat"} onClick={() => setSide(side === "chat" ? "" : "chat")}>
                <Icon name="chat" /> <span class="wide-only">{t("chat")}</span>
                <span class="unseen narrow-name">{t("chat")}</span>
                {unread > 0 && <span class="count">{unread}</span>}
              </button>
              <LanguageSwitch />
              <SoundButton />
              {client.Legend && (
                <button type="button" class="quiet" aria-label={t("legend")} data-tip={t("legend")} onClick={() => setOpen("legend")}>
                  <Icon name="legend" />
                </button>
              )}
              <button type="button" class="quiet menu-button" aria-label={t("menu")} onClick={() => setOpen("menu")}>
                <Icon name="menu" />
              </button>
            </span>
          </header>
          <main id="main" class="board-area" tabIndex={-1} data-ground="board">
            {note && <p class="banner">{sentenceOf(note)}</p>}
            {info.origin.startsWith("lesson ") && <Teacher store={store} info={info} />}
            {!guided.value && !info.origin && info.mine.length > 0 && !view?.outcome && (
              <p class="banner guide-offer">
                <Icon name="guide" /> {t("guide-offer")}
                <LessonsLink game={info.game} />
                <button type="button" onClick={() => setOpen("guide")}>
                  {t("guide-start")}
                </button>
                <button type="button" class="quiet" onClick={() => (guided.value = true)}>
                  {t("guide-no")}
                </button>
              </p>
            )}
            {info.seats.some((seat) => seat.kind === "open") && info.mine.length === 0 && (
              <p class="banner">
                {t("seats-open")}
                <button
                  type="button"
                  class="primary"
                  onClick={() => {
                    const free = info.seats.find((seat) => seat.kind === "open");
                    if (!free) return;
                    setProblem(null);
                    api
                      .join(info.id, { seat: free.seat, ...(invite ? { invite } : {}) })
                      .catch((error: Error) => setProblem(problemOf(error)));
                  }}
                >
                  {t("seat-sit")}
                </button>
              </p>
            )}
            <ProblemNote problem={problem} />
            <Told store={store} />
            <ConsentDialog store={store} />
            <Ending store={store} client={client} stage={stage} />
            <h2 class="unseen">{t("board")}</h2>
            <div class={`room-frame ${client.room}`}>
              <Safely>
                <client.Board />
              </Safely>
            </div>
          </main>
          <MomentBanner stage={stage} client={client} />
          <Since store={store} client={client} />
          {side && <Side store={store} tab={side} setTab={setSide} onClose={() => setSide("")} />}
          <Dock client={client} store={store} stage={stage} />
          {open === "menu" && (
            <Menu store={store} onClose={() => setOpen("")} onGuide={() => setOpen("guide")} onKeys={() => setOpen("keys")} />
          )}
          {open === "keys" && <Keys onClose={() => setOpen("")} />}
          {open === "legend" && client.Legend && (
            <Dialog title={t("legend")} class={`legend-sheet room-frame ${client.room}`} onClose={() => setOpen("")}>
              <client.Legend />
            </Dialog>
          )}
          {open === "guide" && (
            <Guide
              steps={client.guide}
              onClose={() => {
                guided.value = true;
                setOpen("");
              }}
            />
          )}
          <Tips />
        </Differ>
      </AskContext.Provider>
    </SceneContext.Provider>
  );
}

export function TablePage({ id, invite }: { id: string; invite: string }): JSX.Element {
  const store = useMemo(() => new TableStore(id), [id]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const who = me.value;
  const look = async (): Promise<void> => {
    try {
      let table = await api.table(id, invite);
      // The invitation opens the door once; whoever has come in may always look on.
      if (invite && !table.mine.length) table = await api.join(id, { invite });
      store.info.value = table;
      wantWords(table.game);
      wantClient(table.game);
    } catch (error) {
      setProblem(problemOf(error as Error));
    }
  };
  useEffect(() => {
    if (!who) return undefined;
    setProblem(null);
    if (store.farewell.value) store.info.value = store.farewell.value = null;
    let here = true;
    void look().then(() => {
      if (here && store.info.value) store.open();
    });
    return () => {
      here = false;
      store.close();
      document.title = "Miskatonic";
    };
  }, [store, who]);
  const farewell = problem ?? store.farewell.value;
  const unknown = STRANGER.includes(farewell?.message?.id ?? "");
  // The browser has forgotten who I am, or I have been signed out elsewhere: the table is there, and so is the door.
  useEffect(() => {
    if (unknown) void whoAmI().catch(() => undefined);
  }, [unknown]);
  if (who === undefined) return <p class="loading">{t("loading")}</p>;
  if (who === null) return <Invited id={id} invite={invite} why={farewell} />;
  if (farewell) {
    return (
      <Page title={t(GONE.includes(farewell.message?.id ?? "") ? "no-table" : "not-here")}>
        <div class="panel">
          <p role="alert">{sentenceOf(farewell)}</p>
          <a class="button" href="#/">
            {t("home")}
          </a>
        </div>
      </Page>
    );
  }
  const info = store.info.value;
  if (!info) return <p class="loading">{t("loading")}</p>;
  if (info.phase === "lobby") return <Lobby info={info} invite={invite} store={store} onChange={() => void look()} />;
  if (!words.value || words.value.game !== info.game) return <p class="loading">{t("loading")}</p>;
  return <Play store={store} invite={invite} />;
}
