// A die is thrown: it tumbles with its face hidden, and lands.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { mayMove, tempo } from "../settings";
import { drawn } from "../stage/differ";

/** True while it is in the air. `throwing` changes with each throw; `turn`: its place in the row, for landing one by one. */
export function useTumble(body: RefObject<HTMLElement | null>, throwing: string, turn: number): boolean {
  const last = useRef(throwing);
  const [flying, setFlying] = useState(false);
  useLayoutEffect(() => {
    const fresh = throwing !== "" && throwing !== last.current;
    last.current = throwing;
    if (!fresh || !body.current || !drawn.played || !mayMove()) return undefined;
    const slow = tempo.value === "quick" ? 0.5 : 1;
    const spin = 540 + ((turn * 67) % 180);
    setFlying(true);
    const flight = body.current.animate(
      [
        { transform: `translate(${-40 - turn * 8}px, -70px) rotate(-${spin}deg) scale(1.2)`, opacity: 0.5 },
        { transform: "translate(10px, 6px) rotate(22deg) scale(1.05)", opacity: 1, offset: 0.72 },
        { transform: "translate(-3px, -5px) rotate(-6deg)", offset: 0.88 },
        { transform: "none", opacity: 1 },
      ],
      { duration: (480 + turn * 130) * slow, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
    const landed = (): void => setFlying(false);
    void flight.finished.then(landed, landed);
    return () => flight.cancel();
  }, [throwing]);
  return flying;
}
