import type { ComponentChildren, JSX } from "preact";
import { ZoomButton } from "../ui/shown";
import { Spot } from "../ui/spot";

interface Props {
  /** The component, where it is one: it can be enlarged. */
  id?: string;
  title: string;
  kind?: ComponentChildren;
  art?: ComponentChildren;
  symbols?: ComponentChildren;
  lines?: readonly string[];
  /** How it lies: a row of a hand, a card in play, the top of a deck. */
  lies?: "hand" | "play" | "deck";
  exhausted?: boolean;
  /** Its back is up: nothing of it is shown. */
  covered?: boolean;
  anchor?: string;
  piece?: string;
  class?: string;
  children?: ComponentChildren;
}

/** A card: picture, title, symbols, derived text. It turns over when it comes. */
export function Card({ id, title, kind, art, symbols, lines = [], lies = "play", exhausted, covered, anchor, piece, class: more = "", children }: Props): JSX.Element {
  const class_ = `part-card ${lies} ${exhausted ? "exhausted" : ""} ${covered ? "covered" : ""} ${more}`;
  return (
    <Spot tag="article" anchor={anchor ?? ""} label={title} piece={piece} turns class={class_}>
      {covered ? (
        <span class="card-back" role="img" aria-label={title} />
      ) : (
        <>
          {art && <div class="card-art">{art}</div>}
          <header class="card-title">
            {kind}
            <h3>{title}</h3>
            {id && <ZoomButton id={id} />}
          </header>
          {symbols && <div class="card-symbols">{symbols}</div>}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {children}
        </>
      )}
    </Spot>
  );
}
