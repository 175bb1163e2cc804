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
  went: { ms: 400 },
  lots: { minor: true },
  "tile-drawn": { minor: true },
};
