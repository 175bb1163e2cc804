// Things that belong together light each other up: options, log lines and what lies on the table.

type Lamp = "lit" | "happens";

const PARTS = "[data-anchor], [data-about]";
const of = (element: HTMLElement): readonly string[] => [
  ...(element.dataset["anchor"]?.split(" ") ?? []),
  ...(element.dataset["about"]?.split(" ") ?? []),
];

/** Everything of these names, and nothing else, is lit by this lamp. What is lit already is left alone: each change of a
 * class has the browser look at its styles again. */
export function light(names: readonly string[], lamp: Lamp = "lit"): void {
  const wanted = new Set(names);
  const lit = new Set<HTMLElement>();
  // What happens is shown where it happens; the log says it anyway.
  if (wanted.size)
    for (const element of document.querySelectorAll<HTMLElement>(lamp === "happens" ? "[data-anchor]" : PARTS))
      if (of(element).some((name) => wanted.has(name))) lit.add(element);
  for (const element of document.querySelectorAll<HTMLElement>("." + lamp)) if (!lit.has(element)) element.classList.remove(lamp);
  for (const element of lit) if (!element.classList.contains(lamp)) element.classList.add(lamp);
}

/** Pointing at one of them, or walking there by keyboard. */
export function watchPointer(): () => void {
  let last: HTMLElement | null = null;
  const over = (event: Event): void => {
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>(PARTS) : null;
    if (part === last) return;
    last = part;
    light(part ? of(part) : []);
  };
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", over);
  return () => {
    document.removeEventListener("pointerover", over);
    document.removeEventListener("focusin", over);
  };
}
