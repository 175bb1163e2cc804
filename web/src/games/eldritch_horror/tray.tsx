// Tests: the dice before they are thrown, with where they come from and the exact chance, and as they fell.
import type { JSX } from "preact";
import { TestPanel, type TestPart } from "../../parts/test";
import type { Die } from "../../parts/dice";
import { useScene, type Scene } from "../../scene";
import type { Event } from "../../types.gen";
import { cardName, say, t } from "../../text";
import { Explained } from "../../ui/shown";
import { Icon, isIcon, type IconName } from "./icon";
import { diceSum, partName, printed, skillName, stateOf, summands, total } from "./look";
import type { State } from "./types.gen";

const iconOf = (name: string): IconName => (isIcon(name) ? name : "dice");

function parts(scene: Scene, name: string, skill: string): readonly TestPart[] {
  return summands(scene.values[name]).map(({ source, amount }, at) => ({
    name: source === "least" ? t("part-least") : partName(scene, source, skill),
    amount,
    icon: <Icon name={at === 0 ? iconOf(skill) : source === "modifier" ? iconOf("monster") : source === "improvement" ? "improvement" : "asset"} />,
  }));
}

function thrown(faces: readonly string[], least: number, mark: string): readonly Die[] {
  return faces.map((face, number) => ({
    anchor: `die:${number}`,
    label: t(Number(face) >= least ? "die-success" : "die-failure", { face }),
    look: Number(face) >= least ? "hit" : "",
    face,
    throwing: `${mark}:${number}:${face}`,
  }));
}

/** The test that is under way. */
function Under({ scene, state }: { scene: Scene; state: State }): JSX.Element | null {
  const test = state.test;
  if (!test) return null;
  const who = cardName(state.players[test.seat]?.investigator ?? "");
  const least = total(scene, `success:${test.seat}`) ?? 5;
  const successes = total(scene, "successes");
  const chance = total(scene, "chance");
  return (
    <TestPanel
      title={t("test-of", { skill: skillName(scene, test.skill) })}
      below={t("test-by", { who, source: cardName(test.source) })}
      picture={<Icon name={iconOf(test.skill)} />}
      parts={parts(scene, "pool", test.skill)}
      total={total(scene, "pool") ?? 0}
      {...(chance === undefined ? {} : { chance })}
      dice={thrown(test.dice, least, `${state.round}:${test.seat}:${test.source}`)}
    >
      {successes !== undefined && <p class="test-result">{t("successes-now", { count: successes })}</p>}
      {least !== 5 && <p class="soft">{t("success-from", { least })}</p>}
    </TestPanel>
  );
}

/** A fight before its tests: both of them, with their dice and what they may cost. */
function Fight({ scene, number, monster, step }: { scene: Scene; number: number; monster: string; step: string }): JSX.Element {
  const tests = (["will", "strength"] as const).filter((skill) => scene.values[`${skill}:${number}`]);
  return (
    <section class="fight" aria-label={t("fight-with", { name: cardName(monster) })}>
      <h3>
        <Icon name={isIcon(monster) ? monster : "monster"} /> {cardName(monster)}
      </h3>
      {tests.map((skill) => {
        const loss = total(scene, `${skill === "will" ? "horror" : "damage"}:${number}`) ?? 0;
        return (
          <div key={skill} class={`fight-test ${skill} ${step === skill ? "now" : ""}`}>
            <TestPanel
              title={t("test-of", { skill: skillName(scene, skill) })}
              below={<span data-tip={t(skill === "will" ? "fight-will" : "fight-strength", { loss })}>{t(skill === "will" ? "fight-horror" : "fight-damage", { loss })}</span>}
              parts={parts(scene, `${skill}:${number}`, skill)}
              total={total(scene, `${skill}:${number}`) ?? 0}
              chance={total(scene, `${skill}-passes:${number}`) ?? 0}
            >
              <dl class="fight-odds">
                <div>
                  <dt>{t(skill === "will" ? "odds-sane" : "odds-unhurt")}</dt>
                  <dd>{t("percent", { odds: total(scene, `${skill}-unhurt:${number}`) ?? 0 })}</dd>
                </div>
                {skill === "strength" && (
                  <div>
                    <dt>{t("odds-kill")}</dt>
                    <dd>{t("percent", { odds: total(scene, `strength-kills:${number}`) ?? 0 })}</dd>
                  </div>
                )}
              </dl>
            </TestPanel>
          </div>
        );
      })}
    </section>
  );
}

