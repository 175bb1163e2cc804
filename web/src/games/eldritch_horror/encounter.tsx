// The encounter that is being resolved: its story, and the part of the card that counts here.
import type { JSX } from "preact";
import { useScene, type Scene } from "../../scene";
import { card, cardName, t } from "../../text";
import { ZoomButton } from "../../ui/shown";
import { Spot } from "../../ui/spot";
import { Icon, isIcon, type IconName } from "./icon";
import { stateOf, word } from "./look";
import type { Sections } from "./types.gen";

const KINDS = ["city", "wilderness", "sea"];
const heading = (scene: Scene, section: string): string => (KINDS.includes(section) ? word(scene, `space-${section}`) : cardName(section));

/** Of a card with several parts only the lines of one. */
function linesOf(scene: Scene, id: string, section: string): readonly string[] {
  const found = card(id);
  const lines = found?.text ?? [];
  const sections = (found?.data as Partial<Sections> | undefined)?.sections;
  if (!sections || !section) return lines;
  const heads = Object.keys(sections).map((name) => `${heading(scene, name)}:`);
  const from = lines.indexOf(`${heading(scene, section)}:`);
  if (from < 0) return lines;
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => heads.includes(line));
  return to < 0 ? rest : rest.slice(0, to);
}

export function EncounterView(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const encounter = state.encounter;
  // Shopping and fighting are encounters to the rules, but have no card.
  if (!encounter?.source || encounter.kind === "acquire" || encounter.kind === "combat") return null;
  const { source, section, kind } = encounter;
  const icon: IconName = isIcon(kind) ? kind : "encounter";
  return (
    <Spot tag="section" anchor={[source, "encounter"]} label={cardName(source)} class="encounter" piece={`card:${source}`} turns>
      <p class="overline">
        <Icon name={icon} /> {t("encounter-of", { name: cardName(state.players[encounter.seat]?.investigator ?? "") })}
      </p>
      <h3>
        {section ? heading(scene, section) : cardName(source)} <ZoomButton id={source} />
      </h3>
      {linesOf(scene, source, section).map((line) => (
        <p key={line} class="small-text">
          {line}
        </p>
      ))}
    </Spot>
  );
}
