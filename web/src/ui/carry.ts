// A thing is taken and put down on another: the same as touching both.
import type { Ask } from "../ask";

const FAR = 12;

const namesOf = (spot: HTMLElement): readonly string[] => spot.dataset["anchor"]?.split(" ") ?? [];

/** The innermost thing under the hand that takes what is carried. */
function landing(under: Element | null, ask: Ask, anchors: readonly string[]): HTMLElement | undefined {
  for (let spot = under?.closest<HTMLElement>(".spot"); spot; spot = spot.parentElement?.closest<HTMLElement>(".spot"))
    if (ask.takes(anchors, namesOf(spot))) return spot;
  return undefined;
}

export function carry(down: PointerEvent, ask: Ask, anchors: readonly string[]): void {
  const from = (down.target as Element).closest<HTMLElement>(".spot");
  // A finger that moves over the board scrolls it; only small things are carried by hand.
  if (!from?.querySelector("[data-carried]")) return;
  let ghost: HTMLElement | null = null;
  const stop = (): void => {
    ghost?.remove();
    document.body.classList.remove("carrying");
    for (const spot of document.querySelectorAll(".spot.landing")) spot.classList.remove("landing");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  };
  const move = (event: PointerEvent): void => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    if (!ghost) {
      const box = from.getBoundingClientRect();
      ghost = from.cloneNode(true) as HTMLElement;
      delete ghost.dataset["piece"];
      ghost.classList.add("aloft");
      Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px` });
      document.querySelector(".sky")?.append(ghost);
      document.body.classList.add("carrying");
      for (const spot of document.querySelectorAll<HTMLElement>(".spot[data-anchor]"))
        spot.classList.toggle("landing", ask.takes(anchors, namesOf(spot)));
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const up = (event: PointerEvent): void => {
    const carried = ghost !== null;
    stop();
    if (!carried) return;
    // The click that follows belongs to the carrying.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true), 0);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = landing(under, ask, anchors) ?? under?.closest<HTMLElement>(".spot.open");
    if (target && target !== from) ask.put(anchors, namesOf(target));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
}
