// The lessons that this person has been through.
import { kept } from "../settings";

type Learnt = readonly string[];
const isLearnt = (value: unknown): value is Learnt => Array.isArray(value) && value.every((one) => typeof one === "string");

export const learnt = kept<Learnt>("learnt", [], isLearnt);

export const nameOf = (game: string, lesson: string): string => `${game} ${lesson}`;

export function learn(game: string, lesson: string): void {
  const name = nameOf(game, lesson);
  if (!learnt.value.includes(name)) learnt.value = [...learnt.value, name];
}
