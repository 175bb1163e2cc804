// Games by id. A game without a board of its own gets the plain one.
import type { FunctionComponent } from "preact";
import { signal } from "@preact/signals";
import type { Fields } from "../protocol";
import { Choices, Several, type Prompt } from "../table/choices";
import type { EngineKind } from "../types.gen";
import { useAsk } from "../ask";
import { PlainBoard } from "./plain";

export interface GameClient {
  Board: FunctionComponent;
  Tray?: FunctionComponent;
  prompts: Readonly<Record<string, Prompt>>;
  /** The component under whose name a seat plays, or an empty word. */
  seatName: (state: Fields, seat: number) => string;
  /** Things that the first-game guide points at, in order. */
  guide: readonly string[];
}

const Any: Prompt = () => (useAsk()?.several ? <Several /> : <Choices />);

/** What the engine itself asks, in every game. */
export const enginePrompts: Readonly<Record<EngineKind, Prompt>> = {
  chance: Any,
  order: Any,
  otherwise: Any,
  react: Any,
};

export const plain: GameClient = {
  Board: PlainBoard,
  prompts: {},
  seatName: () => "",
  guide: ["prompt", "log"],
};

const LOADERS: Readonly<Record<string, () => Promise<GameClient>>> = {
  "elder-sign": async () => (await import("./elder_sign")).elderSign,
};

export const clients = signal<Readonly<Record<string, GameClient>>>({});

export function wantClient(game: string): void {
  const load = LOADERS[game];
  if (!load || game in clients.peek()) return;
  void load().then((client) => {
    clients.value = { ...clients.value, [game]: client };
  });
}

/** The board of a game; `null` while it is on its way. */
export function clientOf(game: string): GameClient | null {
  return clients.value[game] ?? (game in LOADERS ? null : plain);
}

export function promptOf(client: GameClient, kind: string): Prompt {
  return client.prompts[kind] ?? (enginePrompts as Readonly<Record<string, Prompt>>)[kind] ?? Any;
}
