import type { FunctionComponent, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Act } from "../acts";
import { anchorsOf, enough, useAsk, type Ask } from "../ask";
import { useScene } from "../scene";
import { wholeList } from "../settings";
import { say, t } from "../text";
import type { Option, Refusal } from "../types.gen";
import { explain } from "../ui/shown";
import { alike } from "./alike";
import { hotkeyOf } from "./hotkeys";

export type Prompt = FunctionComponent;

interface Props {
  class?: string;
  /** A picture before an option's words. */
  picture?: (key: string) => JSX.Element | null;
  /** What an answer may bring, after its words. */
  note?: (key: string) => JSX.Element | null;
  /** Something in the place of an option's words. */
  instead?: (key: string) => JSX.Element;
  /** The words of an answer say more than the thing on the table does: all stand in the list, whatever people wish. */
  listed?: boolean;
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

function Words({ option, picture, note, instead }: { option: Option } & Props): JSX.Element {
  const scene = useScene();
  if (instead) return instead(option.key);
  return (
    <>
      {picture?.(option.key)}
      <span>{say(option.text, scene.seatName)}</span>
      {note?.(option.key)}
    </>
  );
}

function Refused({ refusals }: { refusals: readonly Refusal[] }): JSX.Element | null {
  const scene = useScene();
  const ask = useAsk();
  if (!refusals.length) return null;
  return (
    <div class="choices refused-list" role="group" aria-label={t("refused-list")} onKeyDown={rove}>
      {refusals.map((refusal) => (
        <button
          key={refusal.key}
          type="button"
          class="choice refused"
          data-key={refusal.key}
          data-about={refusal.anchor}
          onClick={() => {
            if (!ask?.echo) explain(scene.game, refusal, scene.seatName);
          }}
        >
          <span class="unseen">{t("refused-list")}: </span>
          <s>{say(refusal.text, scene.seatName)}</s>{" "}
          <span class="why-mark">{refusal.missing ? say(refusal.missing, scene.seatName) : t("why")}</span>
        </button>
      ))}
    </div>
  );
}

const MANY = 14;

/** Lies apart, in a quiet style, and is asked for twice: it cannot be hit by mistake. */
function Grave({ ask, option }: { ask: Ask; option: Option }): JSX.Element {
  const scene = useScene();
  const armed = ask.armed.value === option.key;
  const words = say(option.text, scene.seatName);
  return (
    <button
      type="button"
      class={`choice grave ${armed ? "armed" : ""}`}
      data-key={option.key}
      data-about={anchorsOf(option).join(" ")}
      onClick={() => ask.pick(option.key)}
      onBlur={() => armed && (ask.armed.value = "")}
    >
      <kbd aria-hidden="true">{hotkeyOf(ask, option.key)}</kbd>
      <span>{armed ? t("sure", { what: words }) : words}</span>
    </button>
  );
}

const REPEATS = 3;

/** Options that say the same of one thing after another, each of which lies on the table. */
function repeated(ask: Ask): readonly Option[] {
  const there = ask.decision.options.filter((option) => ask.onTable.has(option.key) && !ask.isGrave(option.key));
  return there.filter((option) => there.filter((other) => other.text.id === option.text.id).length >= REPEATS);
}

/** What can be done in one go: with all that may be marked, with what is marked, or with the others. */
function Acts({ ask }: { ask: Ask }): JSX.Element {
  const marks = ask.marks.value;
  const rest = ask.markable.filter((thing) => !marks.includes(thing));
  const button = (act: Act, things: readonly string[], words: string): JSX.Element => (
    <button
      key={`${act.key} ${words}`}
      type="button"
      class={`choice act ${things === marks || act.mode === "chain" ? "primary" : ""}`}
      data-act={act.key}
      data-about={things.join(" ")}
      onClick={() => ask.do(act, things)}
    >
      {t(words, { count: things.length })}
    </button>
  );
  return (
    <>
      {ask.can("chain").map((act) => button(act, [act.answer], "act-" + act.key))}
      {ask.markable.length > 0 &&
        ask.can("mark").flatMap((act) => [
          ...(marks.length ? [button(act, marks, "act-" + act.key)] : []),
          ...(rest.length ? [button(act, rest, `act-${act.key}-${marks.length ? "others" : "all"}`)] : []),
        ])}
    </>
  );
}

/** One of the options, by a button each: this always works, whatever the board can show. What can be touched on the
 * table is in the list only if somebody wants it there. */
export function Choices(props: Props): JSX.Element | null {
  const ask = useAsk();
  const scene = useScene();
  const [wanted, setWanted] = useState("");
  if (!ask) return null;
  const { options } = ask.decision;
  const fits = (option: Option): boolean =>
    !wanted || say(option.text, scene.seatName).toLowerCase().includes(wanted.toLowerCase());
  const touchable = props.instead || props.listed ? [] : repeated(ask);
  const whole = wholeList.value;
  const shown = options.filter((option) => !ask.isGrave(option.key) && (whole || !touchable.includes(option)));
  const grave = options.filter((option) => ask.isGrave(option.key));
  const groups = alike(shown, scene.state, (anchor) => scene.look?.(scene.state, anchor));
  return (
    <>
      {shown.length > MANY && (
        <label class="line">
          {t("options-find")}
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
      )}
      <div class={"choices " + (props.class ?? "")} role="group" aria-label={t("options")} onKeyDown={rove}>
        {groups.map(
          ([option, ...same]) =>
            option &&
            fits(option) && (
              <button
                key={option.key}
                type="button"
                class="choice"
                data-key={option.key}
                data-about={[option, ...same].flatMap(anchorsOf).join(" ")}
                onClick={() => ask.pick(option.key)}
              >
                {hotkeyOf(ask, option.key) && <kbd aria-hidden="true">{hotkeyOf(ask, option.key)}</kbd>}
                <Words option={option} {...props} />
                {same.length > 0 && (
                  <span class="same" data-tip={t("same-things", { count: same.length + 1 })}>
                    ×{same.length + 1}
                  </span>
                )}
              </button>
            ),
        )}
        <Acts ask={ask} />
        {touchable.length > 0 && (
          <button type="button" class="quiet list-switch" aria-pressed={wholeList.value} onClick={() => (wholeList.value = !wholeList.value)}>
            {wholeList.value ? t("list-less") : t("list-more", { count: touchable.length })}
          </button>
        )}
        {grave.map((option) => (
          <Grave key={option.key} ask={ask} option={option} />
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
        {decision.options.map((option) => {
          const on = picked.includes(option.key);
          return (
            <button
              key={option.key}
              type="button"
              class={on ? "choice picked" : "choice"}
              data-key={option.key}
              data-about={anchorsOf(option).join(" ")}
              aria-pressed={on}
              onClick={() => ask.pick(option.key)}
            >
              {hotkeyOf(ask, option.key) && <kbd aria-hidden="true">{hotkeyOf(ask, option.key)}</kbd>}
              <Words option={option} {...props} />
            </button>
          );
        })}
        <button
          type="button"
          class="choice confirm primary"
          disabled={!enough(decision, picked)}
          onClick={() => ask.confirm()}
        >
          <kbd aria-hidden="true">Enter</kbd>
          {t("confirm", { count: picked.length })}
        </button>
        {ask.others.length > 0 && enough(decision, ask.others) && (
          <button type="button" class="choice others" onClick={() => ask.confirm(ask.others)}>
            {t(picked.length ? "confirm-others" : "confirm-all", { count: ask.others.length })}
          </button>
        )}
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
