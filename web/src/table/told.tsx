import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableStore } from "../store";
import { say, t } from "../text";
import { announce } from "../ui/announce";

const STAYS = 8000;

/** What the table has just told everybody, such as a move that somebody took back. */
export function Told({ store }: { store: TableStore }): JSX.Element | null {
  const newest = store.chat.value.at(-1);
  const [seen, setSeen] = useState(() => newest?.at ?? "");
  const message = newest?.message ?? null;
  const fresh = message !== null && newest !== undefined && newest.at > seen && Date.now() - Date.parse(newest.at) < STAYS;
  const words = fresh ? say(message, (seat) => t("seat", { seat: seat + 1 })) : "";
  useEffect(() => {
    if (!words || !newest) return undefined;
    announce(words);
    const timer = setTimeout(() => setSeen(newest.at), STAYS);
    return () => clearTimeout(timer);
  }, [words]);
  return words ? (
    <p class="banner told" role="status">
      {words}
    </p>
  ) : null;
}
