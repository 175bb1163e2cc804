import type { GameClient } from "../loaded";
import { Board } from "./board";
import "./style.css";

export const client: GameClient = {
  room: "skeleton",
  Board,
  prompts: {},
  seatName: () => "",
  guide: ["prompt", "finds", "people", "log"],
};
