import { readActs } from "../../acts";
import type { GameClient } from "../loaded";
import { Board } from "./board";
import { markable } from "./hands";
import { KindIcon, Legend } from "./legend";
import { Picture } from "./picture";
import { prompts } from "./prompts";
import { shows } from "./shows";
import { story } from "./story";
import { Tray } from "./tray";
import { ACTS, type State } from "./types.gen";
import "./style.css";

export const client: GameClient = {
  room: "death-may-die",
  Board,
  Tray,
  prompts,
  seatName: (state, seat) => {
    const found = state as Partial<State>;
    return (found.seats ?? 0) > 1 ? (found.investigators?.[seat]?.card ?? "") : "";
  },
  guide: ["prompt", "map", "dice", "elder-one", "episode", "people", "log"],
  subject: (state) => {
    const found = state as Partial<State>;
    return found.investigators?.[found.active ?? 0]?.place ?? "";
  },
  look: (state, anchor) => {
    const die = /^die:(\d+)$/.exec(anchor)?.[1];
    return die === undefined ? undefined : JSON.stringify((state as Partial<State>).roll?.dice[Number(die)]);
  },
  acts: readActs(ACTS),
  markable,
  shows,
  story,
  Legend,
  KindIcon,
  Picture,
};
