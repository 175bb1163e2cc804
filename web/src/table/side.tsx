import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { lang } from "../settings";
import type { TableStore } from "../store";
import { say, t } from "../text";
import type { Msg } from "../types.gen";
import { Log } from "./log";
import { OwnName } from "./people";

export type SideTab = "log" | "chat";

/** What the table says of somebody: in words of its own. */
const said = (message: Msg): string => say(message, (seat) => t("seat", { seat: seat + 1 }));

export function Chat({ store }: { store: TableStore }): JSX.Element {
  const [text, setText] = useState("");
  const end = useRef<HTMLUListElement>(null);
  useEffect(() => {
    store.readChat();
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [store.chat.value]);
  return (
    <div class="chat">
      <div role="log" aria-label={t("chat")}>
        <ul class="chat-lines" ref={end}>
          {store.chat.value.map((line, index) => (
            <li key={index}>
              <time class="soft" dateTime={line.at}>
                {new Date(line.at).toLocaleTimeString(lang.value, { hour: "2-digit", minute: "2-digit" })}
              </time>{" "}
              {line.message ? <i>{said(line.message)}</i> : <><b>{line.from}</b> {line.account && <OwnName />} {line.text}</>}
            </li>
          ))}
          {store.chat.value.length === 0 && <li class="soft">{t("chat-empty")}</li>}
        </ul>
      </div>
      {store.info.value?.muted && <p role="status">{t("muted-me")}</p>}
      <form
        class={store.info.value?.muted ? "unheard" : ""}
        onSubmit={(event) => {
          event.preventDefault();
          if (store.talk(text)) setText("");
        }}
      >
        <label class="unseen" for="chat-text">
          {t("chat-text")}
        </label>
        <input
          id="chat-text"
          value={text}
          maxLength={500}
          autocomplete="off"
          placeholder={t("chat-text")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{t("chat-send")}</button>
      </form>
    </div>
  );
}

interface Props {
  store: TableStore;
  tab: SideTab;
  setTab: (tab: SideTab) => void;
  onClose: () => void;
}

export function Side({ store, tab, setTab, onClose }: Props): JSX.Element {
  return (
    <aside class="side" aria-label={t("side")}>
      <div class="side-head">
        <div role="group" class="tabs">
          <button type="button" aria-pressed={tab === "log"} onClick={() => setTab("log")}>
            {t("log")}
          </button>
          <button type="button" aria-pressed={tab === "chat"} onClick={() => setTab("chat")}>
            {t("chat")} {store.unread.value > 0 && <span class="count">{store.unread.value}</span>}
          </button>
        </div>
        <button type="button" class="quiet round" aria-label={t("close")} onClick={onClose}>
          ×
        </button>
      </div>
      {tab === "log" ? <Log /> : <Chat store={store} />}
    </aside>
  );
}
