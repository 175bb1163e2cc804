// The table of a game that has no board of its own yet: everything the view holds, in words.
import type { ComponentChild, JSX } from "preact";
import { useScene } from "../scene";
import { card, cardName, t } from "../text";
import { Sentence } from "../ui/shown";
import { Spot } from "../ui/spot";

function Thing({ value }: { value: unknown }): JSX.Element {
  if (value === null || value === undefined || value === "") return <span class="soft">—</span>;
  if (typeof value === "string") {
    return (
      <Spot anchor={value} label={cardName(value)} tag="span">
        {card(value) ? <Sentence pieces={[{ card: value, name: cardName(value) }]} /> : value}
      </Spot>
    );
  }
  if (typeof value === "boolean") return <>{t(value ? "yes" : "no")}</>;
  if (typeof value !== "object") return <>{String(value)}</>;
  const rows: [string, unknown][] = Array.isArray(value)
    ? value.map((part, index) => [String(index + 1), part as unknown])
    : Object.entries(value);
  if (!rows.length) return <span class="soft">—</span>;
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) {
    return (
      <span class="plain-list">
        {value.map((part, index): ComponentChild => (
          <Thing key={index} value={part} />
        ))}
      </span>
    );
  }
  return (
    <dl class="plain">
      {rows.map(([name, part]) => (
        <div key={name}>
          <dt>{name.replaceAll("_", " ")}</dt>
          <dd>
            <Thing value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PlainBoard(): JSX.Element {
  const scene = useScene();
  return (
    <div class="plain-board">
      <Thing value={scene.state} />
    </div>
  );
}
