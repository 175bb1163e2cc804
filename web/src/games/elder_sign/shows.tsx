// How the events of Elder Sign are shown: where, with which sound, and which of them are great moments.
import type { JSX } from "preact";
import type { Shows } from "../../stage/show";
import type { Event } from "../../types.gen";
import { ElderSignMark } from "../../ui/icon";
import { FacePicture } from "./die";
import { Icon, type IconName } from "./icon";
import { FACES } from "./types.gen";

const picture = (name: IconName) => (): JSX.Element => <Icon name={name} />;
const at = (anchor: string) => (): readonly string[] => [anchor];

/** The one green die that no pool has: it is thrown in the Lost and Found, and only seen here. */
function found(event: Event): JSX.Element {
  const face = event.args["face"];
  const shown = typeof face === "object" && "type" in face && face.type === "msg" ? String(face.args["face"]) : "";
  return (
    <span class="die green thrown" data-face={shown}>
      <FacePicture face={(FACES as readonly string[]).indexOf(shown)} />
    </span>
  );
}

export const shows: Shows = {
  "lost-and-found": { great: found, sound: "dice", at: at("service:lost-and-found") },
  midnight: { great: picture("midnight"), sound: "bell", at: at("clock") },
  mythos: { great: picture("mythos"), sound: "card" },
  gate: { great: picture("gate"), sound: "gate" },
  devoured: { great: picture("devour"), sound: "heart" },
  awakens: { great: picture("ancient"), sound: "gate", ms: 3600 },
  "elder-sign": { great: () => <ElderSignMark />, sound: "chime", at: at("elder-signs") },
  resolved: { great: picture("trophy"), sound: "chime" },
  failed: { great: picture("fail"), sound: "thud" },
  attack: { great: picture("ancient"), sound: "thud" },
  roll: { sound: "dice", at: at("dice") },
  reroll: { sound: "dice", at: at("dice") },
  task: { at: at("dice"), sound: "card" },
  "failed-roll": { at: at("dice"), sound: "thud" },
  terror: { sound: "heart" },
  lose: { sound: "thud" },
  doom: { at: at("doom"), sound: "heart" },
  "doom-removed": { at: at("doom"), sound: "chime" },
  "elder-sign-lost": { at: at("elder-signs"), sound: "thud" },
  clock: { at: at("clock"), ms: 500 },
  monster: { sound: "thud" },
  "monster-defeated": { sound: "chime" },
  gain: { sound: "card" },
  clues: { sound: "card" },
  adventure: { sound: "card" },
  move: { ms: 500 },
  "discard-die": { at: at("dice"), ms: 500 },
  end: { minor: true },
  "adventure-leaves": { minor: true },
  unlock: { minor: true },
  refuses: { minor: true },
};
