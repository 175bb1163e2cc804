import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../text";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

/** The browser's own modal dialog: it keeps the focus, closes on Esc, and gives the focus back. */
export function Dialog({ title, onClose, children, class: className = "" }: Props): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={"sheet " + className}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet round" aria-label={t("close")} onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
