import type { GameClient } from "../registry";
import { Board } from "./board";
import { prompts } from "./prompts";
import { Tray } from "./tray";
import "./museum.css";

export const elderSign: GameClient = {
  Board,
  Tray,
  prompts,
  seatName: (state, seat) =>
    (state as { players?: readonly { investigator: string }[] }).players?.[seat]?.investigator ?? "",
  guide: ["prompt", "adventures", "dice", "ancient", "clock", "mythos", "entrance", "people", "log"],
};
