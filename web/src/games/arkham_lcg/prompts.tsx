// How each question of Arkham Horror looks. The compiler sees to it that none is forgotten.
import type { JSX } from "preact";
import { Silhouette } from "../../art";
import { useAsk } from "../../ask";
import { Choices, Several, type Prompt } from "../../table/choices";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { Icon } from "./icon";
import { Shop } from "./decks/shop";
import type { Kind } from "./types.gen";

/** How likely a test is, where the answer leads to one or would change one. */
function Odds({ answer }: { answer: string }): JSX.Element | null {
  const { values } = useScene();
  const value = values["chance-of:" + answer] ?? values["chance-with:" + answer] ?? values["chance-with:" + (answer.split(/[:~]/)[1] ?? "")];
  return value ? (
    <b class="odds" data-tip={t("odds-of")}>
      {t("percent", { odds: value.total })}
    </b>
  ) : null;
}

/** Who would attack before that is done. */
function Attacks({ answer }: { answer: string }): JSX.Element | null {
  const attacks = useScene().values["attacks-first:" + answer];
  if (!attacks) return null;
  const words = t("attacks-first", { count: attacks.total, names: attacks.steps.map(([step]) => cardName(step.source)).join(", ") });
  return (
    <span class="attacks-first" data-tip={words}>
      <Icon name="enemy" /> {attacks.total}
      <span class="unseen">{words}</span>
    </span>
  );
}

const picture = (key: string): JSX.Element => <Odds answer={key} />;
const note = (key: string): JSX.Element => <Attacks answer={key} />;

const Simple: Prompt = () => {
  const ask = useAsk();
  return ask?.several ? <Several picture={picture} /> : <Choices picture={picture} note={note} />;
};

/** What the marked cards make of the test together: each alone says it on its own button. */
const Commit: Prompt = () => {
  const ask = useAsk();
  const { values } = useScene();
  const picked = ask?.decision.options.filter((option) => ask.picked.value.includes(option.key)) ?? [];
  const icons = picked.reduce((sum, option) => sum + Number(option.text.args["icons"] ?? 0), 0);
  const together = values[`chance-plus:${icons}`];
  return (
    <>
      <Simple />
      {together && (
        <p class="odds-together" role="status">
          {t("odds-together", { icons, odds: together.total })}
        </p>
      )}
    </>
  );
};

function InvestigatorChoice({ id }: { id: string }): JSX.Element {
  return (
    <span class="investigator-card">
      <b class="card-name">
        <span class="card-silhouette" aria-hidden="true">
          <Silhouette id={id} />
        </span>
        {cardName(id)}
      </b>
      <span class="small-text">{(card(id)?.text ?? [])[0] ?? ""}</span>
    </span>
  );
}

const Gallery: Prompt = () => <Choices class="gallery" instead={(key) => <InvestigatorChoice id={key.slice(key.indexOf(":") + 1)} />} />;

export const prompts: Readonly<Record<Kind, Prompt>> = {
  action: Simple,
  advance: Simple,
  attach: Simple,
  "attack-order": Simple,
  "break-away": Simple,
  buy: Shop,
  "cancel-harm": Simple,
  caught: Simple,
  "choose-one": Simple,
  commit: Commit,
  "defeat-order": Simple,
  "discard-asset": Simple,
  "discard-card": Simple,
  "discard-order": Simple,
  earlier: Simple,
  earn: Simple,
  find: Simple,
  "give-clues": Simple,
  heal: Simple,
  hunt: Simple,
  "hunt-order": Simple,
  keep: Simple,
  lead: Simple,
  may: Simple,
  move: Simple,
  mulligan: Simple,
  "new-investigator": Gallery,
  "play-now": Simple,
  prey: Simple,
  recover: Simple,
  remove: Shop,
  "result-order": Simple,
  scry: Simple,
  "scry-order": Simple,
  search: Simple,
  skill: Simple,
  slot: Simple,
  spawn: Simple,
  target: Simple,
  trauma: Simple,
  turn: Simple,
  way: Simple,
  where: Simple,
  "which-token": Simple,
  window: Simple,
};
