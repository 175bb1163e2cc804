// How each question of Eldritch Horror looks. The compiler sees to it that none is forgotten.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { Choices, Several, type Prompt } from "../../table/choices";
import { t } from "../../text";
import { Icon, isIcon, type IconName } from "./icon";
import { printed, stateOf } from "./look";
import { InvestigatorChoice } from "./people";
import type { Kind } from "./types.gen";

const Simple: Prompt = () => {
  const ask = useAsk();
  return ask?.several ? <Several /> : <Choices />;
};

const Gallery: Prompt = () => <Choices class="gallery" instead={(key) => <InvestigatorChoice id={key} />} />;

const ACTION_ICONS: Readonly<Record<string, IconName>> = {
  rest: "health",
  acquire: "reserve",
  prepare: "train",
  trade: "assist",
  sheet: "people",
  general: "encounter",
  location: "city",
  clue: "research",
  gate: "other-world",
  expedition: "expedition",
  rumor: "rumor",
  mystery: "mystery",
  final: "ancient-one",
  defeated: "defeated",
  travel: "map",
  cast: "spell",
  act: "asset",
  train: "train",
  ship: "ship",
  fight: "sword",
  will: "will",
  lore: "lore",
  influence: "influence",
  observation: "observation",
  strength: "strength",
};

/** A sign for what is done, before its words. */
const WithIcons: Prompt = () => {
  const ask = useAsk();
  const picture = (key: string): JSX.Element | null => {
    const name = ACTION_ICONS[key.split(":")[0] ?? ""] ?? (isIcon(printed(key)) ? (printed(key) as IconName) : undefined);
    return name ? <Icon name={name} /> : null;
  };
  return ask?.several ? <Several picture={picture} /> : <Choices picture={picture} />;
};

const Dice: Prompt = () => {
  const ask = useAsk();
  const test = stateOf(useScene()).test;
  const picture = (key: string): JSX.Element | null => {
    const face = key.startsWith("die:") ? test?.dice[Number(key.slice(4))] : undefined;
    return face ? (
      <span class="part-die tiny" aria-hidden="true">
        {face}
      </span>
    ) : null;
  };
  return ask?.several ? <Several picture={picture} /> : <Choices picture={picture} />;
};

/** What can still be done about the dice, and how often that helps. */
const Adjust: Prompt = () => {
  const { values } = useScene();
  const note = (key: string): JSX.Element | null => {
    const again = values[`again:${key}`];
    if (!again) return null;
    return <span class="soft">{t("again-chance", { dice: values[`again-dice:${key}`]?.total ?? 1, odds: again.total })}</span>;
  };
  return <Choices note={note} />;
};

export const prompts: Readonly<Record<Kind, Prompt>> = {
  acquire: Simple,
  "act-again": Simple,
  action: WithIcons,
  "before-encounter": Simple,
  brawl: Simple,
  claim: Simple,
  "clue-to-mystery": Simple,
  combat: WithIcons,
  "defeat-cause": Simple,
  discard: Simple,
  "discard-any": Simple,
  "discard-ticket": WithIcons,
  encounter: WithIcons,
  exchange: Simple,
  "extra-action": WithIcons,
  feed: Simple,
  follow: Simple,
  "for-whom": Simple,
  "gain-asset": Simple,
  "gate-on-top": Simple,
  "gate-to-mystery": Simple,
  "give-to": Simple,
  hunted: Simple,
  improve: WithIcons,
  investigator: Gallery,
  lead: Simple,
  "monster-order": WithIcons,
  move: Simple,
  "mystery-first": Simple,
  nearest: Simple,
  omen: Simple,
  "omen-feeds": Simple,
  "pass-lead": Simple,
  "pay-clue": Simple,
  "pay-in-blood": Simple,
  prevent: Simple,
  raise: Dice,
  "random-space": Simple,
  reckoning: Simple,
  redeem: Simple,
  rehearse: Simple,
  reroll: Dice,
  space: Simple,
  spawn: Simple,
  "spell-target": Simple,
  spend: Simple,
  swap: Simple,
  test: Adjust,
  ticket: WithIcons,
  "ticket-kind": WithIcons,
  together: Simple,
  trade: Simple,
  "trade-give": Simple,
  "trade-take": Simple,
  "trade-with": Simple,
  unseen: Simple,
  use: Simple,
  "who-pays": Simple,
  "witch-doctor": Simple,
};
