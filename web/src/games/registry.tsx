// Games by id: each has a room of its own, found by its folder. A game without a board gets the plain one.
import type { Prompt } from "../table/choices";
import { Choices, Several } from "../table/choices";
import type { EngineKind } from "../types.gen";
import { useAsk } from "../ask";
import { clients, type GameClient } from "./loaded";
import { PlainBoard } from "./plain";

export type { GameClient } from "./loaded";

const Any: Prompt = () => (useAsk()?.several ? <Several /> : <Choices />);

/** What engine and kit themselves ask, in every game. */
export const enginePrompts: Readonly<Record<EngineKind, Prompt>> = {
  assign: Any,
  chance: Any,
  "choose-one": Any,
  "choose-some": Any,
  may: Any,
  order: Any,
  otherwise: Any,
  react: Any,
  reroll: Any,
  select: Any,
  toward: Any,
};

export const plain: GameClient = {
  room: "plain-room",
  Board: PlainBoard,
  prompts: {},
  seatName: () => "",
  guide: ["prompt", "log"],
};

const ROOMS = import.meta.glob<{ client: GameClient }>("./*/index.ts");
const roomOf = (game: string): (() => Promise<{ client: GameClient }>) | undefined =>
  ROOMS[`./${game.replaceAll("-", "_")}/index.ts`];

export function wantClient(game: string): void {
  const load = roomOf(game);
  if (!load || game in clients.peek()) return;
  void load().then(({ client }) => {
    clients.value = { ...clients.value, [game]: client };
  });
}

/** The board of a game; `null` while it is on its way. */
export function clientOf(game: string): GameClient | null {
  return clients.value[game] ?? (roomOf(game) ? null : plain);
}

export function promptOf(client: GameClient, kind: string): Prompt {
  return client.prompts[kind] ?? (enginePrompts as Readonly<Record<string, Prompt>>)[kind] ?? Any;
}
