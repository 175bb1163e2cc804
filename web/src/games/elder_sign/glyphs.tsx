import type { JSX } from "preact";
import type { Value } from "../../protocol";
import { cardName, t } from "../../text";
import type { Adventure } from "./types.gen";
import { ElderSignMark } from "../../ui/icon";
import { Icon, isIcon, type IconName } from "./icon";

/** One symbol of a task: `investigation 3`, `lore`, or a split `lore/peril`. */
export function Glyph({ symbol, changed }: { symbol: string; changed?: (what: string, amount: string) => Value | undefined }): JSX.Element {
  const parts = symbol.split("/").map((part) => {
    const [what = "", printed = ""] = part.split(" ");
    const value = changed?.(what, printed);
    return { what, printed, value, amount: value ? String(value.total) : printed };
  });
  const label = parts
    .map(({ what, amount, printed, value }) => {
      const words = t("symbol-" + what, { amount: amount === "X" ? "X" : Number(amount || 1) });
      const why = value?.steps.map(([step]) => cardName(step.source)).filter(Boolean).join(", ") ?? "";
      return value ? t("symbol-changed", { words, printed, why }) : words;
    })
    .join(" / ");
  return (
    <span class={parts.length > 1 ? "glyph split" : "glyph"} role="img" aria-label={label} data-tip={label}>
      {parts.map((part, index) => (
        <span key={index} class="glyph-part">
          <Icon name={isIcon(part.what) ? part.what : "effect"} />
          {part.amount && <b class={part.value ? "tweaked" : ""}>{part.amount}</b>}
        </span>
      ))}
    </span>
  );
}

export function Cost({ what, amount }: { what: "sanity" | "stamina" | "clock"; amount: number }): JSX.Element | null {
  if (!amount) return null;
  const label = t("cost-" + what, { amount, hours: 3 * amount });
  const sign = what === "clock" ? `+${3 * amount} h` : amount > 0 ? `−${amount}` : `+${-amount}`;
  return (
    <span class={`cost cost-${what}`} role="img" aria-label={label} data-tip={label}>
      <Icon name={what} />
      <b>{sign}</b>
    </span>
  );
}

type Effect = Adventure["rewards"][number];

interface Drawn {
  icon: IconName | "elder-sign";
  sign: string;
  /** What the amount is counted for: for each Other World, for each investigator. */
  per?: IconName;
}

/** A verb as a small picture; whatever has none is read in full on the enlarged card. */
function drawn(effect: Effect): Drawn {
  const of = (icon: Drawn["icon"], amount: number | undefined, sign = "+"): Drawn => ({
    icon,
    sign: amount === 0 ? "∗" : `${sign}${amount ?? 1}`,
  });
  switch (effect.do) {
    case "place-elder-sign":
      return of("elder-sign", effect.amount);
    case "lose-elder-sign":
      return of("elder-sign", effect.amount, "−");
    case "gain":
      return of(effect.what, effect.amount);
    case "lose":
      return { ...of(effect.what, effect.amount, "−"), ...(effect.who === "each" ? { per: "people" } : {}) };
    case "recover":
    case "heal":
      return of(effect.what === "either" ? "aid" : effect.what, effect.amount);
    case "lose-clues":
      return of("clue", effect.amount, "−");
    case "lose-trophies":
      return of("trophy", effect.amount, "−");
    case "open-gate":
      return of("gate", effect.amount);
    case "monster-appears":
      return of("monster", effect.amount);
    case "add-doom":
      return { ...of("doom", effect.amount), ...(effect.per ? { per: "world" } : {}) };
    case "remove-doom":
      return of("doom", effect.amount, "−");
    case "advance-clock":
      return { icon: "clock", sign: `+${3 * (effect.steps ?? 1)} h` };
    case "fail-adventure":
      return { icon: "fail", sign: "" };
    case "discard-dice":
    case "discard-die":
      return { icon: "dice", sign: "−" };
    case "discard-cards":
      return { icon: "discard", sign: "" };
    case "devour":
      return { icon: "devour", sign: "" };
    default:
      return { icon: "effect", sign: "…" };
  }
}

export function Effects({ effects, label }: { effects: readonly Effect[]; label: string }): JSX.Element {
  return (
    <span class="effects" role="img" aria-label={label} data-tip={label}>
      {effects.length === 0 && "—"}
      {effects.map((effect, index) => {
        const { icon, sign, per } = drawn(effect);
        return (
          <span key={index} class="effect">
            {icon === "elder-sign" ? <ElderSignMark /> : <Icon name={icon} />}
            {sign && <b>{sign}</b>}
            {per && (
              <>
                <b>×</b>
                <Icon name={per} />
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}
