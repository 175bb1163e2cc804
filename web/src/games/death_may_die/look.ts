// Reading the table of Death May Die: printed cards, and where the rooms of a map lie.
import type { Scene } from "../../scene";
import { card } from "../../text";
import type { EnemyStats, EpisodeCard, FigureCard, InvestigatorCard, Marker, State, StageCard, TileCard, TokenCard } from "./types.gen";

export const stateOf = (scene: Scene): State => scene.state as unknown as State;

const data = <T>(id: string): T | undefined => card(id)?.data as T | undefined;
export const episodeOf = (state: State): EpisodeCard | undefined => data<EpisodeCard>(state.episode);
export const figure = (id: string): FigureCard | undefined => data<FigureCard>(id);

/** The three Skills on an Investigator's board. */
export function skillsOf(id: string): readonly string[] {
  const printed = data<InvestigatorCard>(id);
  return printed ? [printed.unique, ...printed.common] : [];
}

/** The Stage cards of this Elder One, in their order. */
export function stagesOf(state: State, ids: readonly string[]): StageCard[] {
  return ids
    .map((id) => data<StageCard>(id))
    .filter((found): found is StageCard => found?.elder_one === state.elder_one.card)
    .sort((one, other) => one.stage - other.stage);
}

/** Health and dice of an enemy, from the Minions card or the Episode's Monster card. */
export function statsOf(state: State, enemy: string): EnemyStats | undefined {
  const minions = data<{ minions: string }>(state.elder_one.card)?.minions ?? "";
  for (const sheet of [minions, episodeOf(state)?.monsters ?? ""]) {
    const found = data<{ enemies: Record<string, EnemyStats> }>(sheet)?.enemies[enemy];
    if (found) return found;
  }
  return undefined;
}

export type Side = "n" | "e" | "s" | "w";
const STEPS: Readonly<Record<Side, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const OPPOSITE: Readonly<Record<Side, Side>> = { n: "s", e: "w", s: "n", w: "e" };
const SIDES: readonly Side[] = ["n", "e", "s", "w"];
const CELLS = 2;

export interface Edge {
  x: number;
  y: number;
  side: Side;
  /** A wall, an opening that can be walked through, or one that leads nowhere. */
  kind: "wall" | "door" | "blind";
}

export interface Room {
  id: string;
  number: number;
  tile: string;
  cells: readonly (readonly [number, number])[];
}

export interface Plan {
  rooms: readonly Room[];
  edges: readonly Edge[];
}

/** The drawing of a map, from what is printed on its tiles. */
export function planOf(episode: EpisodeCard): Plan {
  const roomAt = new Map<string, string>();
  const opened = new Map<string, boolean>();
  const rooms = new Map<string, { id: string; number: number; tile: string; cells: (readonly [number, number])[] }>();
  for (const laid of episode.map.tiles) {
    const printed = data<TileCard>(`tile-${laid.tile.slice(0, -1)}`);
    const side = laid.tile.endsWith("A") ? printed?.front : printed?.back;
    if (!side) continue;
    const letters = [...new Set(side.rooms.join(""))];
    const [left, top] = laid.at as readonly [number, number];
    for (let row = 0; row < CELLS; row += 1)
      for (let column = 0; column < CELLS; column += 1) {
        const letter = side.rooms[row]?.[column] ?? "";
        const number = laid.spaces[letters.indexOf(letter)] ?? 0;
        const id = `e${episode.number}-${number}`;
        const [x, y] = [left + column, top + row];
        roomAt.set(`${x},${y}`, id);
        const room = rooms.get(id) ?? { id, number, tile: laid.tile, cells: [] };
        room.cells.push([x, y]);
        rooms.set(id, room);
        for (const way of SIDES) {
          const [dx, dy] = STEPS[way];
          const other = side.rooms[row + dy]?.[column + dx];
          const open = other
            ? side.doors.includes([letter, other].sort().join(""))
            : side.openings.includes(way + String(way === "n" || way === "s" ? column : row));
          opened.set(`${x},${y},${way}`, open);
        }
      }
  }
  const edges: Edge[] = [];
  for (const room of rooms.values())
    for (const [x, y] of room.cells)
      for (const side of SIDES) {
        const [dx, dy] = STEPS[side];
        const beyond = `${x + dx},${y + dy}`;
        if (roomAt.get(beyond) === room.id) continue;
        const open = opened.get(`${x},${y},${side}`);
        const kind = !open ? "wall" : opened.get(`${beyond},${OPPOSITE[side]}`) ? "door" : "blind";
        edges.push({ x, y, side, kind });
      }
  return { rooms: [...rooms.values()], edges };
}

/** The largest row or column of a room's cells: where its name and its figures stand. */
export function floorOf(room: Room): { x: number; y: number; width: number; height: number } {
  const has = (x: number, y: number): boolean => room.cells.some(([a, b]) => a === x && b === y);
  let best = { x: 0, y: 0, width: 0, height: 0 };
  for (const [x, y] of room.cells)
    for (let width = 1; width <= CELLS; width += 1)
      for (let height = 1; height <= CELLS; height += 1) {
        const whole = [...Array(width * height).keys()].every((at) => has(x + (at % width), y + Math.floor(at / width)));
        if (whole && (width * height > best.width * best.height || (width * height === best.width * best.height && width > best.width)))
          best = { x, y, width, height };
      }
  return best;
}

interface Goal {
  kind: string;
  count: number;
  amount: number;
}
interface Counting {
  is?: string;
  of?: readonly unknown[];
  kind?: string;
  amount?: number;
  at?: unknown;
}

/** The spaces that a condition names: one of the map, or those with a Gate. */
function spacesAt(state: State, at: unknown): readonly string[] {
  const episode = episodeOf(state);
  if (!episode) return [];
  const numbers = at === "gates" ? Object.values(episode.map.gates) : [(at as { number?: number } | undefined)?.number ?? 0];
  return numbers.map((number) => `e${episode.number}-${number}`);
}

/** What a condition counts: tokens that are done with, or that lie where they should (of those at Gates one at each). */
function counted(state: State, condition: unknown): Goal[] {
  if (typeof condition !== "object" || condition === null) return [];
  const { is, of, kind, amount, at } = condition as Counting;
  if (is === "all" && of) return of.flatMap((one) => counted(state, one));
  if (!kind || !amount) return [];
  const names = (marker: Marker): readonly string[] => [marker.card, marker.face, data<TokenCard>(marker.card)?.counts_as ?? ""];
  const tokens = state.markers.filter((marker) => names(marker).includes(kind));
  if (is === "gathered") return [{ kind, amount, count: tokens.filter((marker) => marker.done).length }];
  if (is !== "tokens-in") return [];
  const there = tokens.map((marker) => marker.place).filter((place) => spacesAt(state, at).includes(place));
  return [{ kind, amount, count: at === "gates" ? new Set(there).size : there.length }];
}

/** How far everybody has come with the Ritual. */
export function goalsOf(state: State): readonly Goal[] {
  const episode = episodeOf(state);
  return episode ? [...episode.actions.flatMap((action) => counted(state, action.that)), ...counted(state, episode.ritual)] : [];
}

export const turnsMoon = (state: State): boolean => episodeOf(state)?.turn_ends.some((effect) => effect.do === "turn-moon") ?? false;
