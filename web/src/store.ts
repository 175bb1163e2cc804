// One open table: what the server said, and what this person says to it.
import { batch, computed, signal } from "@preact/signals";
import type { Follow } from "./acts";
import type { Problem } from "./problem";
import type { Asking } from "./settings";
import type { ChatLine, ClientMessage, Fields, ServerMessage, StateMessage, TableInfo, UndoOffer, Value, Values } from "./protocol";
import type { Decision, Event, Msg, Outcome, Waiting } from "./types.gen";

export interface SeatView {
  seat: number;
  number: number;
  state: Fields;
  values: Values;
  decisions: readonly Decision[];
  waiting: readonly Waiting[];
  outcome: Outcome | null;
  moment: Msg | null;
  events: readonly Event[];
  undo: UndoOffer | null;
  askingUndo: StateMessage["asking_undo"];
  /** When bots will go on without me, by this machine's clock; null: they need not be hurried for. */
  botsGoOn: number | null;
  /** How many changes came by a leap: loaded, caught up with, taken back. Those are not played out. */
  leaps: number;
}

export interface Refused {
  problem: Problem;
  rule: string;
}

function mergeValues(known: Values, said: StateMessage["values"]): Values {
  const merged: Record<string, Value> = { ...known };
  for (const [key, value] of Object.entries(said)) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

export function merge(known: SeatView | undefined, said: StateMessage, back = false): SeatView {
  const leap = back || said.full || !known || said.events_from < known.events.length;
  return {
    seat: said.seat,
    number: said.number,
    state: said.full || !known ? said.state : { ...known.state, ...said.state },
    values: mergeValues(said.full ? {} : (known?.values ?? {}), said.values),
    decisions: said.decisions,
    waiting: said.waiting,
    outcome: said.outcome,
    moment: said.moment,
    events: [...(known?.events.slice(0, said.events_from) ?? []), ...said.events],
    undo: said.undo,
    askingUndo: said.asking_undo,
    botsGoOn: said.bots_wait === null ? null : Date.now() + said.bots_wait * 1000,
    leaps: (known?.leaps ?? 0) + (leap ? 1 : 0),
  };
}

/** A question that is answered always so, in the words in which it was asked. */
export interface Wish {
  ask: Msg;
  answer: Msg;
}

function rememberWish(kind: string, wish: Wish): void {
  try {
    localStorage.setItem("miskatonic.wish." + kind, JSON.stringify(wish));
  } catch {
    // Then it is listed by its bare name.
  }
}

export function wishOf(kind: string): Wish | null {
  const text = localStorage.getItem("miskatonic.wish." + kind);
  return text ? (JSON.parse(text) as Wish) : null;
}

function seatSaid(text: string | null): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

const PASS = "pass";
const TURNED_AWAY = 4400;
const PING = 25_000;
/** After so many milliseconds without a word on an answer nobody has heard it. */
const OVERDUE = 6_000;
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

/** Milliseconds until the next attempt. Not the same for all: when a server comes back, not everybody knocks at once. */
export function waitBefore(tries: number, luck: number = Math.random()): number {
  return (PATIENCE[Math.min(tries, PATIENCE.length - 1)] ?? 0) * (0.5 + luck);
}

export class TableStore {
  readonly info = signal<TableInfo | null>(null);
  readonly views = signal<ReadonlyMap<number, SeatView>>(new Map());
  readonly chat = signal<readonly ChatLine[]>([]);
  /** Until when each seat may think, by this machine's clock. */
  readonly clocks = signal<ReadonlyMap<number, number>>(new Map());
  readonly link = signal<"connecting" | "online" | "offline">("connecting");
  /** Why this table is not for me. */
  readonly farewell = signal<Problem | null>(null);
  readonly refused = signal<Refused | null>(null);
  readonly sending = signal(false);
  /** I answered or spoke into a line that is dead: said until it is back. */
  readonly unheard = signal(false);
  readonly preferred = signal<number | null>(null);
  /** Whose eyes are on this screen, where rivals share it behind a curtain. */
  readonly eyes = signal<number | null>(null);
  /** How many events I had seen when I last answered; -1: nothing to be told since then. */
  readonly since = signal(-1);
  /** When the last line of the chat that I have read was said. */
  private readonly readUpTo = signal("");
  readonly unread = computed(() => {
    const mine = (this.info.value?.seats ?? []).filter((seat) => this.info.value?.mine.includes(seat.seat));
    const others = this.chat.value.filter((line) => !mine.some((seat) => seat.name === line.from));
    return others.filter((line) => line.at > this.readUpTo.value).length;
  });
  /** What is answered without asking me: seat, topic of question, answer. */
  readonly always = computed<readonly (readonly [number, string, string])[]>(() =>
    Object.entries(this.info.value?.auto ?? {}).flatMap(([seat, kinds]) =>
      Object.entries(kinds).map(([kind, key]) => [Number(seat), kind, key] as const),
    ),
  );

  /** My seat that is asked something now: the one I looked at, if it is asked, or the first that is. */
  readonly view = computed<SeatView | null>(() => {
    const views = [...this.views.value.values()];
    const looked = this.views.value.get(this.preferred.value ?? NaN);
    if (looked?.decisions.length) return looked;
    // While nobody here is asked, whoever has the screen goes on looking at their own.
    const held = this.views.value.get(this.eyes.value ?? NaN);
    return views.find((view) => view.decisions.length > 0) ?? held ?? looked ?? views[0] ?? null;
  });
  readonly decision = computed<Decision | null>(() => this.view.value?.decisions[0] ?? null);
  readonly asked = computed<readonly number[]>(() =>
    [...this.views.value.values()].filter((view) => view.decisions.length > 0).map((view) => view.seat),
  );

  private socket: WebSocket | null = null;
  private count = 0;
  private awaited = 0;
  private tries = 0;
  private said: Problem | null = null;
  /** The rest of what I do in one go. */
  follow: Follow | null = null;
  /** The last change came from my answer: what is routine after it may be answered unasked. */
  answering = false;
  private wish: [number, string, string] | null = null;
  private undoLeft = 0;
  private undoSeen = -1;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {
    this.readUpTo.value = sessionStorage.getItem("miskatonic.read." + id) ?? "";
    // Not by tab: whoever loads the page anew, or opens a second one, has no other eyes for it.
    this.eyes.value = seatSaid(localStorage.getItem("miskatonic.eyes." + id));
  }

  /** This seat has the screen now. */
  lookAs(seat: number): void {
    this.eyes.value = seat;
    try {
      localStorage.setItem("miskatonic.eyes." + this.id, String(seat));
    } catch {
      // Then the curtain falls once more when the page is loaded anew.
    }
  }

  open(): void {
    this.link.value = this.views.value.size ? "offline" : "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.chat.value = [];
      // Everything anew: a few kilobytes, and nothing can be missed.
      this.send({ t: "hello", number: 0, events: 0, lines: true });
      this.pulse = setInterval(() => this.send({ t: "ping" }), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      batch(() => {
        for (const line of event.data.split("\n")) this.hear(JSON.parse(line) as ServerMessage);
      });
    socket.onclose = (event) => {
      clearInterval(this.pulse);
      if (this.closed || this.socket !== socket) return;
      if (event.code > TURNED_AWAY) {
        this.farewell.value = this.said ?? { message: null, detail: event.reason };
        return;
      }
      this.dialAnew();
    };
  }

  private dialAnew(): void {
    batch(() => {
      this.link.value = "offline";
      this.sending.value = false;
    });
    this.timer = setTimeout(() => this.open(), waitBefore(this.tries));
    this.tries += 1;
  }

  /** Not a word on an answer: the line is dead, though nobody has said so. What was taken is seen when it is back. */
  private overdue(answer: number): void {
    if (this.closed || !this.sending.value || this.awaited !== answer) return;
    const dead = this.socket;
    this.socket = null;
    clearInterval(this.pulse);
    dead?.close();
    this.dialAnew();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  hear(said: ServerMessage): void {
    batch(() => {
      switch (said.t) {
        case "table":
          this.info.value = said;
          this.link.value = "online";
          this.unheard.value = false;
          this.forgetLostSeats(said.mine);
          break;
        case "state":
          this.hearState(said);
          break;
        case "ack":
          this.sending.value = false;
          this.refused.value = null;
          if (this.wish) this.setAlways(...this.wish);
          this.wish = null;
          break;
        case "refused":
          this.sending.value = false;
          this.wish = null;
          this.undoLeft = 0;
          this.refused.value = {
            problem: { message: said.message ?? null, detail: said.reason },
            rule: said.rule ?? "",
          };
          break;
        case "chat":
          this.chat.value = [
            ...this.chat.value.slice(-199),
            { from: said.from, text: said.text, at: said.at, message: said.message ?? null, account: said.account ?? false },
          ];
          break;
        case "clock":
          this.clocks.value = new Map(
            Object.entries(said.left).map(([seat, left]) => [Number(seat), Date.now() + left * 1000]),
          );
          break;
        case "bye":
          this.said = { message: said.message ?? null, detail: said.reason };
          break;
        case "pong":
          break;
      }
    });
  }

  private hearState(said: StateMessage): void {
    const known = this.views.value.get(said.seat);
    const back = known?.number === this.undoSeen && said.number !== this.undoSeen;
    this.views.value = new Map(this.views.value).set(said.seat, merge(known, said, back));
    this.link.value = "online";
    this.sending.value = false;
    if (this.undoLeft > 0 && said.number !== this.undoSeen) {
      this.undoLeft -= 1;
      this.undo();
    }
  }

  private forgetLostSeats(mine: readonly number[]): void {
    const kept = [...this.views.value].filter(([seat]) => (mine.length ? mine.includes(seat) : seat < 0));
    if (kept.length !== this.views.value.size) this.views.value = new Map(kept);
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Whether somebody listens. What a person does meanwhile is not kept for later: the question may be another then. */
  private listened(): boolean {
    const there = this.socket?.readyState === WebSocket.OPEN;
    if (!there) this.unheard.value = true;
    return there;
  }

  choose(keys: readonly string[], always = false, follow: Follow | null = null): void {
    const view = this.view.value;
    const decision = this.decision.value;
    if (!view || !decision || this.sending.value || !this.listened()) return;
    batch(() => {
      this.refused.value = null;
      this.since.value = view.events.length;
      this.follow = follow;
      this.answering = true;
      // Only once the answer is taken: a wish would change the table under it.
      const [key] = keys;
      this.wish = always && key !== undefined && keys.length === 1 ? [decision.seat, decision.topic || decision.kind, key] : null;
      const option = decision.options.find((one) => one.key === key);
      if (this.wish && option) rememberWish(decision.topic || decision.kind, { ask: decision.prompt, answer: option.text });
      const answer = (this.awaited = ++this.count);
      setTimeout(() => this.overdue(answer), OVERDUE);
      this.sending.value = this.send({
        t: "choose",
        id: answer,
        seat: decision.seat,
        number: view.number,
        keys,
      });
    });
  }

  undo(): void {
    const view = this.view.value;
    const mine = this.info.value?.mine ?? [];
    if (!view?.undo || !this.listened()) return;
    this.refused.value = null;
    const seat = mine.includes(view.undo.seat) ? view.undo.seat : (mine[0] ?? view.seat);
    this.undoSeen = view.number;
    this.answering = false;
    this.since.value = -1;
    this.send({ t: "undo", id: ++this.count, seat, number: view.number });
  }

  /** The real table says otherwise: questions about it follow. */
  otherwise(card: string): void {
    const view = this.view.value;
    const mine = this.info.value?.mine ?? [];
    if (!view || !this.listened()) return;
    this.refused.value = null;
    const seat = mine.includes(view.seat) ? view.seat : (mine[0] ?? view.seat);
    this.send({ t: "otherwise", id: ++this.count, seat, number: view.number, card });
  }

  /** One after another: each waits for the table as it was before. */
  undoMany(steps: number): void {
    this.undoLeft = Math.max(0, steps - 1);
    this.undo();
  }

  consent(yes: boolean): void {
    this.send({ t: "consent", yes });
  }

  readChat(): void {
    const last = this.chat.value.at(-1)?.at ?? "";
    if (last > this.readUpTo.peek()) this.readUpTo.value = last;
    sessionStorage.setItem("miskatonic.read." + this.id, this.readUpTo.peek());
  }

  /** False: nobody has heard it, and whoever wrote it keeps their words. */
  talk(text: string): boolean {
    if (!text.trim()) return true;
    return this.listened() && this.send({ t: "chat", text: text.trim() });
  }

  /** Passes over what this person does not want to be asked, and asks again what they want to be asked again. */
  askFor(topicsOf: (asking: Asking) => readonly string[], wanted: Asking): void {
    const info = this.info.value;
    if (!info || this.socket?.readyState !== WebSocket.OPEN) return;
    const place = "miskatonic.asking." + this.id;
    const before = (localStorage.getItem(place) ?? "every") as Asking;
    const topics = topicsOf(wanted);
    for (const seat of info.mine) {
      const known = info.auto?.[seat] ?? {};
      for (const topic of topicsOf(before)) if (!topics.includes(topic) && known[topic] === PASS) this.setAlways(seat, topic, null);
      for (const topic of topics) if (known[topic] === undefined) this.setAlways(seat, topic, PASS);
    }
    if (wanted !== before) localStorage.setItem(place, wanted);
  }

  setAlways(seat: number, topic: string, key: string | null): void {
    this.send({ t: "auto", seat, topic, key });
  }
}
