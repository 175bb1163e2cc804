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

export const Shop: Prompt = () => {
  const ask = useAsk();
  if (!ask) return null;
  const { options } = ask.decision;
  const cards = [...new Set(options.map((option) => cardOf(option.key)).filter(Boolean))];
  if (cards.length <= FEW) return <Choices />;
  return (
    <div class="deck-shop">
      <div class="choices">
        {options
          .filter((option) => !cardOf(option.key))
          .map((option) => (
            <Answer key={option.key} ask={ask} option={option} />
          ))}
      </div>
      <Pool cards={cards}>
        {(card) => (
          <span class="choices">
            {options
              .filter((option) => cardOf(option.key) === card)
              .map((option) => (
                <Answer key={option.key} ask={ask} option={option} />
              ))}
          </span>
        )}
      </Pool>
    </div>
  );
};
