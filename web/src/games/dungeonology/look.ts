// Reading the table of Dungeonology: the state and printed cards.
import type { Scene } from "../../scene";
import { card } from "../../text";
import type { AlertnessCard, ColumnCard, State, ZoneCard } from "./types.gen";

export const stateOf = (scene: Scene): State => scene.state as unknown as State;

const data = <T>(id: string): T | undefined => card(id)?.data as T | undefined;
export const zone = (id: string): ZoneCard | undefined => data<ZoneCard>(id);
export const column = (colour: string): ColumnCard | undefined => data<ColumnCard>(`column-${colour}`);
export const alertness = (id: string): AlertnessCard | undefined => data<AlertnessCard>(id);
