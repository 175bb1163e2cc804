// What a symbol means: on hover, on keyboard focus, and on a long press where there is no pointer to hover.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";

interface Tip {
  text: string;
  box: DOMRect;
}

const shown = signal<Tip | null>(null);
const HOVER = 250;
const LONG = 450;

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

export function Tips(): JSX.Element | null {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      shown.value = null;
    };
    const later = (element: HTMLElement, wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = element.dataset["tip"];
        if (text && element.isConnected) shown.value = { text, box: element.getBoundingClientRect() };
      }, wait);
    };
    const over = (event: PointerEvent): void => {
      const element = tipped(event.target);
      if (event.pointerType === "touch") return;
      hide();
      if (element) later(element, HOVER);
    };
    const down = (event: PointerEvent): void => {
      hide();
      const element = tipped(event.target);
      if (!element || event.pointerType !== "touch") return;
      later(element, LONG);
      const began = performance.now();
      // A long press asks what the thing is; it does not choose it.
      const up = (): void => {
        clearTimeout(timer);
        if (performance.now() - began < LONG) return;
        const swallow = (click: Event): void => (click.stopPropagation(), click.preventDefault());
        document.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => document.removeEventListener("click", swallow, true), 300);
      };
      document.addEventListener("pointerup", up, { once: true });
    };
    const focus = (event: FocusEvent): void => {
      const element = tipped(event.target);
      if (element && element.matches(":focus-visible")) later(element, HOVER);
    };
    const still = (event: Event): void => {
      if (tipped(event.target)) event.preventDefault();
    };
    document.addEventListener("pointerover", over);
    document.addEventListener("pointerdown", down);
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", hide);
    document.addEventListener("scroll", hide, true);
    document.addEventListener("contextmenu", still);
    return () => {
      hide();
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", hide);
      document.removeEventListener("scroll", hide, true);
      document.removeEventListener("contextmenu", still);
    };
  }, []);
  const tip = shown.value;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !tip) return;
    const size = element.getBoundingClientRect();
    const left = Math.max(6, Math.min(tip.box.x + tip.box.width / 2 - size.width / 2, innerWidth - size.width - 6));
    const above = tip.box.y - size.height - 8;
    element.style.left = `${left}px`;
    element.style.top = `${above > 4 ? above : tip.box.bottom + 8}px`;
  }, [tip]);
  return tip && (
    <div class="tip" role="tooltip" ref={bubble}>
      {tip.text}
    </div>
  );
}
