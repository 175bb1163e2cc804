// The differ: a thing that lay there and lies here now is seen to move. Things are told apart by `data-piece`.
import { tempo } from "../settings";

interface Lying {
  element: HTMLElement;
  box: DOMRect;
  ground: Element | null;
}

export type Lay = ReadonlyMap<string, Lying>;

const EASE = "cubic-bezier(.25,.8,.3,1)";
const time = (): number => (tempo.value === "quick" ? 220 : 480);

export function layOf(root: ParentNode): Lay {
  const found = new Map<string, Lying>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset["piece"] ?? "", { element, box, ground: element.closest("[data-ground]") });
  }
  return found;
}

/** A copy above everything, since a thing that leaves its tray or board would be cut off at the edge. */
function aloft(layer: HTMLElement, from: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = from.isConnected ? (from.cloneNode(true) as HTMLElement) : from;
  delete ghost.dataset["piece"];
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("aloft");
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  layer.append(ghost);
  return ghost;
}

const then = (animation: Animation, doing: () => void): void => void animation.finished.then(doing, doing);

function move(layer: HTMLElement, was: Lying, is: Lying): void {
  const [dx, dy] = [was.box.x - is.box.x, was.box.y - is.box.y];
  if (Math.hypot(dx, dy) < 3) return;
  const [sx, sy] = [was.box.width / is.box.width, was.box.height / is.box.height];
  const path = (by: number): Keyframe[] => [{ transform: `translate(${dx / by}px, ${dy / by}px) scale(${sx}, ${sy})` }, { transform: "none" }];
  if (was.ground === is.ground) {
    // On a map that is seen larger or smaller, its own pixels are others than the screen's.
    const seen = is.element.offsetWidth ? is.box.width / is.element.offsetWidth : 1;
    is.element.animate(path(seen || 1), { duration: time(), easing: EASE });
    return;
  }
  const ghost = aloft(layer, is.element, is.box);
  is.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time() });
  then(ghost.animate(path(1), { duration: time(), easing: EASE }), () => ghost.remove());
}

function appear(element: HTMLElement): void {
  const turns = "turns" in element.dataset;
  element.animate(
    turns
      ? [{ transform: "perspective(60rem) rotateY(90deg)", opacity: 0.6 }, { transform: "perspective(60rem) rotateY(0)", opacity: 1 }]
      : [{ transform: "scale(.7)", opacity: 0 }, { transform: "none", opacity: 1 }],
    { duration: time() * (turns ? 1.3 : 0.8), easing: EASE },
  );
}

function leave(layer: HTMLElement, was: Lying): void {
  const ghost = aloft(layer, was.element, was.box);
  then(
    ghost.animate([{ opacity: 1 }, { transform: "translateY(1.5rem) scale(.85)", opacity: 0 }], { duration: time() * 0.8, easing: "ease-in" }),
    () => ghost.remove(),
  );
}

/** From how things lay to how they lie. */
export function flow(before: Lay, root: ParentNode, layer: HTMLElement): void {
  const after = layOf(root);
  for (const [name, is] of after) {
    const was = before.get(name);
    if (was) move(layer, was, is);
    else appear(is.element);
  }
  for (const [name, was] of before) if (!after.has(name) && !was.element.isConnected) leave(layer, was);
}
