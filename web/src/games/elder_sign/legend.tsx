// The symbols of Elder Sign and what they mean.
import type { JSX } from "preact";
import { t } from "../../text";
import { ElderSignMark } from "../../ui/icon";
import { Icon, isIcon, type IconName } from "./icon";

const GROUPS: readonly (readonly [group: string, symbols: readonly (IconName | "elder-sign")[]])[] = [
  ["dice", ["investigation", "lore", "peril", "terror", "wild"]],
  ["people", ["sanity", "stamina", "clue", "trophy", "focus", "assist"]],
  ["loot", ["common", "unique", "spell", "ally", "elder-sign"]],
  ["perils", ["doom", "monster", "cultist", "gate", "midnight", "clock", "lock", "mythos", "devour", "fail", "effect"]],
];

export function Legend(): JSX.Element {
  return (
    <div class="legend">
      {GROUPS.map(([group, symbols]) => (
        <section key={group}>
          <h3>{t("legend-" + group)}</h3>
          <dl>
            {symbols.map((symbol) => (
              <div key={symbol}>
                <dt>
                  {symbol === "elder-sign" ? <ElderSignMark /> : <Icon name={symbol} />} {t("legend-" + symbol + "-name")}
                </dt>
                <dd>{t("legend-" + symbol)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  adventures: "entrance",
  "other-worlds": "world",
  "ancient-ones": "ancient",
  investigators: "people",
  "common-items": "common",
  "unique-items": "unique",
  spells: "spell",
  allies: "ally",
  mythos: "mythos",
  monsters: "monster",
  "mask-monsters": "monster",
  entrance: "entrance",
};

export function KindIcon({ kind }: { kind: string }): JSX.Element | null {
  const name = KINDS[kind] ?? "";
  return isIcon(name) ? <Icon name={name} /> : null;
}
