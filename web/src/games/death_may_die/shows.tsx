// How the events of Death May Die are shown: where, with which sound, and which of them are great moments.
import type { JSX } from "preact";
import type { Shows } from "../../stage/show";
import { Icon, type IconName } from "./icon";

const picture = (name: IconName) => (): JSX.Element => <Icon name={name} />;
const at = (anchor: string) => (): readonly string[] => [anchor];

export const shows: Shows = {
  mythos: { sound: "card", at: at("mythos") },
  discovery: { sound: "card", at: at("discoveries") },
  disrupted: { great: picture("ritual"), sound: "bell" },
  summoned: { great: picture("elder-one"), sound: "gate", ms: 3600 },
  stage: { great: picture("elder-one"), sound: "heart" },
  "stage.effect": { sound: "heart", ms: 1200 },
  advanced: { great: picture("progress"), sound: "heart", at: at("track") },
  eliminated: { great: picture("death"), sound: "heart" },
  threshold: { great: picture("insanity"), sound: "heart" },
  insanity: { sound: "heart" },
  "enemy.killed": { sound: "chime" },
  "enemy.attack": { sound: "thud" },
  "enemy.wounded": { sound: "thud" },
  "elder-one.wounded": { sound: "thud" },
  rolled: { sound: "dice", at: at("dice") },
  rerolled: { sound: "dice", at: at("dice") },
  wounded: { sound: "thud" },
  sanity: { sound: "heart" },
  stress: { ms: 400 },
  fire: { sound: "thud" },
  "on-fire": { sound: "thud" },
  claimed: { sound: "card" },
  ran: { ms: 400 },
  moved: { ms: 400 },
  joined: { ms: 500 },
  skill: { sound: "chime" },
  "bonus-die": { sound: "chime" },
  "token.destroyed": { sound: "thud" },
  end: { great: picture("elder-one"), sound: "bell" },
  action: { minor: true },
};
