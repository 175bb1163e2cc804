// What lies on top of the page for a moment: a rule, a card, the sum behind a number.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { api } from "../api";
import type { Rule } from "../protocol";
import { lang } from "../settings";
import { gloss } from "../glossary";
import { clients } from "../games/loaded";
import { card, cardName, say, t, words, type Piece, type SeatName } from "../text";
import type { Refusal } from "../types.gen";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

export interface Part {
  label: string;
  amount?: string;
}

export interface Sum {
  title: string;
  parts: readonly Part[];
  total?: string;
}

export const shownRule = signal<{ game: string; rule: string; now?: string } | null>(null);
export const shownCard = signal("");
export const shownSum = signal<Sum | null>(null);

/** Whatever somebody had opened to look at is put away. */
export function nothingShown(): void {
  shownRule.value = null;
  shownCard.value = "";
  shownSum.value = null;
}

export const why = (game: string, rule: string): void => {
  if (rule) shownRule.value = { game, rule };
};

/** Why not: what is missing here and now, then the rule. */
export function explain(game: string, refusal: Refusal, seatName: SeatName): void {
  const now = refusal.missing ? say(refusal.missing, seatName) : "";
  if (refusal.rule) shownRule.value = { game, rule: refusal.rule, now };
}

export function KindIcon({ kind }: { kind: string }): JSX.Element | null {
  const Own = clients.value[words.value?.game ?? ""]?.KindIcon;
  return Own ? <Own kind={kind} /> : null;
}

/** A text in which the words of the game say what they mean, and lead to the almanac. */
export function GlossedText({ text }: { text: string }): JSX.Element {
  const { game = "", glossary } = words.value ?? {};
  if (!glossary) return <>{text}</>;
  const leave = (): void => {
    shownRule.value = null;
    shownCard.value = "";
  };
  return (
    <>
      {gloss(text, glossary).map((piece, index) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <a key={index} class="term" data-tip={`${piece.term.name}: ${piece.term.says}`} href={`#/almanac/${game}?q=${encodeURIComponent(piece.term.name)}`} onClick={leave}>
            {piece.word}
          </a>
        ),
      )}
    </>
  );
}

function RuleSheet({ game, rule, now }: { game: string; rule: string; now?: string }): JSX.Element {
  const [found, setFound] = useState<Rule | "loading" | "none">("loading");
  useEffect(() => {
    let here = true;
    api.rule(game, rule).then(
      (entry) => here && setFound(entry),
      () => here && setFound("none"),
    );
    return () => {
      here = false;
    };
  }, [game, rule]);
  const close = (): void => {
    shownRule.value = null;
  };
  const title = typeof found === "string" ? t("why-title") : found.topic[lang.value];
  return (
    <Dialog title={title} onClose={close}>
      {now && <p class="rule-now">{now}</p>}
      {found === "loading" && <p>{t("loading")}</p>}
      {found === "none" && <p>{t("why-none", { rule })}</p>}
      {typeof found !== "string" && (
        <>
          <p class="rule-text">
            <GlossedText text={found[lang.value]} />
          </p>
          <p class="soft">
            <a href={`#/almanac/${game}?q=${encodeURIComponent(found.topic[lang.value])}`} onClick={close}>
              {t("why-more")}
            </a>{" "}
            <code>{found.id}</code>
          </p>
        </>
      )}
    </Dialog>
  );
}

function CardSheet({ id }: { id: string }): JSX.Element {
  const found = card(id);
  const game = words.value?.game ?? "";
  const { Picture, Figures } = clients.value[game] ?? {};
  return (
    <Dialog title={cardName(id)} class="card-sheet" onClose={() => (shownCard.value = "")}>
      {found && (
        <>
          {Picture && (
            <div class={`card-picture ${found.kind}`}>
              <Picture game={game} kind={found.kind} id={id} />
            </div>
          )}
          <p class="card-kind">
            <KindIcon kind={found.kind} /> {t("kind-" + found.kind)}
          </p>
          {Figures && <Figures id={id} />}
          <ul class="card-lines">
            {found.text.map((line) => (
              <li key={line}>
                <GlossedText text={line} />
              </li>
            ))}
          </ul>
          <p class="soft">{t("origin-" + found.origin)}</p>
        </>
      )}
    </Dialog>
  );
}

function SumSheet({ sum }: { sum: Sum }): JSX.Element {
  return (
    <Dialog title={sum.title} class="small" onClose={() => (shownSum.value = null)}>
      <dl class="sum">
        {sum.parts.map((part) => (
          <div key={part.label + (part.amount ?? "")}>
            <dt>{part.label}</dt>
            <dd>{part.amount}</dd>
          </div>
        ))}
        {sum.total !== undefined && (
          <div class="sum-total">
            <dt>{t("sum-total")}</dt>
            <dd>{sum.total}</dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}

export function Shown(): JSX.Element {
  const rule = shownRule.value;
  const sum = shownSum.value;
  return (
    <>
      {shownCard.value && <CardSheet key={shownCard.value} id={shownCard.value} />}
      {sum && <SumSheet sum={sum} />}
      {rule && <RuleSheet key={rule.rule} {...rule} />}
    </>
  );
}

/** A number that says where it comes from, on hover and on tap. */
export function Explained({ sum, children }: { sum: Sum; children: JSX.Element | string | number }): JSX.Element {
  const hint = sum.parts.map((part) => `${part.label} ${part.amount ?? ""}`.trim()).join("\n");
  return (
    <button type="button" class="explained" data-tip={hint} onClick={() => (shownSum.value = sum)}>
      {children}
    </button>
  );
}

/** A sentence in which the names of components open them. */
export function Sentence({ pieces }: { pieces: readonly Piece[] }): JSX.Element {
  return (
    <>
      {pieces.map((piece, index) =>
        typeof piece === "string" ? (
          piece
        ) : (
          // No button: it would not break between its words, nor hold on to the quotes around it.
          <span
            key={index}
            class="link"
            role="button"
            tabIndex={0}
            onClick={() => (shownCard.value = piece.card)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              shownCard.value = piece.card;
            }}
          >
            {piece.name}
          </span>
        ),
      )}
    </>
  );
}

export function ZoomButton({ id }: { id: string }): JSX.Element | null {
  if (!words.value?.cards[id]) return null;
  return (
    <button
      type="button"
      class="zoom quiet round"
      aria-label={t("zoom", { name: cardName(id) })}
      title={t("zoom", { name: cardName(id) })}
      onClick={() => (shownCard.value = id)}
    >
      <Icon name="zoom" />
    </button>
  );
}
