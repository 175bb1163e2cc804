// The symbols of Death May Die and what they mean.
import type { JSX } from "preact";
import { SymbolLegend, type Groups } from "../../parts/legend";
import { Icon, isIcon, type IconName } from "./icon";

const GROUPS: Groups<IconName> = [
  ["dice", ["standard", "bonus", "success", "sign", "tentacle"]],
  ["people", ["wound", "stress", "sanity", "insanity", "item", "companion", "condition"]],
  ["map", ["gate", "fire", "stairs", "tunnel", "cultist", "monster"]],
  ["elder", ["summon", "progress", "mythos", "discovery", "ritual", "rlyeh", "yellow-sign"]],
];

export function Legend(): JSX.Element {
  return <SymbolLegend groups={GROUPS} draw={(symbol) => <Icon name={symbol} />} />;
}

const KINDS: Readonly<Record<string, string>> = {
  investigators: "companion",
  skills: "success",
  insanities: "insanity",
  figures: "monster",
  enemies: "monster",
  tokens: "token",
  "elder-ones": "elder-one",
  stages: "elder-one",
  episodes: "ritual",
  mythos: "mythos",
  discoveries: "discovery",
  tiles: "stairs",
};

export function KindIcon({ kind }: { kind: string }): JSX.Element | null {
  const name = KINDS[kind] ?? "";
  return isIcon(name) ? <Icon name={name} /> : null;
}
