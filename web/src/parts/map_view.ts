// Pan and zoom, by mouse, fingers, wheel and keys. Nothing is drawn anew meanwhile: only the sheet is moved.
import { mayMove } from "../settings";
import type { Box } from "./map_layout";

const CLOSEST = 3;
/** Smaller than this, nothing can be read: such a map opens closer, at what it is about. */
const LEGIBLE = 0.45;
const OPENING = 0.65;
/** Rooms shrink with the map, and what is written in them: such a map opens closer, on a phone closer still. */
const ROOMY = 0.5;
const NARROW = 480;
const FOR_FINGERS = 0.85;
/** A map with little on it is not blown up. */
const LARGEST = 1.5;
const DRAG = 6;
const STEP = 60;

export interface Size {
  width: number;
  height: number;
}

export interface At {
  x: number;
  y: number;
  zoom: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The zoom at which all of the sheet is seen. */
export const fitting = (frame: Size, sheet: Size): number =>
  Math.min(frame.width / Math.max(1, sheet.width), frame.height / Math.max(1, sheet.height));

/** What is smaller than the frame lies in its middle; what is larger covers it. */
export function kept(at: At, frame: Size, sheet: Size): At {
  const zoom = within(at.zoom, Math.min(fitting(frame, sheet), LARGEST), CLOSEST);
  const axis = (value: number, room: number, size: number): number =>
    size * zoom <= room ? (room - size * zoom) / 2 : within(value, room - size * zoom, 0);
  return { x: axis(at.x, frame.width, sheet.width), y: axis(at.y, frame.height, sheet.height), zoom };
}

/** Closer or farther, and the point under the hand stays where it is. */
export function zoomed(at: At, factor: number, x: number, y: number): At {
  return { x: x - (x - at.x) * factor, y: y - (y - at.y) * factor, zoom: at.zoom * factor };
}

export class MapView {
  at: At = { x: 0, y: 0, zoom: 1 };
  /** All of it is seen, and shall be when the frame changes. */
  private whole = true;
  private wished = false;
  private opened = false;
  /** What was seen before something was gathered. */
  private before: { at: At; whole: boolean } | null = null;
  private gathered: readonly HTMLElement[] = [];
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    private readonly frame: HTMLElement,
    private readonly sheet: HTMLElement,
    private readonly onZoom: () => void,
  ) {}

