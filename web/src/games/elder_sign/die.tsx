import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useScene } from "../../scene";
import { wantsCalm } from "../../settings";
import { t } from "../../text";
import { COLOURS, FACES, POOL } from "./types.gen";
import { Icon, isIcon } from "../../ui/icon";
import { Spot } from "../../ui/spot";
import { stateOf } from "./look";

export function faceName(face: number): string {
  const name = FACES[face];
  return name === undefined ? t("face-none") : t("face-" + name);
}

export function FacePicture({ face }: { face: number }): JSX.Element {
  const name = FACES[face];
  if (name === undefined) return <span class="face-none" aria-hidden="true" />;
  if (isIcon(name)) return <Icon name={name} />;
  return (
    <>
      <Icon name="investigation" />
      <b>{name}</b>
    </>
  );
}

export const dieName = (number: number, face: number): string =>
  t("die", { colour: COLOURS[number] ?? "green", face: faceName(face) });

/** A die lies where the state says; a new roll throws it again. Its colour shows in its shape too. */
export function DieView({ number, small = false }: { number: number; small?: boolean }): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const die = state.dice[number];
  const body = useRef<HTMLSpanElement>(null);
  const face = die?.face ?? -1;
  const rolls = state.attempt?.rolls ?? 0;
  const stamp = die?.place === POOL && face >= 0 ? `${state.turn} ${rolls} ${face}` : "";
  const last = useRef(stamp);
  useLayoutEffect(() => {
    const fresh = stamp !== "" && stamp !== last.current;
    last.current = stamp;
    if (!fresh || !body.current || wantsCalm()) return;
    const spin = 220 + ((number * 67) % 140);
    body.current.animate(
      [
        { transform: `translate(${-30 - number * 6}px, -46px) rotate(-${spin}deg) scale(1.15)`, opacity: 0.4 },
        { transform: "translate(6px, 4px) rotate(18deg) scale(1.04)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 420 + number * 40, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }, [stamp]);
  if (!die) return null;
  const name = dieName(number, face);
  return (
    <Spot anchor={`die:${number}`} label={name} tag="span" class={`die-place ${small ? "small" : ""}`}>
      <span ref={body} class={`die ${COLOURS[number] ?? ""}`} role="img" aria-label={name} title={name}>
        <FacePicture face={face} />
      </span>
    </Spot>
  );
}
