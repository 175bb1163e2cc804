// The browser takes no markup and no worker from us but through this gate (`require-trusted-types-for` in the policy of
// the server): drawings that were built in, made of shapes alone, and the worker of our own folder.

interface Gate {
  createHTML(body: string): object;
  createScriptURL(address: string): object;
}

interface Gates {
  createPolicy(name: string, rules: Record<keyof Gate, (text: string) => string>): Gate;
}

const SHAPES = new Set(["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "defs", "use", "clippath", "mask", "title", "lineargradient", "radialgradient", "stop"]);
const WORKER = "./sw.js";

/** Whether a drawing is nothing but shapes: no scripts, no handlers, no addresses. */
export function harmless(body: string): boolean {
  const tags = [...body.matchAll(/<\s*\/?\s*([^\s/>]*)/g)].map(([, name = ""]) => name.toLowerCase());
  return tags.every((name) => SHAPES.has(name) || name === "!--") && !/[\s"'/]on[a-z]+\s*=|\bhref\s*=\s*["']?(?!#)|javascript:/i.test(body);
}

function shapes(body: string): string {
  if (!harmless(body)) throw new TypeError("not a drawing of ours");
  return body;
}

function ours(address: string): string {
  if (address !== WORKER) throw new TypeError("not a worker of ours");
  return address;
}

const gates = (globalThis as { trustedTypes?: Gates }).trustedTypes;
const gate = gates?.createPolicy("miskatonic", { createHTML: shapes, createScriptURL: ours });
const known = new Map<string, object>();

/** For `dangerouslySetInnerHTML`; the same drawing is the same thing each time, so nothing is painted anew. */
export function trusted(body: string): { __html: string } {
  if (!gate) return { __html: body };
  let found = known.get(body);
  if (found === undefined) known.set(body, (found = gate.createHTML(body)));
  return { __html: found as unknown as string };
}

export const worker = (): string => (gate ? (gate.createScriptURL(WORKER) as unknown as string) : WORKER);
