// The pictures of this room.
import bodies from "virtual:icons/elder_sign";
import { iconsOf, isIcon as isShared, type IconName as Shared } from "../../ui/icon";
import type names from "./icons.json";

export type IconName = keyof typeof names | Shared;
export const isIcon = (name: string): name is IconName => name in bodies || isShared(name);
export const Icon = iconsOf<keyof typeof names>(bodies);

/** Rewards and penalties; drawn, since not every font has the signs. */
export const Tick = () => (
  <svg class="icon sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M2 9l4 4 8-10" fill="none" stroke="currentColor" stroke-width="2.500" />
  </svg>
);
export const Cross = () => (
  <svg class="icon sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" stroke-width="2.500" />
  </svg>
);
