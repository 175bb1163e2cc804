// How events are shown: where, with which sound, and which of them are great moments.
import type { JSX } from "preact";
import type { Shows } from "../../stage/show";
import { Icon, type IconName } from "./icon";

const picture = (name: IconName) => (): JSX.Element => <Icon name={name} />;

export const shows: Shows = {
  panic: { great: picture("omega"), sound: "bell", ms: 3200 },
  published: { great: picture("thesis"), sound: "chime" },
  "zone-laid": { sound: "card" },
  played: { sound: "card" },
  collected: { sound: "chime" },
  stolen: { sound: "thud" },
  omega: { sound: "heart" },
  "test-passed": { sound: "chime" },
  "test-failed": { sound: "thud" },
  "boss-met": { sound: "heart" },
  "boss-moved": { sound: "thud", ms: 600 },
  "boss-placed": { sound: "heart" },
  threat: { sound: "heart", ms: 600 },
  trap: { sound: "thud" },
  "fate-drawn": { sound: "heart" },
  fate: { sound: "heart", ms: 600 },
  "turned-up": { sound: "card" },
  recruited: { sound: "chime" },
  inspired: { sound: "chime" },
  dropped: { sound: "thud" },
  "dropped-away": { sound: "thud" },
  lost: { sound: "thud" },
  "publication-failed": { sound: "thud", ms: 1400 },
  publishing: { sound: "bell", ms: 1200 },
  "clan-revealed": { great: picture("clan"), sound: "card" },
  "student-stolen": { sound: "thud" },
  "intern-stolen": { sound: "thud" },
  rested: { sound: "chime", ms: 600 },
  stealth: { sound: "card", ms: 500 },
  scored: { ms: 600 },
  went: { ms: 400 },
  sacrificed: { ms: 400 },
  discarded: { minor: true },
  drew: { minor: true },
  "drew-unseen": { minor: true },
  reshuffled: { minor: true },
  lots: { minor: true },
  "tile-drawn": { minor: true },
};
