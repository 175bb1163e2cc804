// The symbols of Elder Sign and what they mean.
import type { JSX } from "preact";
import { SymbolLegend, type Groups } from "../../parts/legend";
import { ElderSignMark } from "../../ui/icon";
import { Icon, isIcon, type IconName } from "./icon";

const GROUPS: Groups<IconName | "elder-sign"> = [
  ["dice", ["investigation", "lore", "peril", "terror", "wild"]],
  ["people", ["sanity", "stamina", "clue", "trophy", "focus", "assist"]],
  ["loot", ["common", "unique", "spell", "ally", "elder-sign"]],
  ["perils", ["doom", "monster", "cultist", "gate", "midnight", "clock", "lock", "mythos", "devour", "fail", "effect"]],
];

export function Legend(): JSX.Element {
  return <SymbolLegend groups={GROUPS} draw={(symbol) => (symbol === "elder-sign" ? <ElderSignMark /> : <Icon name={symbol} />)} />;
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