  get size(): Size {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private get natural(): Size {
    return { width: this.sheet.offsetWidth, height: this.sheet.offsetHeight };
  }

  /** The least zoom at which this map is opened whole. */
  private get legible(): number {
    if (!this.sheet.querySelector(".map-area")) return LEGIBLE;
    return this.size.width < NARROW ? FOR_FINGERS : ROOMY;
  }

  private put(at: At, smoothly = false): void {
    const before = this.at.zoom;
    this.at = kept(at, this.size, this.natural);
    const { x, y, zoom } = this.at;
    this.sheet.classList.toggle("gliding", smoothly && mayMove());
    this.sheet.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    this.frame.style.setProperty("--zoom", String(zoom));
    // A finger on a map that is seen whole scrolls the page, as everywhere.
    this.frame.classList.toggle("whole", zoom <= Math.min(LARGEST, fitting(this.size, this.natural)) * 1.01);
    if (zoom !== before) this.onZoom();
  }

  /** The frame or the sheet has another size. `about`: where a map opens that is too large to be seen whole. */
  settle(about: Element | null = null): void {
    // While it is hidden it keeps its view.
    if (!this.size.width) return;
    const opening = (!this.opened || (this.whole && !this.wished)) && fitting(this.size, this.natural) < this.legible;
    this.opened = true;
    if (opening) this.open(about);
    else if (this.whole) this.fitted();
    else this.put(this.at);
    if (this.gathered.length) this.gather(this.gathered);
  }

  private open(about: Element | null): void {
    const { width, height } = this.size;
    const sheet = this.natural;
    this.whole = false;
    const zoom = within(Math.max(width / sheet.width, height / sheet.height), this.legible, Math.max(OPENING, this.legible));
    this.put({ x: (width - sheet.width * zoom) / 2, y: (height - sheet.height * zoom) / 2, zoom });
    const [box, frame] = [about?.getBoundingClientRect(), this.frame.getBoundingClientRect()];
    if (box) this.by(frame.x + width / 2 - box.x - box.width / 2, frame.y + height / 2 - box.y - box.height / 2);
  }

  /** Somebody wants to see all of it, however small. */
  fit(): void {
    this.wished = true;
    this.fitted();
  }

  private fitted(): void {
    this.whole = true;
    this.put({ x: 0, y: 0, zoom: Math.min(LARGEST, fitting(this.size, this.natural)) }, true);
    this.onZoom();
  }

  by(dx: number, dy: number, smoothly = false): void {
    this.put({ ...this.at, x: this.at.x + dx, y: this.at.y + dy }, smoothly);
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2, smoothly = false): void {
    this.whole = false;
    this.put(zoomed(this.at, factor, x, y), smoothly);
  }

  /** A part of the sheet, in its own pixels, as large as can be. */
  show(box: Box, closest = CLOSEST): void {
    this.whole = false;
    const zoom = within(fitting(this.size, box), 0.1, closest);
    const middle = (start: number, size: number, room: number): number => room / 2 - (start + size / 2) * zoom;
    this.put({ x: middle(box.x, box.width, this.size.width), y: middle(box.y, box.height, this.size.height), zoom }, true);
  }

  /** All of these shall be in the frame at once, however far one has to go for that; with none, back to where one was. */
  gather(things: readonly HTMLElement[]): void {
    const frame = this.frame.getBoundingClientRect();
    const inside = (box: DOMRect): boolean => box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    this.gathered = things;
    if (!things.length) return this.goBack();
    if (things.every((thing) => inside(thing.getBoundingClientRect()))) return;
    this.before ??= { at: this.at, whole: this.whole };
    const edges = things.map((thing) => ({ x: thing.offsetLeft, y: thing.offsetTop, right: thing.offsetLeft + thing.offsetWidth, bottom: thing.offsetTop + thing.offsetHeight, pad: thing.offsetWidth / 2 }));
    const x = Math.min(...edges.map((edge) => edge.x - edge.pad));
    const y = Math.min(...edges.map((edge) => edge.y - edge.pad));
    const [right, bottom] = [Math.max(...edges.map((edge) => edge.right + edge.pad)), Math.max(...edges.map((edge) => edge.bottom + edge.pad))];
    this.show({ x, y, width: right - x, height: bottom - y }, this.at.zoom);
  }

  private goBack(): void {
    if (!this.before) return;
    const { at, whole } = this.before;
    this.before = null;
    this.whole = whole;
    if (whole) this.settle();
    else this.put(at, true);
  }

  /** Something on the sheet is brought into the frame, if it is not there. */
  bring(thing: Element): void {
    const [box, frame] = [thing.getBoundingClientRect(), this.frame.getBoundingClientRect()];
    const pad = 24;
    const short = (start: number, end: number, from: number, to: number): number =>
      start < from + pad ? from + pad - start : end > to - pad ? to - pad - end : 0;
    const [dx, dy] = [short(box.left, box.right, frame.left, frame.right), short(box.top, box.bottom, frame.top, frame.bottom)];
    if (dx || dy) this.by(dx, dy, true);
  }

  key(key: string): boolean {
    const doing = {
      "+": () => this.zoom(1.3, undefined, undefined, true),
      "=": () => this.zoom(1.3, undefined, undefined, true),
      "-": () => this.zoom(1 / 1.3, undefined, undefined, true),
      Home: () => this.fit(),
      ArrowLeft: () => this.by(STEP, 0, true),
      ArrowRight: () => this.by(-STEP, 0, true),
      ArrowUp: () => this.by(0, STEP, true),
      ArrowDown: () => this.by(0, -STEP, true),
    }[key];
    doing?.();
    return doing !== undefined;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const frame = this.frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event.clientX - frame.x, event.clientY - frame.y);
  }

  /** A hand on the map: one finger pans, two zoom. What is pulled far was not pressed. */
  down(event: PointerEvent): void {
    const target = event.target as Element;
    if (event.button || target.closest(".map-tools") || target.closest(".spot.open [data-carried]")) return;
    if (event.isPrimary) (this.fingers.clear(), (this.moved = 0));
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) return;
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.up);
  }

  private readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    const far = (one: { x: number; y: number }, two: { x: number; y: number }): number => Math.hypot(one.x - two.x, one.y - two.y);
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.hypot(dx, dy);
    if (!other && this.moved < DRAG) return;
    this.fingers.set(event.pointerId, now);
    if (!other) return this.by(dx, dy);
    const frame = this.frame.getBoundingClientRect();
    this.by(dx / 2, dy / 2);
    this.zoom(far(now, other) / Math.max(1, far(finger, other)), (now.x + other.x) / 2 - frame.x, (now.y + other.y) / 2 - frame.y);
  };

  private readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size) return;
    this.stop();
    if (this.moved < DRAG) return;
    const swallow = (click: Event): void => (click.stopPropagation(), click.preventDefault());
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 0);
  };

  stop(): void {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.up);
  }
}
