// One press is one answer. What is pressed again in the same place at once was meant for the question before.
import { signal } from "@preact/signals";

const QUIET = 400;
const NEAR = 48;

interface Press {
  key: string;
  x: number;
  y: number;
}

let press: Press = { key: "", x: -1, y: -1 };
let answered: Press | null = null;
let at = -Infinity;

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (press = { key: "", x, y }), true);
  document.addEventListener("keydown", ({ key }) => (press = { key, x: -1, y: -1 }), true);
}

/** For so long a press might be the echo of the last one; the page says so (`aria-busy`). */
export const echoing = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

function listen(): void {
  echoing.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => (echoing.value = false), QUIET + 20);
}

export function noteAnswer(): void {
  answered = press;
  at = performance.now();
  listen();
}

/** A question can be seen from now on. */
export function noteQuestion(): number {
  if (answered) listen();
  return performance.now();
}

/** The second half of a double click, or of a key that was hit twice: just after the answer, or after the question that
 * came of it could first be seen. */
export function hasty(asked: number): boolean {
  const pressed = press.key !== "" || press.x >= 0;
  if (!pressed || !answered || performance.now() - Math.max(at, asked) > QUIET || press.key !== answered.key) return false;
  return Math.hypot(press.x - answered.x, press.y - answered.y) < NEAR;
}
