import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useScene } from "../../scene";
import { t } from "../../text";
import { COLOURS, FACES, POOL } from "./types.gen";
import { Icon, isIcon } from "./icon";
import { Spot } from "../../ui/spot";
import { DiscardMark } from "./hands";
import { useTumble } from "../../ui/tumble";
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

/** A die lies where the state says. A new roll throws it again, and its face is hidden until it lands, one after
 * another. Its colour shows in its shape too. */
export function DieView({ number, small = false }: { number: number; small?: boolean }): JSX.Element | null {
  const state = stateOf(useScene());
  const die = state.dice[number];
  const body = useRef<HTMLSpanElement>(null);
  const face = die?.face ?? -1;
  const thrown = die?.place === POOL && face >= 0 ? `${state.turn} ${state.attempt?.rolls ?? 0} ${face}` : "";
  const flying = useTumble(body, thrown, number);
  if (!die) return null;
  const name = dieName(number, face);
  return (
    <Spot anchor={`die:${number}`} label={name} tag="span" piece={`die:${number}`} class={`die-place ${small ? "small" : ""}`}>
      <span ref={body} class={`die ${COLOURS[number] ?? ""}`} role="img" aria-label={name} data-tip={name} data-carried="">
        {flying ? <span class="face-none" aria-hidden="true" /> : <FacePicture face={face} />}
      </span>
      {!flying && <DiscardMark anchor={`die:${number}`} name={name} />}
    </Spot>
  );
}
