import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
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

/** Between rivals at one screen: nothing is seen until the next has taken it. `of`: whose turn it is; -1: nobody's here. */
export function Curtain({ name, of }: { name: string; of: number }): JSX.Element | null {
  const [drawnFor, setDrawnFor] = useState(of);
  if (of < 0 || drawnFor === of) return null;
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t("curtain", { name })}>
      <Icon name="curtain" />
      <p>{t("curtain", { name })}</p>
      <button type="button" class="primary big" autofocus onClick={() => setDrawnFor(of)}>
        {t("curtain-up", { name })}
      </button>
    </div>
  );
}
