// The skill test as everybody sees it: skill, commits, token, result; and the exact chance before.
import type { JSX } from "preact";
import { TestPanel, type TestPart } from "../../parts/test";
import { useScene } from "../../scene";
import { cardName, t } from "../../text";
import { Icon, isIcon, type IconName } from "./icon";
import { stateOf } from "./look";

/** What counts for a test and is no card. */
const WORDS: Readonly<Record<string, string>> = { token: "chaos-token", "auto-fail": "legend-auto-fail-name" };

const STEPS = ["1", "2", "3", "5", "6", "7"] as const;

export function Tray(): JSX.Element | null {
  const scene = useScene();
  const test = stateOf(scene).test;
  if (!test) return <div class="tray idle" data-anchor="test" data-guide="test" />;
  const value = scene.values["test-skill"];
  const difficulty = scene.values["test-difficulty"]?.total;
  const chance = scene.values["test-chance"]?.total;
  const parts: TestPart[] = [
    { name: t("skill-" + test.skill), amount: value?.base ?? 0, icon: <Icon name={test.skill as IconName} /> },
    // A bound is shown when a card sets it, not when the rules do.
    ...(value?.steps ?? []).filter(([modifier]) => modifier.source).map(([modifier]) => ({
      name: WORDS[modifier.source] ? t(WORDS[modifier.source] as string) : cardName(modifier.source),
      amount: modifier.amount,
      ...(modifier.how === "most" ? { said: `→ ${modifier.amount}` } : {}),
      ...(WORDS[modifier.source] ? {} : { anchor: modifier.source }),
    })),
  ];
  // What lies in my hand or before me and would change the chance.
  const helpers = Object.entries(scene.values)
    .filter(([name]) => name.startsWith("chance-with:"))
    .map(([name, found]) => [name.replace(/^chance-with:(use:)?/, ""), found.total] as const);
  const about = test.target ? cardName(test.target.split("#")[0] ?? "") : cardName((test.source || "").split("#")[0] ?? "");
  return (
    <div class="tray busy" data-anchor="test" data-guide="test" tabIndex={0} role="group" aria-label={t("guide-test-title")}>
      <TestPanel
        title={t("test-title", { skill: t("skill-" + test.skill), name: cardName(stateOf(scene).players[test.seat]?.investigator ?? "") })}
        below={about ? t("test-about", { kind: test.kind || "card", name: about }) : undefined}
        steps={STEPS.map((step) => [step, t("test-step-" + step)])}
        step={String(test.step === 4 ? 3 : test.step)}
        parts={parts}
        {...(value ? { total: value.total } : {})}
        {...(difficulty === undefined ? {} : { against: difficulty })}
        {...(chance === undefined ? {} : { chance })}
        {...(test.outcome ? { passed: test.outcome === "success" } : {})}
      >
        {helpers.length > 0 && (
          <ul class="test-helpers" aria-label={t("odds-helpers")}>
            {helpers.map(([key, odds]) => (
              <li key={key}>
                {cardName(key.split("#")[0] ?? "")} <b>{t("percent", { odds })}</b>{" "}
                <span class="soft">{t("odds-more", { more: odds - (chance ?? 0) })}</span>
              </li>
            ))}
          </ul>
        )}
        {test.tokens.length > 0 && (
          <p class="drawn-tokens">
            {test.tokens.map((token, at) => (
              <span key={at} class={`chaos-token ${isIcon(token) ? "symbol" : "number"}`} data-tip={t("token-drawn", { token })}>
                {isIcon(token) ? <Icon name={token} /> : token.replace("-", "−")}
              </span>
            ))}
          </p>
        )}
      </TestPanel>
    </div>
  );
}
