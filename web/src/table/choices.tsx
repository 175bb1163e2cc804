import type { FunctionComponent, JSX } from "preact";
import { useState } from "preact/hooks";
import { enough, useAsk } from "../ask";
import { useScene } from "../scene";
import { say, t } from "../text";
import type { Option, Refusal } from "../types.gen";
import { why } from "../ui/shown";

export type Prompt = FunctionComponent;

interface Props {
  class?: string;
  /** A picture before an option's words. */
  picture?: (key: string) => JSX.Element | null;
  /** Something in the place of an option's words. */
  instead?: (key: string) => JSX.Element;
}

/** Arrow keys walk through a group of buttons. */
export function rove(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const group = event.currentTarget;
  if (!step || !(group instanceof HTMLElement)) return;
  const buttons = [...group.querySelectorAll<HTMLButtonElement>("button.choice")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

export const HOTKEYS = "1234567890";

function Words({ option, picture, instead }: { option: Option } & Props): JSX.Element {
  const scene = useScene();
  if (instead) return instead(option.key);
  return (
    <>
      {picture?.(option.key)}
      <span>{say(option.text, scene.seatName)}</span>
    </>
  );
}

function Refused({ refusals }: { refusals: readonly Refusal[] }): JSX.Element | null {
  const scene = useScene();
  if (!refusals.length) return null;
  return (
    <div class="choices refused-list" role="group" aria-label={t("refused-list")} onKeyDown={rove}>
      {refusals.map((refusal) => (
        <button
          key={refusal.key}
          type="button"
          class="choice refused"
          data-key={refusal.key}
          onClick={() => why(scene.game, refusal.rule)}
        >
          <span class="unseen">{t("refused-list")}: </span>
          <s>{say(refusal.text, scene.seatName)}</s>{" "}
          <span class="why-mark">{t("why")}</span>
        </button>
      ))}
    </div>
  );
}

const MANY = 14;

/** One of the options, by a button each: this always works, whatever the board can show. */
export function Choices(props: Props): JSX.Element | null {
  const ask = useAsk();
  const scene = useScene();
  const [wanted, setWanted] = useState("");
  if (!ask) return null;
  const { options } = ask.decision;
  const fits = (option: Option): boolean =>
    !wanted || say(option.text, scene.seatName).toLowerCase().includes(wanted.toLowerCase());
  return (
    <>
      {options.length > MANY && (
        <label class="line">
          {t("options-find")}
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
      )}
      <div class={"choices " + (props.class ?? "")} role="group" aria-label={t("options")} onKeyDown={rove}>
        {options.map((option, index) => fits(option) && (
          <button
            key={option.key}
            type="button"
            class="choice"
            data-key={option.key}
            onClick={() => ask.pick(option.key)}
          >
            {index < HOTKEYS.length && <kbd aria-hidden="true">{HOTKEYS[index]}</kbd>}
            <Words option={option} {...props} />
          </button>
        ))}
      </div>
      <Refused refusals={ask.decision.refusals} />
    </>
  );
}

/** Several of the options: pick, then confirm. */
export function Several(props: Props): JSX.Element | null {
  const ask = useAsk();
  if (!ask) return null;
  const { decision } = ask;
  const picked = ask.picked.value;
  return (
    <>
      <div class={"choices " + (props.class ?? "")} role="group" aria-label={t("options")} onKeyDown={rove}>
        {decision.options.map((option, index) => {
          const on = picked.includes(option.key);
          return (
            <button
              key={option.key}
              type="button"
              class={on ? "choice picked" : "choice"}
              data-key={option.key}
              aria-pressed={on}
              onClick={() => ask.pick(option.key)}
            >
              {index < HOTKEYS.length && <kbd aria-hidden="true">{HOTKEYS[index]}</kbd>}
              <Words option={option} {...props} />
              {on && <span aria-hidden="true"> ✓</span>}
            </button>
          );
        })}
        <button
          type="button"
          class="choice confirm primary"
          disabled={!enough(decision, picked)}
          onClick={() => ask.confirm()}
        >
          <kbd aria-hidden="true">↵</kbd>
          {t("confirm", { count: picked.length })}
        </button>
        <span class="soft">
          {decision.least === decision.most
            ? t("pick-exactly", { count: decision.most })
            : t("pick-range", { least: decision.least, most: decision.most })}
        </span>
      </div>
      <Refused refusals={decision.refusals} />
    </>
  );
}
