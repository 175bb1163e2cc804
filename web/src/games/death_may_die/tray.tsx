// Dice where everybody sees them: what each face does, what the roll came to, what it is for.
import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { DiceTray, type Die } from "../../parts/dice";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Icon, type IconName } from "./icon";
import { stateOf } from "./look";
import { Again, Prospects } from "./odds";

const FACES: Readonly<Record<string, readonly IconName[]>> = {
  blank: [],
  success: ["success"],
  tentacle: ["tentacle"],
  sign: ["sign"],
  "success-tentacle": ["success", "tentacle"],
  "success-sign": ["success", "sign"],
};

export function Face({ face }: { face: string }): JSX.Element {
  return (
    <span class="face-icons">
      {(FACES[face] ?? []).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </span>
  );
}

export function Tray(): JSX.Element | null {
  const scene = useScene();
  const ask = useAsk();
  const state = stateOf(scene);
  const roll = state.roll;
  if (!roll)
    return (
      <div class="tray idle" data-anchor="dice" data-guide="dice">
        <Prospects />
      </div>
    );
  const whose = cardName(state.investigators[roll.who]?.card ?? "");
  const purpose = ["attack", "defence", "fire", "roll"].includes(roll.purpose)
    ? t("roll-" + roll.purpose, { name: whose, enemy: cardName((roll.attacker || (roll.target[0] ?? "")).split("#")[0] ?? "") })
    : t("roll-action", { name: whose, action: cardName(roll.purpose) });
  const dice: Die[] = roll.dice.map((die, number) => ({
    anchor: `die:${number}`,
    label: t("die-face", { kind: t("die-" + die.kind), face: die.face ? t("face-" + die.face) : t("face-none") }),
    look: `${die.kind} ${die.face.startsWith("success") ? "hit" : ""}`,
    face: <Face face={die.face} />,
    throwing: die.face ? `${state.turn}:${roll.purpose}:${number}:${die.face}` : "",
    // What the list of answers says of a reroll is not in sight where only the dice are touched.
    note: ask?.decision.kind === "reroll" && ask.offered([`die:${number}`]).length > 0 && <Again die={String(number)} />,
  }));
  return (
    <section class="tray busy" data-anchor="dice" data-guide="dice" aria-label={t("dice")} tabIndex={0}>
      <p class="tray-head">{purpose}</p>
      <DiceTray piles={[["", dice]]} />
      {roll.counted && (
        <p class="tray-result">
          <span data-tip={t("face-success")}>
            <Icon name="success" /> {roll.successes}
          </span>
          <span data-tip={t("face-sign")}>
            <Icon name="sign" /> {roll.signs}
          </span>
          <span data-tip={t("face-tentacle")}>
            <Icon name="tentacle" /> {roll.tentacles}
          </span>
        </p>
      )}
    </section>
  );
}
