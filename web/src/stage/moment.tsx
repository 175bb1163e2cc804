import type { JSX } from "preact";
import type { GameClient } from "../games/loaded";
import { useScene } from "../scene";
import { eventMessage, knows, namesThen, sayPieces, t } from "../text";
import { Icon } from "../ui/icon";
import { Sentence } from "../ui/shown";
import type { Stage } from "./stage";

/** What the words of a moment are called: no message has a dot in its name. */
const named = (kind: string): string => "moment-" + kind.replaceAll(".", "-");

/** A line of atmosphere; the same event always has the same one. */
export function atmosphere(kind: string, at: number): string {
  const lines: string[] = [];
  while (knows(`${named(kind)}-${lines.length + 1}`)) lines.push(t(`${named(kind)}-${lines.length + 1}`));
  return lines[at % Math.max(1, lines.length)] ?? "";
}

/** A great moment, across the table. It lets every click through. */
export function MomentBanner({ stage, client }: { stage: Stage; client: GameClient }): JSX.Element | null {
  const scene = useScene();
  const told = stage.moment.value;
  if (!told) return null;
  const { event, at, end } = told;
  const title = end?.title ?? (knows(named(event.kind)) ? t(named(event.kind)) : "");
  const picture = end ? <Icon name={end.good ? "victory" : "defeat"} /> : client.shows?.[event.kind]?.great?.(event);
  return (
    <div class={`room ${client.room}`}>
      <div class="moment" data-kind={event.kind} key={`${at} ${event.kind}`}>
        <div class="moment-picture">{picture}</div>
        <div>
          {title && <p class="moment-title">{title}</p>}
          <p class="moment-what">
            <Sentence pieces={sayPieces(end?.reason ?? eventMessage(event), namesThen(scene.events, at, scene.seatName))} />
          </p>
          <p class="atmosphere">{atmosphere(event.kind, at)}</p>
        </div>
      </div>
    </div>
  );
}
