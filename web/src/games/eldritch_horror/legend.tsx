// The symbols of Eldritch Horror and what they mean.
import type { JSX } from "preact";
import { SymbolLegend, type Groups } from "../../parts/legend";
import { Icon, isIcon, type IconName } from "./icon";

const GROUPS: Groups<IconName> = [
  ["world", ["city", "wilderness", "sea", "train", "ship", "uncharted"]],
  ["tokens", ["gate", "clue", "monster", "epic", "expedition", "mystery", "rumor", "eldritch", "defeated"]],
  ["people", ["health", "sanity", "lore", "influence", "observation", "strength", "will", "delayed", "lead"]],
  ["cards", ["asset", "artifact", "spell", "condition", "reserve"]],
  ["ancient", ["doom", "omen-green", "omen-blue", "omen-red", "mythos", "reckoning", "surge"]],
];

export function Legend(): JSX.Element {
  return <SymbolLegend groups={GROUPS} draw={(symbol) => <Icon name={symbol} />} />;
}

const KINDS: Readonly<Record<string, string>> = {
  spaces: "city",
  gates: "gate",
  clues: "clue",
  investigators: "people",
  assets: "asset",
  artifacts: "artifact",
  spells: "spell",
  "spell-backs": "spell",
  conditions: "condition",
  "condition-backs": "condition",
  monsters: "monster",
  "epic-monsters": "epic",
  "ancient-ones": "ancient-one",
  mysteries: "mystery",
  mythos: "mythos",
  references: "cards",
  "general-encounters": "encounter",
  "location-encounters": "encounter",
  "research-encounters": "research",
  "other-world-encounters": "other-world",
  "expedition-encounters": "expedition",
  "special-encounters": "ancient-one",
};

export function KindIcon({ kind }: { kind: string }): JSX.Element | null {
  const name = KINDS[kind] ?? "";
  return isIcon(name) ? <Icon name={name} /> : null;
}
