// What a question is about is brought into view.
import { useEffect } from "preact/hooks";
import type { Ask } from "../ask";

function found(anchor: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(".board-area [data-anchor]")].find((element) =>
    element.dataset["anchor"]?.split(" ").includes(anchor),
  );
}

/** How much of the board's upper edge is covered by what stays there. */
function covered(area: Element): number {
  return area.querySelector(":scope > .teacher")?.getBoundingClientRect().height ?? 0;
}

function seen(element: HTMLElement): boolean {
  const board = element.closest(".board-area");
  const area = board?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const map = element.closest(".map-frame")?.getBoundingClientRect();
  const onMap = !map || (box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom);
  return onMap && (!area || !board || (box.top >= area.top + covered(board) - 1 && box.bottom <= area.bottom + 1));
}

/** `subject`: what is being dealt with; else, if nothing that can be touched is in sight, the first such thing. */
export function useInView(subject: string, ask: Ask | null, side: string): void {
  useEffect(() => {
    if (!ask) return;
    const about = subject ? found(subject) : undefined;
    const things = about ? [about] : [...ask.offers.keys()].map(found).filter((one) => one !== undefined);
    const [first] = things;
    if (!first || things.some(seen)) return;
    // A map pans by itself; then the page scrolls to it.
    first.dispatchEvent(new CustomEvent("bring", { bubbles: true }));
    const board = first.closest<HTMLElement>(".board-area");
    if (board) board.style.scrollPaddingTop = `${covered(board)}px`;
    first.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [subject, ask, side]);
}
