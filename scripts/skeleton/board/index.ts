// Skeleton at the table: the plain board, until it has one of its own.
import { PlainBoard } from "../plain";
import type { GameClient } from "../registry";

export const client: GameClient = {
  room: "skeleton",
  Board: PlainBoard,
  prompts: {},
  seatName: () => "",
  guide: ["prompt", "log"],
};
