// Which things on the table an event, an option or a question speaks of.
import type { Arg, Event } from "../types.gen";

function within(arg: Arg): readonly string[] {
  if (typeof arg !== "object") return [];
  if (Array.isArray(arg)) return arg.flatMap((part: Arg) => within(part));
  const thing = arg as Exclude<Arg, number | string | boolean | readonly Arg[]>;
  if (thing.type === "seat") return [`seat:${thing.seat}`];
  if (thing.type === "name") return [thing.id];
  return Object.values(thing.args).flatMap((part) => within(part));
}

export const things = (event: Event): readonly string[] =>
  Object.values(event.args).flatMap((arg) => within(arg));

/** The seats that an event speaks of. */
export const seatsIn = (event: Event): readonly number[] =>
  things(event).flatMap((thing) => (thing.startsWith("seat:") ? [Number(thing.slice(5))] : []));
