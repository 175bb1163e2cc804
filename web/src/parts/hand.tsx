import type { ComponentChildren, JSX } from "preact";
import { t } from "../text";
import { Icon } from "../ui/icon";

/** A hand of cards, in a row that can be scrolled. */
export function Hand({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="part-hand" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** Between rivals at one screen: nothing is seen until the next has taken it. `of`: who is asked; -1: nobody here.
 * `eyes`: who has the screen. */
export function Curtain({ name, of, eyes, onUp }: { name: string; of: number; eyes: number; onUp: () => void }): JSX.Element | null {
  if (of < 0 || of === eyes) return null;
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t("curtain", { name })}>
      <Icon name="curtain" />
      <p>{t("curtain", { name })}</p>
      <button type="button" class="primary big" autofocus onClick={onUp}>
        {t("curtain-up", { name })}
      </button>
    </div>
  );
}
