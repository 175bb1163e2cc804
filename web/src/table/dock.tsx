import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useAsk } from "../ask";
import { promptOf, type GameClient } from "../games/registry";
import { reasonOf } from "../problem";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { eventMessage, say, sayPieces, t } from "../text";
import { announce } from "../ui/announce";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Sentence, why } from "../ui/shown";
import { byKeyboard } from "./keys";

function AnchorMenu(): JSX.Element | null {
  const ask = useAsk();
  const scene = useScene();
  if (!ask?.menu.value) return null;
  const options = ask.menu.value.split(" ").flatMap((anchor) => ask.offers.get(anchor)?.options ?? []);
  return (
    <Dialog title={say(ask.decision.prompt, scene.seatName)} class="small" onClose={() => (ask.menu.value = "")}>
      <div class="choices upright">
        {options.map((option) => (
          <button key={option.key} type="button" class="choice" onClick={() => ask.pick(option.key)}>
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
  const text = names ? t("waiting-for", { names }) : t("waiting");
  return (
    <div class="prompt idle">
      <p class="prompt-text">
        <Icon name="lamp" /> {text}
      </p>
      {info && info.mine.length === 0 && <p class="soft">{t("watching")}</p>}
    </div>
  );
}

function Over({ store }: { store: TableStore }): JSX.Element | null {
  const scene = useScene();
  const outcome = store.view.value?.outcome;
  if (!outcome) return null;
  return (
    <div class={`prompt over ${outcome.won ? "won" : "lost"}`}>
      <p class="prompt-text">
        <b>{t(outcome.won ? "won" : "lost")}</b> {say(outcome.reason, scene.seatName)}
      </p>
      <div class="choices">
        <a class="button primary" href={`#/replay/${store.id}`}>
          {t("replay")}
        </a>
        <a class="button" href="#/">
          {t("home")}
        </a>
      </div>
    </div>
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
      element.current?.querySelector<HTMLButtonElement>("button.choice")?.focus();
  }, [ask]);
  if (!ask) return null;
  const { decision } = ask;
  const Body = promptOf(client, decision.kind);
  const several = store.asked.value.length > 1 || (store.info.value?.mine.length ?? 0) > 1;
  return (
    <div class="prompt" ref={element} data-kind={decision.kind} data-number={store.view.value?.number}>
      <div class="prompt-head">
        <h2 class="prompt-text">
          {several && <span class="prompt-who">{scene.seatName(decision.seat)}</span>}
          <Sentence pieces={sayPieces(decision.prompt, scene.seatName)} />
        </h2>
        {decision.rule && (
          <button type="button" class="quiet why" onClick={() => why(scene.game, decision.rule)}>
            {t("why")}
          </button>
        )}
        {!ask.several && (
          <label class="always" title={t("always-hint")}>
            <input
              type="checkbox"
              checked={ask.always.value}
              onChange={(event) => (ask.always.value = event.currentTarget.checked)}
            />
            {t("always")}
          </label>
        )}
      </div>
      <div class={store.sending.value ? "prompt-body sending" : "prompt-body"}>
        <Body />
      </div>
      <AnchorMenu />
    </div>
  );
}

export function Dock({ client, store }: { client: GameClient; store: TableStore }): JSX.Element {
  const ask = useAsk();
  const scene = useScene();
  const refused = store.refused.value;
  const latest = scene.events.at(-1);
  const over = store.view.value?.outcome;
  return (
    <footer class="dock" data-guide="prompt">
      {client.Tray && !over && <client.Tray />}
      <section class="dock-question" aria-label={t("question")}>
        {latest && (
          <p class="ticker soft">
            <Sentence pieces={sayPieces(eventMessage(latest), scene.seatName)} />
          </p>
        )}
        {over ? <Over store={store} /> : ask ? <Question client={client} store={store} /> : <Waiting store={store} />}
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
