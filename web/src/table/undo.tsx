import type { JSX } from "preact";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { t } from "../text";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";

export function UndoButton({ store }: { store: TableStore }): JSX.Element {
  const scene = useScene();
  const undo = store.view.value?.undo;
  const policy = store.info.value?.rules.undo ?? "free";
  const sits = (store.info.value?.mine.length ?? 0) > 0;
  const possible = Boolean(undo?.allowed) && sits;
  let hint = t("undo-none");
  if (undo && !undo.allowed) hint = t(undo.reveals ? "undo-reveals" : "undo-forbidden");
  else if (undo) hint = t(policy === "consent" ? "undo-ask" : "undo-who", { name: scene.seatName(undo.seat) });
  return (
    <button
      type="button"
      class="quiet undo"
      aria-disabled={!possible}
      title={hint}
      // Where it cannot be, the table answers why: on a screen that is touched no hint is seen.
      onClick={() => sits && store.undo()}
    >
      <Icon name="undo" /> <span class="wide-only">{t("undo")}</span>
      <span class="unseen">{hint}</span>
    </button>
  );
}

/** By consent: the others are asked, and everybody sees who has not answered yet. */
export function ConsentDialog({ store }: { store: TableStore }): JSX.Element | null {
  const scene = useScene();
  const asking = [...store.views.value.values()].find((view) => view.askingUndo)?.askingUndo;
  if (!asking) return null;
  const mine = store.info.value?.mine ?? [];
  const name = scene.seatName(asking.by);
  if (asking.waiting_for.some((seat) => mine.includes(seat))) {
    return (
      <Dialog title={t("consent-title")} class="small consent" onClose={() => store.consent(false)}>
        <p>{t("consent-asks", { name })}</p>
        <div class="choices">
          <button type="button" class="primary" onClick={() => store.consent(true)}>
            {t("consent-yes")}
          </button>
          <button type="button" onClick={() => store.consent(false)}>
            {t("consent-no")}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <p class="banner" role="status">
      {t("consent-waits", { name, others: asking.waiting_for.map((seat) => scene.seatName(seat)).join(", ") })}
    </p>
  );
}
