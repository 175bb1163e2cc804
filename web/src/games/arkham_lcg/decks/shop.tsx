// Between two scenarios: what experience buys, found as in the deck builder.
import type { JSX } from "preact";
import { useAsk, type Ask } from "../../../ask";
import { useScene } from "../../../scene";
import { Choices, type Prompt } from "../../../table/choices";
import { say } from "../../../text";
import type { Option } from "../../../types.gen";
import { Pool } from "./pool";
import "./style.css";

/** The card that an answer is about: the one bought, or the one put away. */
const cardOf = (key: string): string => (key.includes(":") ? key.slice(Math.max(key.indexOf(":"), key.indexOf(">")) + 1) : "");

function Answer({ ask, option }: { ask: Ask; option: Option }): JSX.Element {
  const scene = useScene();
  return (
    <button type="button" class="choice" data-key={option.key} onClick={() => ask.pick(option.key)}>
      {say(option.text, scene.seatName)}
    </button>
  );
}

const FEW = 6;
const KINDS = ["buy", "remove"];

const cardsIn = (ask: Ask): readonly string[] => [...new Set(ask.decision.options.map((option) => cardOf(option.key)).filter(Boolean))];

/** In the middle of the table, where nothing lies yet between two scenarios. */
export function ShopWindow(): JSX.Element | null {
  const ask = useAsk();
  if (!ask || !KINDS.includes(ask.decision.kind)) return null;
  const cards = cardsIn(ask);
  if (cards.length <= FEW) return null;
  return (
    <div class="deck-shop panel">
      <Pool cards={cards}>
        {(card) => (
          <span class="choices">
            {ask.decision.options
              .filter((option) => cardOf(option.key) === card)
              .map((option) => (
                <Answer key={option.key} ask={ask} option={option} />
              ))}
          </span>
        )}
      </Pool>
    </div>
  );
}

/** What is not about a card, where the cards lie on the table. */
export const Shop: Prompt = () => {
  const ask = useAsk();
  if (!ask) return null;
  if (cardsIn(ask).length <= FEW) return <Choices />;
  return (
    <div class="choices">
      {ask.decision.options
        .filter((option) => !cardOf(option.key))
        .map((option) => (
          <Answer key={option.key} ask={ask} option={option} />
        ))}
    </div>
  );
};
