// What a roll may bring, as the rules count it: before the roll, and before every reroll.
import type { JSX } from "preact";
import type { Scene } from "../../scene";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Icon } from "./icon";

const THOUSAND = 1000;
const HUNDRED = 100;
/** How the key of a roll begins; any other is an action of the Episode. */
const ROLLS: readonly string[] = ["attack-many", "attack", "against", "fire"];
/** Whether successes of this roll hurt whoever it is told to. */
const isAgainst = (key: string): boolean => key.startsWith("against:") || key.startsWith("fire:");

export const total = (scene: Scene, key: string): number | undefined => scene.values[key]?.total;
const number = (hundredths: number): number => hundredths / HUNDRED;
/** With its sign, which the numbers of Fluent leave out where there is more. */
const signed = (hundredths: number): string =>
  t("odds-signed", { number: number(Math.abs(hundredths)), sign: hundredths > 0 ? "more" : hundredths < 0 ? "less" : "none" });

/** Beside an answer that rolls dice: enough in so many of a hundred, and what is to be expected. */
export function Expected({ of }: { of: string }): JSX.Element | null {
  const scene = useScene();
  const successes = total(scene, "mean-successes:" + of);
  if (successes === undefined) return null;
  const enough = total(scene, "odds:" + of);
  const sanity = total(scene, "mean-sanity:" + of) ?? 0;
  const against = isAgainst(of);
  return (
    <span class="expected">
      {enough !== undefined && <b data-tip={t("odds-enough-tip")}>{t("percent", { percent: enough })}</b>}
      <span data-tip={t(against ? "odds-hurt" : "odds-successes")}>
        <Icon name={against ? "wound" : "success"} /> {t("odds-number", { number: number(successes) })}
      </span>
      <span data-tip={t("odds-sanity")}>
        <Icon name="sanity" /> {t("odds-less", { number: number(sanity) })}
      </span>
      <span class="unseen">{t(against ? "odds-hurt-said" : "odds-said", { successes: number(successes), sanity: number(sanity) })}</span>
    </span>
  );
}

/** Beside a reroll: how it changes what the roll comes to. */
export function Again({ die }: { die: string }): JSX.Element | null {
  const scene = useScene();
  const successes = total(scene, "again-successes:" + die);
  if (successes === undefined) return null;
  const sanity = total(scene, "again-sanity:" + die) ?? 0;
  const enough = total(scene, "aim:" + die);
  return (
    <span class="expected">
      {enough !== undefined && <b data-tip={t("odds-aim-tip")}>{t("percent", { percent: enough })}</b>}
      <span class={successes > 0 ? "more" : successes < 0 ? "less" : ""} data-tip={t("odds-again-successes")}>
        <Icon name="success" /> {signed(successes)}
      </span>
      {sanity !== 0 && (
        <span data-tip={t("odds-again-sanity")}>
          <Icon name="sanity" /> {signed(-sanity)}
        </span>
      )}
    </span>
  );
}

/** Beside a Skill that may be raised: what it does to an attack in the own space. */
export function Growth({ skill, who }: { skill: string; who: number }): JSX.Element | null {
  const gain = total(useScene(), `grows:${skill}:${who}`);
  if (!gain) return null;
  return (
    <span class="expected" data-tip={t("grows-tip")}>
      <Icon name="success" /> {signed(gain)}
    </span>
  );
}

/** Successes by lost Sanity, in so many of a hundred rolls. */
function Joint({ of, against }: { of: string; against: boolean }): JSX.Element {
  const scene = useScene();
  const start = `joint:${of}:`;
  const cells = Object.entries(scene.values)
    .filter(([key]) => key.startsWith(start))
    .map(([key, value]) => [...key.slice(start.length).split(":").map(Number), value.total] as [number, number, number]);
  const rows = [...new Set(cells.map(([successes]) => successes))].sort((one, other) => one - other);
  const columns = [...new Set(cells.map(([, sanity]) => sanity))].sort((one, other) => one - other);
  const chance = (row: number, column: number): number => cells.find(([a, b]) => a === row && b === column)?.[2] ?? 0;
  return (
    <table class="joint">
      <thead>
        <tr>
          <th scope="col">{t(against ? "odds-wounds" : "odds-rows")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-tip={t("odds-column", { sanity: column })}>
              <Icon name="sanity" /> −{column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => {
              const found = chance(row, column);
              return (
                <td key={column} style={{ "--heat": `${Math.round((HUNDRED * found) / THOUSAND)}%` }}>
                  {found ? t("percent", { percent: Math.round(found / 10) }) : ""}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Near {
  key: string;
  words: string;
  count: number;
}

/** Rolls of which the same can be said are one. */
function nearOf(scene: Scene): Near[] {
  const found = new Map<string, Near>();
  for (const start of Object.keys(scene.values).filter((key) => key.startsWith("mean-successes:"))) {
    const key = start.slice("mean-successes:".length);
    const kind = ROLLS.find((one) => key.startsWith(one)) ?? "action";
    const name = kind === "attack-many" ? "" : cardName((key.split(":").pop() ?? "").split("#")[0] ?? "");
    const words = t("prospect-" + kind, { name });
    const same = [words, ...["mean-successes:", "mean-sanity:", "odds:"].map((what) => total(scene, what + key))].join(" ");
    found.set(same, { key, words, ...found.get(same), count: (found.get(same)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Every roll that is near, each with its table. */
export function Prospects(): JSX.Element | null {
  const near = nearOf(useScene());
  if (!near.length) return null;
  return (
    <section class="prospects" aria-label={t("prospects")}>
      {near.map(({ key, words, count }) => (
        <details key={key}>
          <summary>
            {words} {count > 1 && `×${count} `}
            <Expected of={key} />
          </summary>
          <Joint of={key} against={isAgainst(key)} />
        </details>
      ))}
    </section>
  );
}
