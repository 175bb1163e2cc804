// What every part of a board needs to know: the state it draws, from whose seat, and what people are called.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Fields, SeatInfo, Values } from "./protocol";
import type { SeatName } from "./text";
import type { Event } from "./types.gen";

export interface Scene {
  game: string;
  state: Fields;
  values: Values;
  seat: number;
  mine: readonly number[];
  seats: readonly SeatInfo[];
  events: readonly Event[];
  seatName: SeatName;
  /** What a thing on the table that bears no number looks like: two that look alike are the same to whoever chooses. */
  look?: ((state: Fields, anchor: string) => string | undefined) | undefined;
  /** The real box lies on the table. */
  companion: boolean;
}

export const NO_SCENE: Scene = {
  game: "",
  state: {},
  values: {},
  seat: -1,
  mine: [],
  seats: [],
  events: [],
  seatName: String,
  companion: false,
};

export const SceneContext = createContext<Scene>(NO_SCENE);
export const useScene = (): Scene => useContext(SceneContext);
