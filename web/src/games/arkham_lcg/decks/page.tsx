// The deck builder: decks of one's own, the pool, and what the rules say.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Silhouette } from "../../../art";
import { ownFor } from "../../../house/brought";
import { sentenceOf } from "../../../problem";
import { cardName, t, words } from "../../../text";
import { ProblemNote } from "../../../ui/problem";
import { begin, change, desk, factsOf, left, open, problem, remove, take } from "./desk";
import { GAME, SETTING } from "./facts";
import { Pool } from "./pool";
import { Said, Sheet } from "./sheet";
import "./style.css";

function Mine(): JSX.Element | null {
  const own = ownFor(GAME, SETTING);
  if (!own.length) return <p class="soft">{t("deck-none")}</p>;
  return (
    <ul class="deck-mine">
      {own.map((one) => (
        <li key={one.id} class={desk.value?.id === one.id ? "now" : ""}>
          <span class="deck-portrait" aria-hidden="true">
            <Silhouette game={GAME} id={one.face} />
          </span>
          <button type="button" class="quiet deck-open" aria-pressed={desk.value?.id === one.id} onClick={() => void open(one.id)}>
            <b>{one.name}</b>
            <span class="soft">
              {cardName(one.face)} · {t(one.fits ? "deck-legal" : "deck-illegal")}
            </span>
          </button>
          <button type="button" class="quiet round" aria-label={t("deck-delete", { name: one.name })} title={t("deck-delete", { name: one.name })} onClick={() => remove(one.id)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function New(): JSX.Element {
  const people = Object.entries(words.value?.cards ?? {}).filter(([, info]) => info.kind === "investigators");
  const [who, setWho] = useState(people[0]?.[0] ?? "");
  const code = String((words.value?.cards[who]?.data as { code?: string } | undefined)?.code ?? "");
  return (
    <fieldset class="deck-new">
      <legend>{t("deck-new")}</legend>
      <label>
        {t("deck-investigator")}
        <select name="deck-investigator" value={who} onChange={(event) => setWho(event.currentTarget.value)}>
          {people.map(([id]) => (
            <option key={id} value={id}>
              {cardName(id)}
            </option>
          ))}
        </select>
      </label>
      <span class="choices">
        <button type="button" onClick={() => void begin(who, code, true)}>
          {t("deck-from-starter")}
        </button>
        <button type="button" onClick={() => void begin(who, code, false)}>
          {t("deck-from-nothing")}
        </button>
      </span>
    </fieldset>
  );
}

function Import(): JSX.Element {
  const [text, setText] = useState("");
  return (
    <details class="deck-import">
      <summary>{t("deck-import")}</summary>
      <p class="soft">{t("deck-import-forms")}</p>
      <label>
        {t("deck-import-text")}
        <textarea name="deck-import" rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <span class="choices">
        <button type="button" class="primary" disabled={!text.trim()} onClick={() => void take(text)}>
          {t("deck-import-do")}
        </button>
        <label class="button file-button">
          {t("deck-import-file")}
          <input
            type="file"
            class="unseen"
            accept=".json,.txt,.md,.o8d,.xml"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void file.text().then(take);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </span>
    </details>
  );
}

export function DeckPage(): JSX.Element {
  const now = desk.value;
  const facts = now ? factsOf(now.brought) : null;
  return (
    <div class="deck-page">
      <aside class="panel deck-side">
        <h2>{t("deck-builder")}</h2>
        <Mine />
        <New />
        <Import />
        <ProblemNote problem={problem.value} />
        {left.value.length > 0 && (
          <div role="status">
            <b>{t("deck-left")}</b>
            <Said messages={left.value} class="deck-notes" />
          </div>
        )}
        <p>
          <a class="button" href="#/">
            {t("deck-to-table")}
          </a>
        </p>
      </aside>
      {now && (
        <div class="panel">
          <Sheet brought={now.brought} />
        </div>
      )}
      {now && facts && (
        <div class="panel">
          <h2>{t("deck-pool")}</h2>
          <Pool cards={Object.keys(facts.pool)} hidden={(card) => facts.pool[card]?.why !== null}>
            {(card) => {
              const { room = 0, why = null } = facts.pool[card] ?? {};
              const has = facts.cards[card] ?? 0;
              const name = cardName(card);
              const reason = why ? sentenceOf({ message: why, detail: why.id }) : "";
              return (
                <span class="deck-add">
                  {has > 0 && <span class="deck-count">{has}×</span>}
                  <button type="button" class="round" aria-label={t("deck-more", { name })} disabled={room < 1} onClick={() => void change("+" + card)}>
                    +
                  </button>
                  {reason && <span class="deck-why">{reason}</span>}
                </span>
              );
            }}
          </Pool>
        </div>
      )}
      {!now && (
        <div class="panel deck-lead">
          <p>{t("deck-lead")}</p>
        </div>
      )}
    </div>
  );
}