/** A monster that waits to be fought, in one line. */
function Waiting({ scene, number, monster }: { scene: Scene; number: number; monster: string }): JSX.Element {
  const tests = (["will", "strength"] as const).filter((skill) => scene.values[`${skill}:${number}`]);
  return (
    <li>
      <b>
        <Icon name={isIcon(monster) ? monster : "monster"} /> {cardName(monster)}
      </b>
      {tests.map((skill) => {
        const name = skillName(scene, skill);
        const loss = total(scene, `${skill === "will" ? "horror" : "damage"}:${number}`) ?? 0;
        const unhurt = total(scene, `${skill}-unhurt:${number}`) ?? 0;
        const dice = scene.values[`${skill}:${number}`];
        return (
          <span key={skill} class="waiting-test" data-tip={t(skill === "will" ? "fight-will" : "fight-strength", { loss })}>
            <Icon name={skill} />
            <span class="unseen">{name}</span>
            <Explained sum={diceSum(scene, dice, skill, t("dice-of", { skill: name }))}>{t("dice-count", { count: dice?.total ?? 0 })}</Explained>
            <span>
              {t(skill === "will" ? "odds-sane" : "odds-unhurt")}: {t("percent", { odds: unhurt })}
            </span>
            {skill === "strength" && (
              <span>
                {t("odds-kill")}: {t("percent", { odds: total(scene, `strength-kills:${number}`) ?? 0 })}
              </span>
            )}
          </span>
        );
      })}
    </li>
  );
}

const CLOSES = ["turn", "phase", "round", "mythos.step"];

/** The last test of this turn, as its dice fell. */
function lastTest(events: readonly Event[]): Event | undefined {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (!event || CLOSES.includes(event.kind)) return undefined;
    if (event.kind === "tested") return event;
  }
  return undefined;
}

function Fallen({ scene, event }: { scene: Scene; event: Event }): JSX.Element {
  const seat = event.args["who"];
  const number = typeof seat === "object" && "seat" in seat ? Number(seat.seat) : 0;
  const skill = event.args["skill"];
  const faces = String(event.args["dice"] ?? "").split(" ").filter(Boolean);
  const least = total(scene, `success:${number}`) ?? 5;
  const name = typeof skill === "object" && "type" in skill && skill.type === "msg" ? skillName(scene, String(skill.id).replace("skill-", "")) : "";
  const result = Number(event.args["result"] ?? 0);
  return (
    <div class="fallen">
      <TestPanel
        title={t("test-of", { skill: name })}
        below={say({ type: "msg", id: "thing-person", args: { who: { type: "seat", seat: number } } }, scene.seatName)}
        parts={[]}
        dice={thrown(faces, least, `last:${faces.join("")}`)}
        passed={result > 0}
      >
        <p class="test-result">{t("successes-now", { count: result })}</p>
      </TestPanel>
    </div>
  );
}

export function Tray(): JSX.Element {
  const scene = useScene();
  const state = stateOf(scene);
  const combat = state.combat;
  const here = state.players[state.active]?.place;
  const [monster, number] = combat ? [printed(combat.monster), Number(combat.monster.split("#")[1])] : ["", 0];
  const waiting = !combat && state.phase === "encounter" ? state.monsters.filter((one) => one.place === here) : [];
  const last = !state.test && !combat ? lastTest(scene.events) : undefined;
  const busy = state.test !== null || combat !== null || waiting.length > 0 || last !== undefined;
  return (
    <section class={`tray ${busy ? "busy" : "idle"}`} data-anchor="dice" data-guide="dice" aria-label={t("dice")} {...(busy ? { tabIndex: 0 } : {})}>
      <Under scene={scene} state={state} />
      {last && <Fallen scene={scene} event={last} />}
      {combat && scene.values[`horror:${number}`] && (!state.test || state.test.source === monster) && !(state.test && state.test.dice.length > 0) && (
        <Fight scene={scene} number={number} monster={monster} step={combat.step} />
      )}
      {waiting.length > 0 && (
        <ul class="waiting" aria-label={t("waiting-monsters")}>
          {waiting.map((one) => (
            <Waiting key={one.number} scene={scene} number={one.number} monster={one.card} />
          ))}
        </ul>
      )}
    </section>
  );
}

