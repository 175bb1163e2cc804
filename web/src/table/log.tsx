import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useScene } from "../scene";
import { things } from "../stage/things";
import { eventMessage, knows, namesThen, say, sayPieces, sayValue, t, type SeatName } from "../text";
import type { Arg, Event } from "../types.gen";
import { Sentence, shownSum, type Part } from "../ui/shown";

const SHOWN = 60;

function parts(event: Event, before: Event | undefined, seatName: SeatName): Part[] {
  const found: Part[] = [];
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value === "number" && knows("arg-" + name)) found.push({ label: t("arg-" + name), amount: sayValue(name, value) });
  }
  if (before) found.push({ label: t("log-before"), amount: say(eventMessage(before), seatName) });
  return found;
}

const explains = (event: Event): boolean => Object.values(event.args).some((value: Arg) => typeof value === "number");

function Line({ at, last }: { at: number; last: boolean }): JSX.Element | null {
  const { events, seatName } = useScene();
  const element = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const list = element.current?.closest(".log-list");
    if (last && list) list.scrollTop = list.scrollHeight;
  }, [last]);
  const event = events[at];
  if (!event) return null;
  const names = namesThen(events, at, seatName);
  const sum = explains(event) ? parts(event, events[at - 1], names) : [];
  return (
    <li class="log-line" data-kind={event.kind} data-about={things(event).join(" ")} ref={element}>
      <span>
        <Sentence pieces={sayPieces(eventMessage(event), names)} />
      </span>
      {sum.length > 0 && (
        <button
          type="button"
          class="quiet round explain"
          aria-label={t("log-explain")}
          data-tip={sum.map((part) => `${part.label}: ${part.amount ?? ""}`).join("\n")}
          onClick={() => (shownSum.value = { title: say(eventMessage(event), names), parts: sum })}
        >
          i
        </button>
      )}
    </li>
  );
}

export function Log(): JSX.Element {
  const { events } = useScene();
  const [many, setMany] = useState(SHOWN);
  const first = Math.max(0, events.length - many);
  return (
    <div class="log-list" tabIndex={0} role="region" aria-label={t("log")}>
      {first > 0 && (
        <button type="button" class="quiet" onClick={() => setMany(many + 500)}>
          {t("log-earlier")}
        </button>
      )}
      <ol class="log">
        {events.slice(first).map((_, index) => (
          <Line key={first + index} at={first + index} last={first + index === events.length - 1} />
        ))}
      </ol>
    </div>
  );
}
