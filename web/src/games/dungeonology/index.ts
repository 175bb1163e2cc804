import type { GameClient } from "../loaded";
import { Board } from "./board";
import { KindIcon, Legend } from "./legend";
import { Picture } from "./picture";
import { prompts } from "./prompts";
import { shows } from "./shows";
import { story } from "./story";
import { Tray } from "./tray";
import type { State } from "./types.gen";
import "./style.css";

export const client: GameClient = {
  room: "dungeonology",
  Board,
  Tray,
  prompts,
  seatName: (state, seat) => (state as Partial<State>).players?.[seat]?.scholar ?? "",
  guide: ["prompt", "map", "notebook", "hand", "people", "camp", "log"],
  subject: (state) => {
    const found = state as Partial<State>;
    return found.players?.[found.active ?? 0]?.place ?? "";
  },
  shows,
  story,
  Legend,
  KindIcon,
  Picture,
};
