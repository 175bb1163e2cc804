// Where enemies and Fire may be after the next Mythos card, and which cards bring them there.
import type { JSX } from "preact";
import { useScene, type Scene } from "../../scene";
import { cardName, t } from "../../text";
import { Icon } from "./icon";
import { total } from "./odds";

type Kind = "goes" | "burns" | "comes";
interface Move {
  kind: Kind;
  thing: string;
  place: string;
  count: number;
  why: string;
}

const KINDS: readonly string[] = ["goes", "burns", "comes"];

export function movesOf(scene: Scene): Move[] {
  return Object.entries(scene.values).flatMap(([key, value]) => {
    const [kind = "", ...rest] = key.split(":");
    if (!KINDS.includes(kind)) return [];
    const why = [...new Set(value.steps.map(([modifier]) => cardName(modifier.source)))].join(", ");
    return [{ kind: kind as Kind, thing: rest.length > 1 ? (rest[0] ?? "") : "", place: rest[rest.length - 1] ?? "", count: value.total, why }];
  });
}

/** In a room: what may come into it. */
export function Soon({ id }: { id: string }): JSX.Element | null {
  const scene = useScene();
  const cards = total(scene, "cards") ?? 0;
  const here = movesOf(scene).filter((move) => move.place === id);
  if (!here.length || !cards) return null;
  const shown = (kind: "burns" | "others"): JSX.Element | null => {
    const moves = here.filter((move) => (move.kind === "burns") === (kind === "burns"));
    if (!moves.length) return null;
    const most = Math.max(...moves.map((move) => move.count));
    const words = moves.map((move) => said(move, cards)).join("; ");
    return (
      <span class="soon" data-tip={words}>
        <Icon name={kind === "burns" ? "fire" : "monster"} />
        <small aria-hidden="true">
          {most}/{cards}
        </small>
        <span class="unseen">{words}</span>
      </span>
    );
  };
  return (
    <>
      {shown("others")}
      {shown("burns")}
    </>
  );
}

const said = (move: Move, cards: number): string =>
  t("next-" + move.kind, { who: cardName(move.thing.split("#")[0] ?? ""), place: cardName(move.place), count: move.count, cards, why: move.why });

/** The same as a list. */
export function NextCard(): JSX.Element | null {
  const scene = useScene();
  const cards = total(scene, "cards");
  const moves = movesOf(scene);
  if (!cards || !moves.length) return null;
  return (
    <details class="next-card">
      <summary>{t("next-card", { cards })}</summary>
      <ul>
        {moves.map((move) => (
          <li key={`${move.kind}${move.thing}${move.place}`}>{said(move, cards)}</li>
        ))}
      </ul>
    </details>
  );
}
