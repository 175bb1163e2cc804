// What happened between two questions, told one thing after another. No answer ever waits for it.
import { signal } from "@preact/signals";
import { tempo, type Tempo } from "../settings";
import type { Event, Msg } from "../types.gen";
import type { Fields } from "../protocol";
import { light } from "../ui/light";
import type { Show, Shows } from "./show";
import { play } from "./sound";
import { things } from "./things";

/** How the game ended, for whoever looks: the last moment of every game. */
export interface End {
  good: boolean;
  title: string;
  reason: Msg;
}

export interface Told {
  event: Event;
  /** Its place in the log. */
  at: number;
  end?: End;
}

const LOOK: Readonly<Record<Tempo, number>> = { calm: 850, quick: 320, off: 0 };
const MOMENT: Readonly<Record<Tempo, number>> = { calm: 2800, quick: 1300, off: 0 };
const END = 3600;
/** More than this at once is told faster. */
const PATIENCE = 10;

export class Stage {
  readonly now = signal<Told | null>(null);
  readonly moment = signal<Told | null>(null);
  readonly busy = signal(false);
  private queue: Told[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shows: Shows,
    private readonly state: () => Fields,
  ) {}

  play(events: readonly Told[], end?: End): void {
    const worth = events.filter(({ event }) => !this.shows[event.kind]?.minor);
    if (end) worth.push({ event: { kind: end.good ? "won" : "lost", args: {}, seats: null, names: {} }, at: events.at(-1)?.at ?? 0, end });
    if (tempo.value === "off") {
      this.clear();
      return;
    }
    this.queue.push(...worth);
    if (!this.busy.value && this.queue.length) this.next();
  }

  /** Everything that is still to be told is known at once. */
  skip(): void {
    this.clear();
  }

  private next(): void {
    clearTimeout(this.timer);
    const told = this.queue.shift();
    if (!told) {
      this.clear();
      return;
    }
    const show: Show = told.end ? { sound: told.end.good ? "won" : "lost", ms: END } : (this.shows[told.event.kind] ?? {});
    const great = told.end !== undefined || show.great !== undefined;
    const hurry = Math.min(1, PATIENCE / (this.queue.length + 1));
    const calm = show.ms ?? (great ? MOMENT.calm : LOOK.calm);
    const quick = great ? MOMENT.quick : LOOK.quick;
    this.busy.value = true;
    this.now.value = told;
    this.moment.value = great ? told : null;
    light([...things(told.event), ...(show.at?.(told.event, this.state()) ?? [])], "happens");
    if (show.sound) play(show.sound);
    this.timer = setTimeout(() => this.next(), (tempo.value === "quick" ? quick : calm) * (great ? 1 : hurry));
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.busy.value = false;
    this.now.value = null;
    this.moment.value = null;
    light([], "happens");
  }
}
