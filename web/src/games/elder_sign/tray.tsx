import type { JSX } from "preact";
import { useAsk } from "../../ask";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { DISCARDED, PLACED, POOL, SUPPLY } from "./types.gen";
import { Spot } from "../../ui/spot";
import { DieView } from "./die";
import { diceAt, stateOf } from "./look";

/** The felt on which dice are rolled; those elsewhere lie where they are held. */
export function Tray(): JSX.Element | null {
  const scene = useScene();
  // After a roll the felt does nothing: only a button lets the roll fail.
  const ask = useAsk();
  const state = stateOf(scene);
  const attempt = state.attempt;
  const piles: [string, number[]][] = [
    ["dice-pool", diceAt(state, POOL)],
    ["dice-placed", diceAt(state, PLACED)],
    ["dice-discarded", diceAt(state, DISCARDED)],
    ["dice-supply", diceAt(state, SUPPLY)],
  ];
  const where = attempt?.place === "ancient-one" ? cardName(state.ancient_one) : cardName(attempt?.place ?? "");
  return (
    <Spot
      tag="section"
      anchor={ask?.decision.kind === "after-roll" ? "" : "dice"}
      label={t("dice")}
      class={`tray ${attempt ? "busy" : "idle"}`}
      guide="dice"
    >
      {attempt && (
        <p class="tray-head">
          {t("attempt", { name: scene.seatName(attempt.seat), where })}
          {attempt.rolls > 0 && <span class="soft"> {t("attempt-rolls", { rolls: attempt.rolls })}</span>}
        </p>
      )}
      <div class="piles" data-anchor="dice">
        {piles.map(([name, dice]) =>
          dice.length ? (
            <div key={name} class={"pile " + name}>
              <span class="pile-name">{t(name)}</span>
              <span class="dice-row">
                {dice.map((number) => (
                  <DieView key={number} number={number} small={name !== "dice-pool"} />
                ))}
              </span>
            </div>
          ) : null,
        )}
      </div>
    </Spot>
  );
}
