import type {
  Advice,
  Brought,
  Catalogue,
  GameInfo,
  Known,
  Lesson,
  Me,
  NewSeat,
  Replay,
  Reported,
  Rule,
  SessionLine,
  TableInfo,
  TableLine,
  TableRules,
} from "./protocol";
import type { Msg } from "./types.gen";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly said: Msg | null,
  ) {
    super(detail);
  }
}

type Headers = Readonly<Record<string, string>>;

async function request(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    init.headers = { "Content-Type": typeof body === "string" ? "text/plain" : "application/json", ...headers };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await fetch("/api/" + path, init).catch((error: Error) => {
    throw new ApiError(0, error.message, { type: "msg", id: "no-answer", args: {} });
  });
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as { detail?: unknown; message?: Msg };
  const detail = typeof said.detail === "string" ? said.detail : response.statusText;
  throw new ApiError(response.status, detail, said.message ?? null);
}

const get = async <T>(path: string, headers: Headers = {}): Promise<T> =>
  (await request("GET", path, undefined, headers)).json() as Promise<T>;
const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await request("POST", path, body)).json() as Promise<T>;

/** Whoever sits there, or somebody who watches. */
export type Whom = { seat: number } | { person: string };

export interface NewTable {
  game: string;
  seats: readonly NewSeat[];
  options: Readonly<Record<string, unknown>>;
  rules: TableRules;
}

export const api = {
  me: () => get<Me>("me"),
  guest: (name: string) => post<Me>("guest", { name }),
  login: (name: string, password: string) => post<Me>("login", { name, password }),
  register: (name: string, password: string) => post<Me>("register", { name, password }),
  logout: () => request("POST", "logout", {}),
  sessions: () => get<readonly SessionLine[]>("sessions"),
  endSession: (id: string) => request("DELETE", `sessions/${id}`),
  endOthers: () => request("POST", "sessions/others", {}),
  changePassword: (old: string, password: string) => post<Me>("password", { old, password }),
  deleteMe: (password: string) => request("DELETE", "me", { password }),
  games: () => get<readonly GameInfo[]>("games"),
  bring: (game: string, setting: string, text: string, options: Readonly<Record<string, string | number>> = {}) =>
    post<readonly Brought[]>(`games/${game}/bring`, { setting, text, options }),
  known: (game: string) => get<Known>(`games/${game}/known`),
  catalogue: (game: string, lang: string) => get<Catalogue>(`games/${game}/catalogue/${lang}`),
  text: async (game: string, lang: string) => (await request("GET", `text/${game}/${lang}`)).text(),
  almanac: (game: string, words: string) => get<readonly Rule[]>(`almanac/${game}?q=${encodeURIComponent(words)}`),
  rule: (game: string, rule: string) => get<Rule>(`almanac/${game}/${rule}`),
  tables: () => get<readonly TableLine[]>("tables"),
  newTable: (table: NewTable) => post<TableInfo>("tables", table),
  /** The invitation in a header: addresses are written into logs. */
  table: (id: string, invite = "") => get<TableInfo>(`tables/${id}`, invite ? { "X-Invitation": invite } : {}),
  join: (id: string, body: { invite?: string; seat?: number }) => post<TableInfo>(`tables/${id}/join`, body),
  wish: (id: string, seat: number, setting: string, choice: string) =>
    post<TableInfo>(`tables/${id}/wish`, { seat, setting, choice }),
  swap: (id: string, seat: number, other: number) => post<TableInfo>(`tables/${id}/swap`, { seat, other }),
  sendAway: (id: string, who: Whom) => post<TableInfo>(`tables/${id}/away`, who),
  mute: (id: string, who: Whom, muted: boolean) => post<TableInfo>(`tables/${id}/mute`, { ...who, muted }),
  inviteAnew: (id: string) => post<TableInfo>(`tables/${id}/invitation`),
  clear: (id: string) => request("DELETE", `tables/${id}`),
  address: () => get<{ address: string | null }>("address"),
  /** What it says stays out of the address: there is an invitation in it. */
  qr: async (text: string) => (await request("POST", "qr", { text })).blob(),
  lessons: (game: string) => get<readonly Lesson[]>(`games/${game}/lessons`),
  beginLesson: (game: string, lesson: string) => post<TableInfo>(`games/${game}/lessons/${lesson}`),
  next: (id: string) => post<TableInfo>(`tables/${id}/next`),
  campaign: (id: string) => get<readonly TableLine[]>(`tables/${id}/campaign`),
  start: (id: string) => post<unknown>(`tables/${id}/start`),
  seat: (id: string, seat: number, kind: "bot" | "me" | "open") => post<unknown>(`tables/${id}/seats/${seat}`, { kind }),
  importFile: (text: string) => post<TableInfo>("import", text),
  report: (id: string, note: string) => post<Reported>(`tables/${id}/report`, { note }),
  replay: (id: string, entry: number) => get<Replay>(`tables/${id}/replay/${entry}`),
  hint: (id: string, seat: number) => post<Advice>(`tables/${id}/hint`, { seat }),
  whatIf: (id: string, entry: number) => post<Advice>(`tables/${id}/what-if`, { entry }),
  continueFrom: (id: string, entry: number) => post<TableInfo>(`tables/${id}/continue`, { entry }),
  exportFile: async (id: string) => (await request("GET", `tables/${id}/export`)).text(),
};
