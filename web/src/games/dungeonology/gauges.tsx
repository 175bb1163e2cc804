// The numbers of a scholar, each with what it means.
import type { JSX } from "preact";
import { useScene } from "../../scene";
import { Count } from "../../stage/count";
import { cardName, t } from "../../text";
import { Explained } from "../../ui/shown";
import { Icon, type IconName } from "./icon";
import type { Player } from "./types.gen";

interface Gauge {
  icon: IconName;
  name: string;
  value: number;
  most?: number | undefined;
  /** The value whose sum can be looked at. */
  from?: string;
}

function One({ icon, name, value, most, from }: Gauge): JSX.Element {
  const { values } = useScene();
  const tip = t(`sheet-${name}-tip`, { value, most: most ?? 0 });
  const sum = from ? values[from] : undefined;
  const parts = sum?.steps.map(([step]) => ({ label: cardName(step.source), amount: step.amount > 0 ? `+${step.amount}` : `−${-step.amount}` })) ?? [];
  const number = most === undefined ? String(value) : `${value}/${most}`;
  return (
    <span class={`gauge ${most !== undefined && value >= most ? "full" : ""}`} data-tip={tip}>
      <Icon name={icon} />
      <span class="unseen">{tip}</span>
      {sum && parts.length > 0 ? (
        <Explained sum={{ title: t(`sheet-${name}`), parts: [{ label: t("sheet-printed"), amount: String(sum.base) }, ...parts], total: String(sum.total) }}>{number}</Explained>
      ) : (
        <Count value={value}>{number}</Count>
      )}
    </span>
  );
}

export function Gauges({ player, whole = false }: { player: Player; whole?: boolean }): JSX.Element {
  const { values } = useScene();
  const value = (name: string): number | undefined => values[`${name}:${player.seat}`]?.total;
  const seat = player.seat;
  return (
    <div class="gauges">
      {!whole && <One icon="points" name="points" value={value("points") ?? 0} />}
      {!whole && <One icon="star" name="stars" value={value("stars") ?? 0} />}
      <One icon="fatigue" name="fatigue" value={player.fatigue} most={value("stamina")} from={`stamina:${seat}`} />
      <One icon="student" name="students" value={player.students} most={value("students")} from={`students:${seat}`} />
      <One icon="cards" name="cards" value={player.hand.length} most={value("hand")} from={`hand:${seat}`} />
      <One icon="bonus" name="research" value={value("research") ?? 0} />
      {whole && <One icon="speed" name="speed" value={value("speed") ?? 0} from={`speed:${seat}`} />}
      {whole && <One icon="intelligence" name="intelligence" value={value("intelligence") ?? 0} from={`intelligence:${seat}`} />}
    </div>
  );
}
