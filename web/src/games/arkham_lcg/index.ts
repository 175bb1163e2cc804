import type { GameClient } from "../loaded";
import { Board } from "./board";
import { DeckPage } from "./decks/page";
import { Figures } from "./figures";
import { KindIcon, Legend } from "./legend";
import { Picture } from "./picture";
import { prompts } from "./prompts";
import { shows } from "./shows";
import { story } from "./story";
import { Tray } from "./tray";
import { GRAVE, PASS_MATTERS, PASS_MINE, type State } from "./types.gen";
import "./style.css";

export const client: GameClient = {
  room: "arkham-lcg",
  Board,
  Tray,
  prompts,
  seatName: (state, seat) => (state as Partial<State>).players?.[seat]?.investigator ?? "",
  guide: ["prompt", "map", "stages", "hand", "test", "people", "log"],
  subject: (state) => {
    const found = state as Partial<State>;
    return found.players?.[Math.max(0, found.active ?? 0)]?.place ?? "";
  },
  grave: GRAVE,
  passes: { matters: PASS_MATTERS, mine: PASS_MINE },
  pages: { deck: DeckPage },
  shows,
  story,
  Legend,
  KindIcon,
  Picture,
  Figures,
};
