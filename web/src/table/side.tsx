import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { TableStore } from "../store";
import { say, t } from "../text";
import type { Msg } from "../types.gen";
import { Log } from "./log";

export type SideTab = "log" | "chat";

/** What the table says of somebody: in words of its own. */
const said = (message: Msg): string => say(message, (seat) => t("seat", { seat: seat + 1 }));

export function Chat({ store }: { store: TableStore }): JSX.Element {
  const [text, setText] = useState("");
  return (
    <div class="chat">
      <div role="log" aria-label={t("chat")}>
        <ul class="chat-lines">
          {store.chat.value.map((line, index) => (
            <li key={index}>
              {line.message ? <i>{said(line.message)}</i> : <><b>{line.from}</b> {line.text}</>}
            </li>
          ))}
          {store.chat.value.length === 0 && <li class="soft">{t("chat-empty")}</li>}
        </ul>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          store.talk(text);
          setText("");
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
            {t("chat")} {store.chat.value.length > 0 && `(${store.chat.value.length})`}
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
