// The pictures of this room.
import bodies from "virtual:icons/dungeonology";
import { iconsOf, isIcon as isShared, type IconName as Shared } from "../../ui/icon";
import type names from "./icons.json";

export type IconName = keyof typeof names | Shared;
export const isIcon = (name: string): name is IconName => name in bodies || isShared(name);
export const Icon = iconsOf<keyof typeof names>(bodies);
