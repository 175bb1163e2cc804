// The symbols of Arkham Horror and what they mean.
import type { JSX } from "preact";
import { SymbolLegend, type Groups } from "../../parts/legend";
import { Icon, isIcon, type IconName } from "./icon";

const GROUPS: Groups<IconName> = [
  ["skills", ["willpower", "intellect", "combat", "agility", "wild"]],
  ["people", ["damage", "horror", "resource", "clue", "hand", "deck"]],
  ["places", ["shroud", "doom", "victory", "enemy"]],
  ["tokens", ["skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign"]],
];

export function Legend(): JSX.Element {
  return <SymbolLegend groups={GROUPS} draw={(symbol) => <Icon name={symbol} />} />;
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
