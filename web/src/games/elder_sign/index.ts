import { readActs } from "../../acts";
import type { GameClient } from "../loaded";
import { Board } from "./board";
import { KindIcon, Legend } from "./legend";
import { Picture } from "./picture";
import { prompts } from "./prompts";
import { shows } from "./shows";
import { story } from "./story";
import { Tray } from "./tray";
import { markable } from "./hands";
import { ACTS, GRAVE, ROUTINE, type State } from "./types.gen";
import "./style.css";

export const client: GameClient = {
  room: "elder-sign",
  Board,
  Tray,
  prompts,
  seatName: (state, seat) => (state as Partial<State>).players?.[seat]?.investigator ?? "",
  guide: ["prompt", "adventures", "dice", "ancient", "clock", "mythos", "entrance", "people", "log"],
  subject: (state) => (state as Partial<State>).attempt?.place ?? "",
  grave: GRAVE,
  acts: readActs(ACTS),
  routine: ROUTINE,
  markable,
  shows,
  story,
  Legend,
  KindIcon,
  Picture,
};
