import type { ComponentChildren, JSX } from "preact";
import { Count } from "../stage/count";
import { Spot } from "../ui/spot";

export interface Track {
  label: string;
  icon: ComponentChildren;
  value: number;
  most?: number;
}

interface Props {
  name: string;
  below?: ComponentChildren;
  portrait: ComponentChildren;
  tracks: readonly Track[];
  anchor?: string;
  active?: boolean;
  children?: ComponentChildren;
}

/** A person's sheet: portrait, name, tracks, and what they hold. */
export function PersonSheet({ name, below, portrait, tracks, anchor = "", active = false, children }: Props): JSX.Element {
  return (
    <Spot tag="section" anchor={anchor} label={name} class={`part-person ${active ? "active" : ""}`}>
      <header>
        <span class="person-portrait" aria-hidden="true">
          {portrait}
        </span>
        <div>
          <h3>{name}</h3>
          {below && <p class="soft">{below}</p>}
        </div>
      </header>
      <dl class="person-tracks">
        {tracks.map((track) => (
          <div key={track.label} data-tip={track.label}>
            <dt>
              {track.icon}
              <span class="unseen">{track.label}</span>
            </dt>
            <dd>
              <Count value={track.value}>{track.most === undefined ? track.value : `${track.value} / ${track.most}`}</Count>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Spot>
  );
}
