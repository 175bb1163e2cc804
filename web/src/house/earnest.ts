// From the last lesson straight into a game: alone, or among rivals against two bots.
import { api } from "../api";
import { go, tableAddress } from "../router";
import { handsOf, newOptions, newSeats, NEW, seatCount, undoOf, type Wishes } from "./wishes";

const BOTS = 2;

export async function playInEarnest(id: string): Promise<void> {
  const game = (await api.games()).find((one) => one.id === id);
  if (!game) return;
  const wishes: Wishes = { ...NEW, mode: game.rivals ? "bots" : "solo", seats: { bots: 1 + BOTS } };
  const count = seatCount(game, wishes);
  const table = await api.newTable({
    game: id,
    seats: newSeats(wishes, count, game.bots.at(-1) ?? "random"),
    options: newOptions(game, wishes, count),
    rules: { ...game.rules, undo: undoOf(game, wishes), open_hands: handsOf(game, wishes), bot_delay: wishes.delay },
  });
  if (table.phase === "lobby") await api.start(table.id);
  go(tableAddress(table.id));
}
