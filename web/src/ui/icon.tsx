import type { JSX } from "preact";
import bodies from "virtual:icons";
import type names from "../icons.json";
import { trusted } from "./trusted";

export type IconName = keyof typeof names;
export const isIcon = (name: string): name is IconName => name in bodies;

interface Props<Name> {
  name: Name;
  class?: string;
}

/** The icons of a room: its own, and the house's. Decoration: whatever they mean is said in words beside them. */
export function iconsOf<Own extends string>(
  own: Readonly<Record<string, string>>,
): (props: Props<Own | IconName>) => JSX.Element {
  return ({ name, class: className = "" }) => (
    <svg
      class={"icon " + className}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={trusted(own[name] ?? bodies[name] ?? "")}
    />
  );
}

export const Icon = iconsOf<IconName>({});

/** Our own mark of the Elder Sign: a star with an eye. */
export function ElderSignMark({ class: className = "" }: { class?: string }): JSX.Element {
  return (
    <svg class={"icon " + className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M32 4l6.600 20.300H60L42.700 36.900 49.300 57.200 32 44.700 14.700 57.200 21.300 36.900 4 24.300h21.400z"
        fill="none"
        stroke="currentColor"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path d="M20 32q12-11 24 0q-12 11-24 0z" fill="currentColor" />
      <circle cx="32" cy="32" r="3.500" class="hole" />
    </svg>
  );
}
