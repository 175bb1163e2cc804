// How the events of Arkham Horror are shown: where, with which sound, and which of them are great moments.
import type { JSX } from "preact";
import type { Shows } from "../../stage/show";
import { Icon, type IconName } from "./icon";

const picture = (name: IconName) => (): JSX.Element => <Icon name={name} />;
const at = (anchor: string) => (): readonly string[] => [anchor];

export const shows: Shows = {
  "act-advances": { great: picture("clue"), sound: "chime", at: at("act") },
  "agenda-advances": { great: picture("doom"), sound: "bell", at: at("agenda") },
  resolution: { great: picture("elder-sign"), sound: "bell", ms: 3600 },
  defeated: { great: picture("horror"), sound: "heart" },
  killed: { great: picture("horror"), sound: "heart" },
  token: { sound: "dice", at: at("test") },
  test: { at: at("test") },
  "drew-encounter": { sound: "card", at: at("encounter") },
  attacked: { sound: "thud" },
  harmed: { sound: "thud" },
  "enemy-defeated": { sound: "chime" },
  spawned: { sound: "thud" },
  discovered: { sound: "chime" },
  revealed: { sound: "card" },
  played: { sound: "card" },
  doom: { at: at("agenda"), sound: "heart" },
  moved: { ms: 450 },
  "enemy-moved": { ms: 450 },
  phase: { ms: 350 },
  drew: { minor: true },
  "drew-cards": { minor: true },
  readied: { minor: true },
  exhausted: { minor: true },
};
