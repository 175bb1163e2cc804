import type { ComponentChildren, JSX } from "preact";
import { useAsk } from "../ask";
import { useScene } from "../scene";
import { say, t } from "../text";
import { why } from "./shown";

interface Props {
  anchor: string | readonly string[];
  label: string;
  class?: string;
  tag?: "div" | "li" | "section" | "span";
  guide?: string;
  children: ComponentChildren;
}

/** A thing on the table. When the question offers it, it can be clicked; when a rule refuses it, it says why. */
export function Spot({ anchor, label, class: className = "", tag: Tag = "div", guide, children }: Props): JSX.Element {
  const ask = useAsk();
  const scene = useScene();
  const anchors = typeof anchor === "string" ? [anchor] : anchor;
  const options = anchors.flatMap((name) => ask?.offers.get(name)?.options ?? []);
  const refusals = anchors.flatMap((name) => ask?.offers.get(name)?.refusals ?? []);
  const picked = options.some((option) => ask?.picked.value.includes(option.key));
  const state = options.length ? (picked ? "open picked" : "open") : refusals.length ? "shut" : "";
  const [option] = options;
  const [refusal] = refusals;
  let hit: JSX.Element | null = null;
  if (ask && option) {
    const single = options.length === 1;
    const words = single
      ? t("spot", { thing: label, what: say(option.text, scene.seatName) })
      : t("spot-several", { thing: label, count: options.length });
    hit = (
      <button
        type="button"
        class="spot-hit"
        aria-label={words}
        title={words}
        aria-pressed={ask.several ? picked : undefined}
        onClick={() => (single ? ask.pick(option.key) : (ask.menu.value = anchors.join(" ")))}
      />
    );
  } else if (refusal) {
    const words = t("spot-shut", { thing: label });
    hit = (
      <button
        type="button"
        class="spot-hit"
        aria-label={words}
        title={words}
        onClick={() => why(scene.game, refusal.rule)}
      />
    );
  }
  return (
    <Tag class={`spot ${state} ${className}`} data-anchor={anchors[0]} data-guide={guide}>
      {children}
      {hit}
    </Tag>
  );
}
