// The trick cards of this seat.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { Card } from "../../parts/card";
import { Hand as Row } from "../../parts/hand";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { Icon } from "./icon";
import { stateOf, trick } from "./look";

const UNSEEN = "?";
/** From so many letters on a card is wider than others. */
const WORDY = 170;
const WORDIEST = 280;

/** How much there is to read on a card. */
function wordiness(lines: readonly string[]): string {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  return letters >= WORDIEST ? "wordiest" : letters >= WORDY ? "wordy" : "";
}

export function Hand(): JSX.Element | null {
  const scene = useScene();
  const ask = useAsk();
  const mine = stateOf(scene).players[scene.seat];
  if (!mine) return null;
  const seen = new Map<string, number>();
  const cards = [...mine.hand]
    .filter((id) => id !== UNSEEN)
    .sort()
    .map((id) => {
      const copy = (seen.get(id) ?? 0) + 1;
      seen.set(id, copy);
      return { id, copy };
    });
  return (
    <section class="own-hand" data-guide="hand">
      <Row label={t("own-hand")}>
        {cards.map(({ id, copy }) => {
          // Kind and bonus, the first line of its text, stand in the title.
          const printed = trick(id);
          // Where copies are told apart, each is itself; elsewhere one is as good as the other.
          const own = copy === 1 ? id : `${id}:${copy}`;
          const lines = (card(id)?.text ?? []).slice(1);
          const tip = printed ? t("card-tip", { type: t("legend-" + printed.type + "-name"), bonus: printed.bonus }) : "";
          return (
            <Card
              key={own}
              id={id}
              title={cardName(id)}
              kind={
                printed && (
                  <span class={`trick-kind ${printed.type}`} data-tip={tip}>
                    <Icon name={printed.type} />
                    <b>{printed.bonus}</b>
                    <span class="unseen">{tip}</span>
                  </span>
                )
              }
              class={wordiness(lines)}
              lines={lines}
              lies="hand"
              anchor={ask?.offers.has(own) ? own : id}
              piece={`${id}:${copy}`}
            />
          );
        })}
      </Row>
    </section>
  );
}
