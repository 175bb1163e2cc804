import type { JSX } from "preact";
import type { GameClient } from "../games/loaded";
import { useScene } from "../scene";
import { eventMessage, knows, namesThen, sayPieces, t } from "../text";
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
  const great = told && client.shows?.[told.event.kind]?.great;
  if (!told || !great) return null;
  const { event, at } = told;
  const title = knows(named(event.kind)) ? t(named(event.kind)) : "";
  return (
    <div class={`room ${client.room}`}>
      <div class="moment" data-kind={event.kind} key={at}>
        <div class="moment-picture">{great(event)}</div>
        <div>
          {title && <p class="moment-title">{title}</p>}
          <p class="moment-what">
            <Sentence pieces={sayPieces(eventMessage(event), namesThen(scene.events, at, scene.seatName))} />
          </p>
          <p class="atmosphere">{atmosphere(event.kind, at)}</p>
        </div>
      </div>
    </div>
  );
}
