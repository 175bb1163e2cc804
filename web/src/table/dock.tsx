import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useAsk } from "../ask";
import { promptOf, type GameClient } from "../games/registry";
import { echoing } from "../press";
import { reasonOf } from "../problem";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { Farewell } from "../stage/ending";
import type { Stage } from "../stage/stage";
import { things } from "../stage/things";
import { verdict } from "../stage/verdict";
import { card, cardName, eventMessage, namesThen, say, sayPieces, t } from "../text";
import { announce } from "../ui/announce";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Sentence, why } from "../ui/shown";
import { Clock } from "./clock";
import { HintButton } from "./hint";
import { byKeyboard, firstAnswer } from "./keys";
import { Safely } from "../ui/safely";

function AnchorMenu(): JSX.Element | null {
  const ask = useAsk();
  const scene = useScene();
  if (!ask?.menu.value) return null;
  const options = ask.menu.value.split(" ").flatMap((anchor) => ask.offers.get(anchor)?.options ?? []);
  return (
    <Dialog title={say(ask.decision.prompt, scene.seatName)} class="small" onClose={() => (ask.menu.value = "")}>
      <div class="choices upright">
        {options.map((option) => (
          <button key={option.key} type="button" class="choice" data-answer={option.key} onClick={() => ask.pick(option.key)}>
            {say(option.text, scene.seatName)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function Waiting({ store }: { store: TableStore }): JSX.Element {
  const scene = useScene();
  const view = store.view.value;
  const info = store.info.value;
  const waiting = view?.waiting ?? [];
  const names = [...new Set(waiting.map((one) => scene.seatName(one.seat)))].join(", ");
  const until = waiting.map((one) => store.clocks.value.get(one.seat)).find((one) => one !== undefined);
  const text = names ? t("waiting-for", { names }) : t("waiting");
  return (
    <div class="prompt idle">
      <p class="prompt-text">
        <Icon name="lamp" /> {text} {until !== undefined && <Clock until={until} mine={false} />}
      </p>
      {info && info.mine.length === 0 && <p class="soft">{t("watching")}</p>}
    </div>
  );
}

/** The result itself stands over the board; here is what can be done now, wherever one looks. */
function Over({ store }: { store: TableStore }): JSX.Element | null {
  const scene = useScene();
  const outcome = store.view.value?.outcome;
  if (!outcome) return null;
  const { good, title } = verdict(outcome, scene.seats.length, scene.mine, scene.seatName);
  return (
    <div class={`prompt over ${good ? "won" : "lost"}`}>
      <b class="over-title">{title}</b>
      <Farewell store={store} />
    </div>
  );
}

/** Bots hold back so that I may act first; not for ever. */
function Patience({ until }: { until: number }): JSX.Element {
  const [left, setLeft] = useState(until - Date.now());
  useEffect(() => {
    setLeft(until - Date.now());
    const timer = setInterval(() => setLeft(until - Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span class="tag patience" role="timer">
      <Icon name="bot" /> {t("bots-wait", { seconds: Math.max(0, Math.ceil(left / 1000)) })}
    </span>
  );
}

/** What happens, one thing after another; at rest, what happened last. */
function Ticker({ stage }: { stage: Stage }): JSX.Element | null {
  const scene = useScene();
  const told = stage.now.value;
  const at = told?.at ?? scene.events.length - 1;
  const event = scene.events[at];
  if (!event) return null;
  return (
    <p class={`ticker ${told ? "telling" : "soft"}`}>
      <span key={at} class="ticker-line">
        <Sentence pieces={sayPieces(eventMessage(event), namesThen(scene.events, at, scene.seatName))} />
      </span>
      {stage.busy.value && (
        <button type="button" class="quiet skip-stage" aria-label={t("skip")} data-tip={t("skip")} onClick={() => stage.skip()}>
          <Icon name="skip" />
        </button>
      )}
    </p>
  );
}

/** What the question comes from: the component whose words ask it, and when in the round. */
function Cause({ store }: { store: TableStore }): JSX.Element | null {
  const scene = useScene();
  const cause = useAsk()?.decision.cause;
  const moment = store.view.value?.moment;
  if (!cause && !moment) return null;
  return (
    <p class="prompt-cause">
      {moment && <span class="overline prompt-moment">{say(moment, scene.seatName)}</span>}
      {cause && (
        <span class="prompt-card" data-about={cause}>
          <span class="unseen">{t("cause")}</span> <Sentence pieces={[card(cause) ? { card: cause, name: cardName(cause) } : cardName(cause)]} />
        </span>
      )}
    </p>
  );
}

const RECENT = 7;

/** Where nothing is rolled or tested: what happened last. */
function Recent({ client }: { client: GameClient }): JSX.Element {
  const { events, seatName } = useScene();
  const found: number[] = [];
  for (let at = events.length - 1; at >= 0 && found.length < RECENT; at -= 1) {
    if (!client.shows?.[events[at]!.kind]?.minor) found.unshift(at);
  }
  return (
    <ol class="recent" aria-label={t("recent")}>
      {found.map((at) => (
        <li key={at} data-kind={events[at]!.kind} data-about={things(events[at]!).join(" ")}>
          {say(eventMessage(events[at]!), namesThen(events, at, seatName))}
        </li>
      ))}
    </ol>
  );
}

function Question({ client, store }: { client: GameClient; store: TableStore }): JSX.Element | null {
  const ask = useAsk();
  const scene = useScene();
  const element = useRef<HTMLDivElement>(null);
  const text = ask ? say(ask.decision.prompt, scene.seatName) : "";
  useEffect(() => {
    if (text) announce(t("your-turn-says", { name: scene.seatName(scene.seat), prompt: text }));
  }, [ask]);
  useLayoutEffect(() => {
    // Who plays by keyboard must not lose the place when the buttons change under them.
    const active = document.activeElement;
    if (byKeyboard() && (!active || active === document.body || element.current?.contains(active)))
      firstAnswer()?.focus();
  }, [ask]);
  if (!ask) return null;
  const { decision } = ask;
  const Body = promptOf(client, decision.kind);
  const name = scene.seatName(decision.seat);
  const several = store.asked.value.length > 1 || (store.info.value?.mine.length ?? 0) > 1;
  const until = store.view.value?.botsGoOn;
  const out = store.clocks.value.get(decision.seat);
  const routine = !ask.several && decision.options.some((option) => option.key === "pass");
  return (
    <div class="prompt" ref={element} aria-busy={echoing} data-kind={decision.kind} data-number={store.view.value?.number}>
      <div class="prompt-head">
        <h2 class="prompt-text">
          {several && !text.startsWith(name) && <span class="prompt-who">{name}</span>}
          <Sentence pieces={sayPieces(decision.prompt, scene.seatName)} />
        </h2>
        {decision.rule && (
          <button type="button" class="quiet why" onClick={() => why(scene.game, decision.rule)}>
            {t("why")}
          </button>
        )}
        <HintButton store={store} />
        {until && <Patience until={until} />}
        {out !== undefined && <Clock until={out} mine />}
        {routine && (
          <label class="always" data-tip={t("always-hint")}>
            <input
              type="checkbox"
              checked={ask.always.value}
              onChange={(event) => (ask.always.value = event.currentTarget.checked)}
            />
            {t("always")}
          </label>
        )}
      </div>
      <div class={store.sending.value || store.link.value !== "online" ? "prompt-body sending" : "prompt-body"}>
        <Body />
      </div>
      <AnchorMenu />
    </div>
  );
}

interface Props {
  client: GameClient;
  store: TableStore;
  stage: Stage;
}

export function Dock({ client, store, stage }: Props): JSX.Element {
  const ask = useAsk();
  const scene = useScene();
  const refused = store.refused.value;
  const over = store.view.value?.outcome;
  return (
    <footer class={`dock room-frame ${client.room}`} data-guide="prompt" data-ground="dock">
      {client.Tray && !over && (
        <Safely>
          <client.Tray />
        </Safely>
      )}
      {!over && <Recent client={client} />}
      <section class="dock-question" aria-label={t("question")}>
        <div class="dock-line">
          {!over && <Cause store={store} />}
          {!over && <Ticker stage={stage} />}
        </div>
        {over ? <Over store={store} /> : ask ? <Question client={client} store={store} /> : <Waiting store={store} />}
        {store.unheard.value && (
          <p class="refused-note unheard-note" role="alert">
            {t("unheard")}
          </p>
        )}
        {refused && (
          <p class="refused-note" role="alert">
            {t("refused-note", { reason: reasonOf(refused.problem) })}
            {refused.rule && (
              <button type="button" class="quiet" onClick={() => why(scene.game, refused.rule)}>
                {t("why")}
              </button>
            )}
          </p>
        )}
      </section>
    </footer>
  );
}
