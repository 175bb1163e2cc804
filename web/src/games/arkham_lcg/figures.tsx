// The numbers and symbols that are printed on a card, where it is seen by itself.
import type { ComponentChildren, JSX } from "preact";
import { card, t } from "../../text";
import { Icon, type IconName } from "./icon";
import type { Asset, EnemyCard, Investigator, LocationCard } from "./types.gen";

type Printed = Partial<Asset> & Partial<Pick<EnemyCard, "fight" | "evade" | "damage" | "horror" | "health_each">> & Partial<Pick<LocationCard, "shroud" | "clues">> & Partial<Pick<Investigator, "skills">>;

export const SLOTS = ["hand", "arcane", "accessory", "body", "ally"] as const;

/** The slots that a card takes: `hand ×2`. */
export function Slots({ slots }: { slots: readonly string[] }): JSX.Element | null {
  const kinds = [...new Set(slots)];
  if (!kinds.length) return null;
  const words = kinds.map((kind) => t("slot-of", { slot: t("slot-of-" + kind), count: slots.filter((one) => one === kind).length })).join(", ");
  return (
    <span class="slots" data-tip={t("slots-taken", { slots: words })}>
      {words}
    </span>
  );
}

function Figure({ icon, name, children }: { icon: IconName; name: string; children: ComponentChildren }): JSX.Element {
  return (
    <span class="card-figure" data-tip={name}>
      <Icon name={icon} /> <span class="soft">{name}</span> <b>{children}</b>
    </span>
  );
}

const each = (count: number, times: boolean | undefined): string => (times ? t("each-investigator", { count }) : String(count));

/** What stands on it beside its words. */
export function Figures({ id }: { id: string }): JSX.Element | null {
  const found = card(id);
  if (!found) return null;
  const data = found.data as Printed;
  const played = found.kind === "assets" || found.kind === "events" || found.kind === "skills";
  const figures: JSX.Element[] = [];
  const add = (icon: IconName, name: string, value: ComponentChildren): void => void figures.push(<Figure key={name} icon={icon} name={name}>{value}</Figure>);
  if (played && found.kind !== "skills") add("resource", t("cost"), data.cost ?? "–");
  if (played && data.level) figures.push(<span key="level" class="card-figure">{t("printed-level", { level: data.level })}</span>);
  for (const [skill, value] of Object.entries(data.skills ?? {})) add(skill as IconName, t("skill-" + skill), value);
  if (found.kind === "enemies") {
    add("combat", t("figure-fight"), data.fight ?? "–");
    add("damage", t("figure-health"), each(data.health ?? 0, data.health_each));
    add("agility", t("figure-evade"), data.evade ?? "–");
    figures.push(<span key="deals" class="card-figure">{t("enemy-deals", { damage: data.damage ?? 0, horror: data.horror ?? 0 })}</span>);
  } else {
    if (data.health) add("damage", t("figure-health"), data.health);
    if (data.sanity) add("horror", t("figure-sanity"), data.sanity);
  }
  if (found.kind === "locations") {
    add("shroud", t("figure-shroud"), data.shroud ?? 0);
    add("clue", t("clues"), each(data.clues ?? 0, (data.clues ?? 0) > 0));
  }
  const icons = played ? Object.entries(data.icons ?? {}).flatMap(([skill, count]) => Array.from({ length: count }, () => skill)) : [];
  if (!figures.length && !icons.length) return null;
  return (
    <p class="card-figures">
      {figures}
      {data.slots && data.slots.length > 0 && (
        <span class="card-figure">
          <span class="soft">{t("slots")}</span> <Slots slots={data.slots} />
        </span>
      )}
      {icons.length > 0 && (
        <span class="card-figure">
          <span class="soft">{t("printed-icons")}</span>{" "}
          {icons.map((skill, at) => (
            <span key={at} data-tip={t(skill === "wild" ? "legend-wild-name" : "skill-" + skill)}>
              <Icon name={skill as IconName} />
              <span class="unseen">{t(skill === "wild" ? "legend-wild-name" : "skill-" + skill)}</span>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
