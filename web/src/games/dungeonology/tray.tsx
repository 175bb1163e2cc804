// The stealth test: alertness with its sources against stealth as it grows, who may still play, and the pile of cards.
import type { JSX } from "preact";
import { useAsk, type Ask } from "../../ask";
import { TestPanel, type TestPart } from "../../parts/test";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { Sentence } from "../../ui/shown";
import { Icon } from "./icon";
import { stateOf } from "./look";
import type { Share, State, StealthTest } from "./types.gen";

const nameOf = (source: string): string => (card(source) ? cardName(source) : t("share-" + source));
const partOf = (share: Share, at: number): TestPart => ({ name: nameOf(share.source), amount: share.amount, hint: t("share-hint", { at }) });

/** Those who may play in this test, in their order: rivals from the left and then whoever tests; in spying only two. */
function order(state: State, test: StealthTest): number[] {
  if (test.kind === "spying") return [test.target, test.seat];
  return Array.from({ length: state.seats }, (_, step) => (test.seat + 1 + step) % state.seats);
}

function Turns({ state, test }: { state: State; test: StealthTest }): JSX.Element {
  const scene = useScene();
  const seats = order(state, test);
  const now = seats.indexOf(test.responding);
  return (
    <p class="test-turns">
      <span class="soft">{t("test-turns")}</span>{" "}
      {seats.map((seat, at) => {
        const place = now < 0 ? "later" : at < now ? "done" : at === now ? "now" : "later";
        return (
          <span key={seat} class={`tag ${place}`} data-tip={t("turn-" + place)}>
            {scene.seatName(seat)}
            <span class="unseen"> ({t("turn-" + place)})</span>
          </span>
        );
      })}
    </p>
  );
}

/** Cards that wait to be resolved: the last one played comes first. */
function Pile({ state }: { state: State }): JSX.Element | null {
  const scene = useScene();
  if (!state.stack.length) return null;
  return (
    <div class="trick-pile">
      <p class="soft" data-tip={t("pile-tip")}>
        <Icon name="cards" /> {t("pile")}
      </p>
      <ol>
        {[...state.stack].reverse().map((flight, at) => (
          <li key={at} class={flight.cancelled ? "cancelled" : ""}>
            <Sentence pieces={[{ card: flight.card, name: cardName(flight.card) }]} /> ({scene.seatName(flight.seat)})
            {flight.cancelled && <span class="tag away">{t("pile-cancelled")}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the cards that are marked would add; each option says its bonus, as the server counts it. */
function marked(ask: Ask | null): number {
  if (ask?.decision.kind !== "stealth") return 0;
  const options = ask.decision.options.filter((option) => ask.picked.value.includes(option.key));
  return options.reduce((sum, option) => sum + Number(option.text.args["bonus"] ?? 0), 0);
}

export function Tray(): JSX.Element | null {
  const scene = useScene();
  const ask = useAsk();
  const state = stateOf(scene);
  const test = state.test;
  if (!test) return state.stack.length ? <div class="tray busy"><Pile state={state} /></div> : null;
  const alertness = scene.values["test-alertness"]?.total ?? 0;
  const before = scene.values["test-stealth"]?.total ?? 0;
  const more = marked(ask);
  const coming = scene.values["test-coming"]?.total ?? 0;
  const stealth = before + coming + more;
  return (
    <div class="tray busy stealth-test" data-anchor="test" tabIndex={0} role="group" aria-label={t("test-" + test.kind, { name: scene.seatName(test.seat) })}>
      <TestPanel
        title={t("test-" + test.kind, { name: scene.seatName(test.seat) })}
        picture={<Icon name="stealth" />}
        below={
          <>
            {test.kind === "spying" ? t("test-aims", { whom: scene.seatName(test.target), cube: t("cube-" + test.colour) }) : t("test-cubes", { count: test.count, zone: cardName(test.place) })}
            {" · "}
            <span class={`test-verdict ${stealth >= alertness || test.success ? "enough" : "short"}`}>
              {test.success ? t("test-sure") : stealth >= alertness ? t("test-enough") : t("test-short", { count: alertness - stealth })}
            </span>
          </>
        }
        parts={[
          ...test.stealth.map(partOf),
          ...(more ? [{ name: t("test-marked"), amount: more }] : []),
          ...(coming ? [{ name: t("share-research-bonus"), amount: coming, hint: t("test-coming") }] : []),
        ]}
        total={stealth}
        against={alertness}
      >
        <div class="test-alertness">
          <p>
            <Icon name="alertness" /> {t("test-alertness", { total: alertness })}
          </p>
          <ul>
            {test.alertness.map((share, at) => (
              <li key={at}>
                {nameOf(share.source)} <b>{at ? `+${share.amount}` : share.amount}</b>
              </li>
            ))}
          </ul>
        </div>
        <Turns state={state} test={test} />
        <Pile state={state} />
      </TestPanel>
    </div>
  );
}
