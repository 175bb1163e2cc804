import type { ComponentChildren, JSX } from "preact";
import { anchorsOf, useAsk } from "../ask";
import { useScene } from "../scene";
import { say, t } from "../text";
import { hotkeyOf } from "../table/hotkeys";
import { carry } from "./carry";
import { explain } from "./shown";

interface Props {
  anchor: string | readonly string[];
  label: string;
  class?: string;
  tag?: "div" | "li" | "section" | "span" | "article";
  guide?: string;
  /** What the differ follows from place to place. */
  piece?: string;
  /** It turns over when it comes. */
  turns?: boolean;
  children: ComponentChildren;
}

const INSIDE = "button, a, input, select, summary, [role=button]";

/** A thing on the table. When the question offers it, it can be touched; when a rule refuses it, it says why.
 *
 * The button lies beneath what is drawn, so that each symbol still answers when it is pointed at. */
export function Spot({ anchor, label, class: className = "", tag: Tag = "div", guide, piece, turns, children }: Props): JSX.Element {
  const ask = useAsk();
  const scene = useScene();
  const anchors = (typeof anchor === "string" ? [anchor] : anchor).filter(Boolean);
  const options = ask?.offered(anchors) ?? [];
  const refusals = anchors.flatMap((name) => ask?.offers.get(name)?.refusals ?? []);
  const [option] = options;
  const lands = !option && (ask?.landings(anchors).length ?? 0) > 0;
  const [refusal] = refusals;
  const gathered = ask?.gathered.value ?? [];
  const picked =
    options.some((one) => ask?.picked.value.includes(one.key)) || anchors.some((name) => gathered.includes(name));
  const dimmed = gathered.length > 0 && !options.some((one) => gathered.every((name) => anchorsOf(one).includes(name)));
  const marked = anchors.some((name) => ask?.marks.value.includes(name));
  const state = lands ? "open landing" : !option && !refusal && ask?.invites(anchors) ? `inviting ${marked ? "picked" : ""}` : option ? `open ${picked ? "picked" : ""} ${dimmed ? "dimmed" : ""}` : refusal ? "shut" : "";
  for (const one of options) ask?.onTable.add(one.key);
  let doing: (() => void) | undefined;
  let words = "";
  if (ask && lands) {
    words = t("spot-put", { thing: label });
    doing = () => ask.land(anchors);
  } else if (ask && option) {
    const single = options.length === 1;
    words = single
      ? t("spot", { thing: label, what: say(option.text, scene.seatName) })
      : t("spot-several", { thing: label, count: options.length });
    doing = () => ask.touch(anchors);
  } else if (refusal) {
    words = t("spot-shut", { thing: label });
    doing = () => {
      if (!ask?.echo) explain(scene.game, refusal, scene.seatName);
    };
  } else if (ask?.invites(anchors)) {
    words = ask.marking ? t("mark", { thing: label }) : t(`act-touch-${ask.can("touch")[0]?.key ?? ""}`, { thing: label });
    doing = () => ask.mark(anchors);
  }
  const hotkey = ask && options.length === 1 && option ? hotkeyOf(ask, option.key) : "";
  return (
    <Tag
      class={`spot ${state} ${className}`}
      data-anchor={anchors.join(" ") || undefined}
      data-guide={guide}
      data-piece={piece}
      data-turns={turns ? "" : undefined}
      onClick={
        doing &&
        ((event: MouseEvent) => {
          const target = event.target as Element;
          const inner = target.closest(INSIDE);
          if (inner && !inner.classList.contains("spot-hit")) return;
          event.stopPropagation();
          doing();
        })
      }
      onPointerDown={ask && (option || ask.carries(anchors)) ? (event: PointerEvent) => carry(event, ask, anchors) : undefined}
    >
      {doing && (
        <button type="button" class="spot-hit" aria-label={words} aria-pressed={ask?.several && option ? picked : ask?.marking && !option && !refusal ? marked : undefined} />
      )}
      {children}
      {hotkey && (
        <kbd class="spot-key" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </Tag>
  );
}
