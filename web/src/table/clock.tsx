// How long somebody may still think, where the host has set a clock.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text";
import { Icon } from "../ui/icon";

const HURRY = 10;

export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** `mine`: what happens when it is out is said too. */
export function Clock({ until, mine }: { until: number; mine: boolean }): JSX.Element {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const name = t(mine ? "clock-mine" : "clock-theirs", { left: inMinutes(left) });
  return (
    <span class={`tag clock ${mine && left <= HURRY ? "hurry" : ""}`} role="timer" aria-label={name} data-tip={name}>
      <Icon name="clock" /> {inMinutes(left)}
    </span>
  );
}
