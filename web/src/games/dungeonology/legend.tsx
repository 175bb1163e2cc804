// The symbols of Dungeonology and what they mean.
import type { JSX } from "preact";
import { SymbolLegend, type Groups } from "../../parts/legend";
import { Icon, isIcon, type IconName } from "./icon";
import { COLOURS } from "./types.gen";

type Cube = (typeof COLOURS)[number];

const GROUPS: Groups<IconName | Cube> = [
  ["cubes", COLOURS],
  ["notebook", ["points", "star", "bonus", "knowledge", "thesis", "inspired"]],
  ["scholars", ["fatigue", "student", "cards", "speed", "intelligence", "intern", "fate"]],
  ["dungeon", ["zone", "alertness", "stop", "toll", "ambush", "passage", "stairs", "boss", "luck", "bad-luck", "danger", "bivouac", "door", "wall", "trap", "teleport"]],
  ["tricks", ["exploration", "deception", "social", "magic", "fame", "destiny", "stealth"]],
  ["camp", ["omega", "panic", "campfire", "clan"]],
];

function isCube(symbol: string): symbol is Cube {
  return (COLOURS as readonly string[]).includes(symbol);
}

export function Legend(): JSX.Element {
  return <SymbolLegend groups={GROUPS} draw={(symbol) => (isCube(symbol) ? <i class={`cube ${symbol}`} /> : <Icon name={symbol} />)} />;
}

const KINDS: Readonly<Record<string, IconName>> = {
  scholars: "inspired",
  zones: "zone",
  tricks: "cards",
  fates: "fate",
  interns: "intern",
  panics: "panic",
  clans: "clan",
  alertness: "alertness",
  bosses: "boss",
  columns: "star",
  randomness: "randomness",
  pieces: "student",
};

export function KindIcon({ kind }: { kind: string }): JSX.Element | null {
  const name = KINDS[kind] ?? "";
  return isIcon(name) ? <Icon name={name} /> : null;
}
