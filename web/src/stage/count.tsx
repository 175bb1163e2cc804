import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tempo } from "../settings";
import { drawn } from "./differ";

/** A number at its owner: when it changes in play, the difference rises from it, or falls. */
export function Count({ value, children }: { value: number; children?: ComponentChildren }): JSX.Element {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change && drawn.played && tempo.value !== "off" && element.current) drift(element.current, change);
  }, [value]);
  return (
    <span class="count-of" ref={element}>
      {children ?? (value < 0 ? `−${-value}` : value)}
    </span>
  );
}

/** What is scrolled away has no place on the screen: its difference would rise from something else. */
function inSight(at: HTMLElement, x: number, y: number): boolean {
  for (let around = at.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}

function drift(at: HTMLElement, change: number): void {
  const sky = document.querySelector(".sky");
  const box = at.getBoundingClientRect();
  if (!sky || !box.width || !inSight(at, box.x + box.width / 2, box.y + box.height / 2)) return;
  const mark = document.createElement("span");
  mark.className = `drift ${change > 0 ? "up" : "down"}`;
  mark.textContent = change > 0 ? `+${change}` : `−${-change}`;
  Object.assign(mark.style, { left: `${box.x + box.width / 2}px`, top: `${box.y}px` });
  sky.append(mark);
  const far = change > 0 ? -2.2 : 1.6;
  const path = [
    { transform: "translate(-50%, 0) scale(.6)", opacity: 0 },
    { transform: "translate(-50%, 0) scale(1.3)", opacity: 1, offset: 0.2 },
    { transform: `translate(-50%, ${far}rem) scale(1)`, opacity: 0 },
  ];
  const animation = mark.animate(path, { duration: tempo.value === "quick" ? 900 : 1700, easing: "ease-out" });
  const gone = (): void => mark.remove();
  void animation.finished.then(gone, gone);
}
