// How each question of Death May Die looks. The compiler sees to it that none is forgotten.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { Choices, Several, type Prompt } from "../../table/choices";
import { skillsOf, stateOf } from "./look";
import { Again, Expected, Growth } from "./odds";
import { InvestigatorChoice } from "./people";
import { Face } from "./tray";
import type { Kind } from "./types.gen";

const Simple: Prompt = () => {
  const ask = useAsk();
  return ask?.several ? <Several /> : <Choices />;
};

const Rolling: Prompt = () => <Choices note={(key) => <Expected of={key} />} />;

const Attackers: Prompt = () => <Choices note={(key) => <Expected of={"against:" + key} />} />;

const Skills: Prompt = () => {
  const state = stateOf(useScene());
  const prompt = useAsk()?.decision.options.map((option) => option.anchor) ?? [];
  // Whose Skills they are: those of one Investigator are asked for at a time.
  const who = state.investigators.find((one) => prompt.every((skill) => skillsOf(one.card).includes(skill)))?.number ?? state.active;
  return <Choices listed note={(key) => <Growth skill={key.slice("skill:".length)} who={who} />} />;
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
  return <Choices picture={picture} note={(key) => (key.includes(":") ? <Again die={key.slice(key.indexOf(":") + 1)} /> : null)} />;
}

export const prompts: Readonly<Record<Kind, Prompt>> = {
  action: Rolling,
  "assign-wound": Simple,
  attacker: Attackers,
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
  "last-figures": Simple,
  "last-fire": Simple,
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
  skill: Skills,
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
