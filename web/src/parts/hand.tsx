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

/** Whether there is one between who is asked (-1: nobody here) and who has the screen. */
export const fallen = (of: number, eyes: number | null): boolean => of >= 0 && eyes !== null && of !== eyes;

/** Between rivals at one screen: nothing is there to be seen until the next, who is named, has taken it. */
export function Curtain({ name, onUp }: { name: string; onUp: () => void }): JSX.Element {
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t("curtain", { name })}>
      <Icon name="curtain" />
      <h1>{t("curtain", { name })}</h1>
      <button type="button" class="primary big" autofocus onClick={onUp}>
        {t("curtain-up", { name })}
      </button>
    </div>
  );
}
