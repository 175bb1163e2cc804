// What a question is about is brought into view.
import { useEffect } from "preact/hooks";
import type { Ask } from "../ask";

function found(anchor: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(".board-area [data-anchor]")].find((element) =>
    element.dataset["anchor"]?.split(" ").includes(anchor),
  );
}

function seen(element: HTMLElement): boolean {
  const area = element.closest(".board-area")?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return !area || (box.top >= area.top - 1 && box.bottom <= area.bottom + 1);
}

/** `subject`: what is being dealt with; else, if nothing that can be touched is in sight, the first such thing. */
export function useInView(subject: string, ask: Ask | null, side: string): void {
  useEffect(() => {
    if (!ask) return;
    const about = subject ? found(subject) : undefined;
    const things = about ? [about] : [...ask.offers.keys()].map(found).filter((one) => one !== undefined);
    const [first] = things;
    if (!first || things.some(seen)) return;
    first.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [subject, ask, side]);
}
