// How each question of Elder Sign looks. The compiler sees to it that none is forgotten.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import type { Kind } from "./types.gen";
import { Choices, Several, type Prompt } from "../../table/choices";
import { dieName, FacePicture } from "./die";
import { COLOURS } from "./types.gen";
import { stateOf } from "./look";
import { InvestigatorCard } from "./people";

function numbers(key: string): number[] {
  return key
    .slice(key.indexOf(":") + 1)
    .split("+")
    .map(Number)
    .filter((number) => Number.isInteger(number));
}

function DicePicture({ keys }: { keys: string }): JSX.Element {
  const state = stateOf(useScene());
  return (
    <span class="dice-row">
      {numbers(keys).map((number) => {
        const face = state.dice[number]?.face ?? -1;
        return (
          <span key={number} class={`die tiny ${COLOURS[number] ?? ""}`} data-tip={dieName(number, face)} aria-hidden="true">
            <FacePicture face={face} />
          </span>
        );
      })}
    </span>
  );
}

const Dice: Prompt = () => {
  const ask = useAsk();
  const picture = (key: string): JSX.Element | null =>
    key.startsWith("die:") || key.startsWith("dice:") ? <DicePicture keys={key} /> : null;
  return ask?.several ? <Several picture={picture} /> : <Choices picture={picture} />;
};

const Gallery: Prompt = () => (
  <Choices class="gallery" instead={(key) => <InvestigatorCard id={key.slice(key.indexOf(":") + 1)} />} />
);

const Simple: Prompt = () => {
  const ask = useAsk();
  return ask?.several ? <Several /> : <Choices />;
};

export const prompts: Readonly<Record<Kind, Prompt>> = {
  "after-roll": Simple,
  agree: Simple,
  "assist-cost": Simple,
  "at-midnight": Simple,
  "before-roll": Simple,
  "change-die": Dice,
  "complete-task": Simple,
  "defeat-monster": Simple,
  "discard-card": Simple,
  "discard-die": Dice,
  entrance: Simple,
  heal: Simple,
  "hold-dice": Dice,
  investigator: Gallery,
  "lock-die": Dice,
  "look-ahead": Simple,
  loot: Simple,
  movement: Simple,
  "place-dice": Dice,
  "place-monster": Simple,
  prevent: Simple,
  "raise-die": Dice,
  "react-roll": Simple,
  recover: Simple,
  "reduce-maximum": Simple,
  "replace-adventure": Simple,
  reroll: Dice,
  "return-die": Dice,
  secure: Simple,
  "secure-die": Dice,
  trophy: Simple,
  "turn-end": Simple,
  "turn-start": Simple,
};
