// The cards that a deck may be made of, with what they can be looked for by.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { inWords } from "../../../house/words";
import { lang } from "../../../settings";
import { cardName, t, words, wordsOf, type Words } from "../../../text";
import { ZoomButton } from "../../../ui/shown";
import { Icon, type IconName } from "../icon";
import { CLASSES, GAME, printed, TYPES, type Printed } from "./facts";
import { DEAR, EVERYTHING, fits, type Filter } from "./filter";

/** The names in the language that is not being read: whoever knows a card by the other name finds it too. */
function useOther(): Words | null {
  const [other, setOther] = useState<Words | null>(null);
  const language = lang.value === "pl" ? "en" : "pl";
  useEffect(() => {
    let here = true;
    wordsOf(GAME, language).then((found) => here && setOther(found), () => undefined);
    return () => {
      here = false;
    };
  }, [language]);
  return other;
}

/** By class; weaknesses last. */
const rank = (card: Printed): number => {
  const at = CLASSES.findIndex((one) => one === card.class);
  return at < 0 ? CLASSES.length : at;
};

export function traitName(trait: string, from: Words | null = words.value): string {
  return inWords(from, "trait-" + trait, "") || trait;
}

export function Face({ card }: { card: Printed }): JSX.Element {
  return (
    <span class={`deck-face class-${card.class}`}>
      <b>{cardName(card.id)}</b>
      <span class="deck-numbers">
        {card.cost !== null && <span data-tip={t("cost")}>{t("deck-cost", { cost: card.cost })}</span>}
        {Object.entries(card.icons).map(([skill, count]) => (
          <span key={skill} data-tip={t(skill === "wild" ? "legend-wild-name" : "skill-" + skill)}>
            {Array.from({ length: count }, (_, at) => (
              <Icon key={at} name={skill as IconName} />
            ))}
            <span class="unseen">
              {t(skill === "wild" ? "legend-wild-name" : "skill-" + skill)} {count}
            </span>
          </span>
        ))}
      </span>
      <span class="soft">
        {[t("class-" + card.class), t("deck-kind-" + card.kind), ...card.traits.map((trait) => traitName(trait))].join(" · ")}
      </span>
    </span>
  );
}

interface Choice {
  name: keyof Filter;
  label: string;
  values: readonly string[];
  said: (value: string) => string;
}

interface Props {
  cards: readonly string[];
  /** Whether a card is hidden unless everything is asked for. */
  hidden?: (card: string) => boolean;
  /** What can be done with it. */
  children: (card: string) => ComponentChildren;
}

export function Pool({ cards, hidden, children }: Props): JSX.Element {
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const from = words.value;
  const other = useOther();
  const all = useMemo(
    () => cards.flatMap((id) => (from?.cards[id] ? [printed(id, from.cards[id])] : [])),
    [cards, from],
  );
  const names = useMemo(() => {
    const said = (card: Printed, one: Words | null): string =>
      one ? [one.names[card.id] ?? "", ...card.traits.map((trait) => traitName(trait, one)), ...(one.cards[card.id]?.text ?? [])].join(" ") : "";
    return new Map(all.map((card) => [card.id, `${said(card, from)} ${said(card, other)}`]));
  }, [all, from, other]);
  const traits = [...new Set(all.flatMap((card) => card.traits))].sort((one, two) => traitName(one).localeCompare(traitName(two), lang.value));
  const numbers = (of: (card: Printed) => number | null): string[] =>
    [...new Set(all.flatMap((card) => of(card) ?? []))].sort((one, two) => one - two).map(String);
  const choices: readonly Choice[] = [
    { name: "class", label: t("deck-class"), values: CLASSES, said: (value) => t("class-" + value) },
    { name: "type", label: t("deck-type"), values: TYPES, said: (value) => t("deck-kind-" + value) },
    { name: "level", label: t("deck-level"), values: numbers((card) => card.level), said: (value) => value },
    {
      name: "cost",
      label: t("deck-cost-filter"),
      values: numbers((card) => (card.cost === null ? null : Math.min(card.cost, DEAR))),
      said: (value) => (Number(value) >= DEAR ? `${value}+` : value),
    },
    { name: "trait", label: t("deck-trait"), values: traits, said: (value) => traitName(value) },
  ];
  const shown = all
    .filter((card) => fits(filter, card, names.get(card.id) ?? "") && (filter.all || !hidden?.(card.id)))
    .sort((one, two) => rank(one) - rank(two) || cardName(one.id).localeCompare(cardName(two.id), lang.value));
  return (
    <section class="deck-pool" aria-label={t("deck-pool")}>
      <div class="fields deck-filters" role="search">
        <label class="deck-search">
          {t("deck-search")}
          <input
            type="search"
            name="deck-search"
            value={filter.words}
            maxLength={60}
            autocomplete="off"
            onInput={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
          />
        </label>
        {choices.map(({ name, label, values, said }) => (
          <label key={name}>
            {label}
            <select
              name={"deck-" + name}
              value={String(filter[name])}
              onChange={(event) => setFilter({ ...filter, [name]: event.currentTarget.value })}
            >
              <option value="">{t("deck-any")}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {said(value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {hidden && (
          <label class="line">
            <input type="checkbox" name="deck-all" checked={filter.all} onChange={(event) => setFilter({ ...filter, all: event.currentTarget.checked })} />
            {t("deck-all")}
          </label>
        )}
      </div>
      <p class="soft" role="status">
        {t("deck-found", { count: shown.length })}
      </p>
      <ul class="deck-cards">
        {shown.map((card) => (
          <li key={card.id} data-card={card.id}>
            <Face card={card} />
            <ZoomButton id={card.id} />
            {children(card.id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
