// The trick cards of this seat.
import type { JSX } from "preact";
import { Card } from "../../parts/card";
import { Hand as Row } from "../../parts/hand";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { stateOf } from "./look";

const UNSEEN = "?";

export function Hand(): JSX.Element | null {
  const scene = useScene();
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
        {cards.map(({ id, copy }) => (
          <Card
            key={`${id}:${copy}`}
            id={id}
            title={cardName(id)}
            lines={card(id)?.text ?? []}
            lies="hand"
            anchor={copy === 1 ? id : `${id}:${copy}`}
            piece={`${id}:${copy}`}
          />
        ))}
      </Row>
    </section>
  );
}
