// The symbols of Arkham Horror and what they mean.
import type { JSX } from "preact";
import { t } from "../../text";
import { Icon, isIcon, type IconName } from "./icon";

const GROUPS: readonly (readonly [group: string, symbols: readonly IconName[]])[] = [
  ["skills", ["willpower", "intellect", "combat", "agility", "wild"]],
  ["people", ["damage", "horror", "resource", "clue", "hand", "deck"]],
  ["places", ["shroud", "doom", "victory", "enemy"]],
  ["tokens", ["skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign"]],
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
                  <Icon name={symbol} /> {t("legend-" + symbol + "-name")}
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
  investigators: "investigator",
  assets: "asset",
  events: "event",
  skills: "skill",
  treacheries: "treachery",
  enemies: "enemy",
  locations: "location",
  agendas: "doom",
  acts: "clue",
  scenarios: "scenario",
};

export function KindIcon({ kind }: { kind: string }): JSX.Element | null {
  const name = KINDS[kind] ?? "";
  return isIcon(name) ? <Icon name={name} /> : null;
}
