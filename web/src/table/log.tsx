import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useScene } from "../scene";
import { eventMessage, say, sayPieces, sayValue, t } from "../text";
import type { Arg, Event } from "../types.gen";
import { Sentence, shownSum, type Part } from "../ui/shown";

const SHOWN = 150;

function parts(event: Event, before: Event | undefined, seatName: (seat: number) => string): Part[] {
  const found: Part[] = [];
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value === "number") found.push({ label: t("arg-" + name), amount: sayValue(name, value) });
  }
  if (before) found.push({ label: t("log-before"), amount: say(eventMessage(before), seatName) });
  return found;
}

const explains = (event: Event): boolean => Object.values(event.args).some((value: Arg) => typeof value === "number");

export function Log(): JSX.Element {
  const scene = useScene();
  const [many, setMany] = useState(SHOWN);
  const end = useRef<HTMLLIElement>(null);
  const { events } = scene;
  const first = Math.max(0, events.length - many);
  useLayoutEffect(() => {
    const list = end.current?.closest(".log-list");
    if (list) list.scrollTop = list.scrollHeight;
  }, [events.length]);
  return (
    <div class="log-list" tabIndex={0} role="region" aria-label={t("log")}>
      {first > 0 && (
        <button type="button" class="quiet" onClick={() => setMany(many + 500)}>
          {t("log-earlier")}
        </button>
      )}
      <ol class="log">
        {events.slice(first).map((event, index) => {
          const at = first + index;
          return (
            <li key={at} class={"log-line " + event.kind} ref={at === events.length - 1 ? end : undefined}>
              <Sentence pieces={sayPieces(eventMessage(event), scene.seatName)} />
              {explains(event) && (
                <button
                  type="button"
                  class="quiet round explain"
                  aria-label={t("log-explain")}
                  title={parts(event, events[at - 1], scene.seatName)
                    .map((part) => `${part.label}: ${part.amount ?? ""}`)
                    .join("\n")}
                  onClick={() =>
                    (shownSum.value = {
                      title: say(eventMessage(event), scene.seatName),
                      parts: parts(event, events[at - 1], scene.seatName),
                    })
                  }
                >
                  i
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
