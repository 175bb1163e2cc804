// How each question of Death May Die looks. The compiler sees to it that none is forgotten.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { Choices, Several, type Prompt } from "../../table/choices";
import { stateOf } from "./look";
import { InvestigatorChoice } from "./people";
import { Face } from "./tray";
import type { Kind } from "./types.gen";

const Simple: Prompt = () => {
  const ask = useAsk();
  return ask?.several ? <Several /> : <Choices />;
};

const Gallery: Prompt = () => <Choices class="gallery" instead={(key) => <InvestigatorChoice id={key.slice(key.indexOf(":") + 1)} />} />;

function Reroll(): JSX.Element {
  const roll = stateOf(useScene()).roll;
  const picture = (key: string): JSX.Element | null => {
    const die = key.includes(":") ? roll?.dice[Number(key.slice(key.indexOf(":") + 1))] : undefined;
    return die ? (
      <span class={`part-die tiny ${die.kind}`} aria-hidden="true">
        <Face face={die.face} />
      </span>
    ) : null;
  };
  return <Choices picture={picture} />;
}

export const prompts: Readonly<Record<Kind, Prompt>> = {
  action: Simple,
  "assign-wound": Simple,
  attacker: Simple,
  "bring-along": Simple,
  claim: Simple,
  cling: Simple,
  codependent: Simple,
  "count-signs": Simple,
  "count-tentacles": Simple,
  discard: Simple,
  "end-effect": Simple,
  "give-item": Simple,
  "give-to": Simple,
  go: Simple,
  heal: Simple,
  investigator: Gallery,
  keep: Simple,
  moon: Simple,
  omens: Simple,
  "omens-again": Simple,
  "omens-cancel": Simple,
  paw: Simple,
  prayer: Simple,
  "prevent-sanity": Simple,
  "prevent-wounds": Simple,
  protect: Simple,
  reroll: Reroll,
  rlyeh: Simple,
  run: Simple,
  skill: Simple,
  sneak: Simple,
  soak: Simple,
  split: Simple,
  steal: Simple,
  targets: Simple,
  token: Simple,
  toward: Simple,
  trade: Simple,
  "turn-aside": Simple,
  use: Simple,
};
