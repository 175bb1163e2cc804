// The deck itself: what is in it, whether it may be played, what it costs and what it will draw.
import type { JSX } from "preact";
import { sentenceOf } from "../../../problem";
import type { Brought } from "../../../protocol";
import { cardName, t, words } from "../../../text";
import type { Msg } from "../../../types.gen";
import { Icon as HouseIcon } from "../../../ui/icon";
import { saveFile } from "../../../ui/save";
import { ZoomButton } from "../../../ui/shown";
import { again, before, change, experience, factsOf, purpose, rename } from "./desk";
import { groupOf, printed, PURPOSES, RANDOM_WEAKNESS, type DeckFacts, type Purpose } from "./facts";
import { traitName } from "./pool";

export function Said({ messages, class: className }: { messages: readonly Msg[]; class: string }): JSX.Element | null {
  if (!messages.length) return null;
  return (
    <ul class={className}>
      {messages.map((message, at) => (
        <li key={at}>{sentenceOf({ message, detail: message.id })}</li>
      ))}
    </ul>
  );
}

/** Whether it may be played, said at once when it changes. */
function Verdict({ brought }: { brought: Brought }): JSX.Element {
  const facts = factsOf(brought);
  const fine = brought.problems.length === 0;
  return (
    <div class={`deck-verdict ${fine ? "fine" : "wrong"}`} role="status">
      <p>
        <b>{t(fine ? "deck-legal" : "deck-illegal")}</b> {t("deck-size", { has: facts.counted, size: facts.size })}
        {facts.experience > 0 && <span> · {t("deck-experience", { count: facts.experience })}</span>}
        {facts.spent !== undefined && <span> · {t("deck-spent", { count: facts.spent })}</span>}
      </p>
      <Said messages={brought.problems} class="deck-problems" />
    </div>
  );
}

const GROUPS = ["assets", "events", "skills", "weaknesses"] as const;

function Lists({ facts }: { facts: DeckFacts }): JSX.Element {
  const cards = words.value?.cards ?? {};
  const listed = Object.entries(facts.cards).flatMap(([id, count]) => {
    const info = cards[id];
    return info ? [{ card: printed(id, info), count }] : [];
  });
  const row = (id: string, name: string, count: number, room: boolean, fixed: boolean, hand?: readonly number[]): JSX.Element => (
    <li key={id} data-card={id}>
      <span class="deck-count">{count}×</span>
      <span class="deck-name">{name}</span>
      {hand && (
        <span class="soft" data-tip={t("deck-odds-tip", { name, hand: hand[0] ?? 0, mulligan: hand[1] ?? 0 })}>
          {t("percent", { odds: hand[0] ?? 0 })}
        </span>
      )}
      <ZoomButton id={id} />
      <button type="button" class="round" aria-label={t("deck-less", { name })} disabled={fixed || count < 1} onClick={() => void change("-" + id)}>
        −
      </button>
      <button type="button" class="round" aria-label={t("deck-more", { name })} disabled={!room || fixed} onClick={() => void change("+" + id)}>
        +
      </button>
    </li>
  );
  return (
    <div class="deck-lists">
      {GROUPS.map((group) => {
        const here = listed
          .filter(({ card }) => groupOf(card) === group)
          .sort((one, two) => (one.card.cost ?? 9) - (two.card.cost ?? 9) || cardName(one.card.id).localeCompare(cardName(two.card.id)));
        const random = group === "weaknesses" ? facts.random_weaknesses : 0;
        if (!here.length && group !== "weaknesses") return null;
        return (
          <section key={group}>
            <h3>
              {t("deck-group-" + group)} ({here.reduce((sum, one) => sum + one.count, random)})
            </h3>
            <ul class="deck-list">
              {here.map(({ card, count }) =>
                row(card.id, cardName(card.id), count, (facts.pool[card.id]?.room ?? 0) > 0, card.only_for !== "", facts.odds[card.id]),
              )}
              {group === "weaknesses" && row(RANDOM_WEAKNESS, t("deck-random-weakness"), random, random < 1, false)}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** How many cards cost how much. */
function Curve({ facts }: { facts: DeckFacts }): JSX.Element | null {
  const most = Math.max(1, ...facts.curve.map(([, cards]) => cards));
  if (!facts.curve.some(([, cards]) => cards)) return null;
  return (
    <figure class="deck-curve">
      <figcaption>{t("deck-curve")}</figcaption>
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">{t("cost")}</th>
            <th scope="col">{t("deck-cards")}</th>
          </tr>
        </thead>
        <tbody>
          {facts.curve.map(([cost, cards]) => (
            <tr key={cost}>
              <th scope="row">{cost}</th>
              <td>
                <span class="deck-bar" style={{ inlineSize: `${(100 * cards) / most}%` }} aria-hidden="true" />
                {cards}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Odds({ facts }: { facts: DeckFacts }): JSX.Element | null {
  const rows = Object.entries(facts.trait_odds).sort((one, two) => two[1][0] - one[1][0]).slice(0, 8);
  if (!rows.length) return null;
  return (
    <details class="deck-odds" open>
      <summary>{t("deck-odds")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("deck-trait")}</th>
            <th scope="col">{t("deck-cards")}</th>
            <th scope="col">{t("deck-odds-hand")}</th>
            <th scope="col">{t("deck-odds-mulligan")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([trait, [cards, hand, mulligan]]) => (
            <tr key={trait}>
              <th scope="row">{traitName(trait)}</th>
              <td>{cards}</td>
              <td>{t("percent", { odds: hand })}</td>
              <td>{t("percent", { odds: mulligan })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const ENDINGS: Readonly<Record<string, string>> = { json: "json", text: "txt", markdown: "md" };

export function Sheet({ brought }: { brought: Brought }): JSX.Element {
  const facts = factsOf(brought);
  return (
    <section class="deck-sheet" aria-label={brought.name}>
      <div class="fields">
        <label>
          {t("deck-name")}
          <input
            key={brought.name}
            name="deck-name"
            value={brought.name}
            maxLength={100}
            autocomplete="off"
            onChange={(event) => rename(event.currentTarget.value)}
          />
        </label>
        <label>
          {t("deck-purpose")}
          <select
            name="deck-purpose"
            value={purpose.value}
            onChange={(event) => {
              purpose.value = event.currentTarget.value as Purpose;
              if (purpose.value === "upgraded") before.value = brought.text;
              void again();
            }}
          >
            {PURPOSES.map((one) => (
              <option key={one} value={one}>
                {t("deck-purpose-" + one)}
              </option>
            ))}
          </select>
        </label>
        {purpose.value === "upgraded" && (
          <label>
            {t("deck-budget")}
            <input
              name="deck-budget"
              type="number"
              min={0}
              max={99}
              value={experience.value}
              onChange={(event) => {
                experience.value = event.currentTarget.valueAsNumber || 0;
                void again();
              }}
            />
          </label>
        )}
      </div>
      <Verdict brought={brought} />
      <Lists facts={facts} />
      <Curve facts={facts} />
      <Odds facts={facts} />
      <p class="choices">
        {Object.entries(brought.written).map(([form, text]) => (
          <button key={form} type="button" onClick={() => saveFile(`${brought.name}.${ENDINGS[form] ?? "txt"}`, text)}>
            <HouseIcon name="copy" /> {t("deck-save-" + form)}
          </button>
        ))}
      </p>
    </section>
  );
}
