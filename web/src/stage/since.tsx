import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { GameClient } from "../games/loaded";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { eventMessage, namesThen, sayPieces, t } from "../text";
import { Sentence } from "../ui/shown";
import { seatsIn, things } from "./things";

const MOST = 14;

/** What the others did since my last answer, until I close it or answer again. */
export function Since({ store, client }: { store: TableStore; client: GameClient }): JSX.Element | null {
  const scene = useScene();
  const from = store.since.value;
  const { events } = scene;
  const found = useMemo(() => {
    if (from < 0) return [];
    const fresh = events.map((event, at) => ({ event, at })).slice(from);
    // My own doing I have seen; what others did begins where somebody else is named.
    const first = fresh.findIndex(({ event }) => seatsIn(event).some((seat) => !scene.mine.includes(seat)));
    return first < 0 ? [] : fresh.slice(first).filter(({ event }) => !client.shows?.[event.kind]?.minor);
  }, [from, events, client]);
  if (!found.length || !store.decision.value) return null;
  const close = (): void => {
    store.since.value = -1;
  };
  return (
    <aside class={`since room-frame ${client.room}`} aria-label={t("since")}>
      <header>
        <h2>{t("since")}</h2>
        <button type="button" class="quiet round" aria-label={t("close")} onClick={close}>
          ×
        </button>
      </header>
      <ol>
        {found.slice(-MOST).map(({ event, at }) => (
          <li key={at} data-about={things(event).join(" ")} data-great={client.shows?.[event.kind]?.great ? "" : undefined}>
            {client.shows?.[event.kind]?.great?.(event)}
            <span>
              <Sentence pieces={sayPieces(eventMessage(event), namesThen(events, at, scene.seatName))} />
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
