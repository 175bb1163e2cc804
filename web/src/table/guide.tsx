import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../text";

interface Props {
  steps: readonly string[];
  onClose: () => void;
}

/** Points at one thing after another and says what it is. */
export function Guide({ steps, onClose }: Props): JSX.Element {
  const [at, setAt] = useState(0);
  const bubble = useRef<HTMLDivElement>(null);
  const step = steps[at] ?? "prompt";
  useLayoutEffect(() => {
    const target = document.querySelector<HTMLElement>(`[data-guide="${step}"]`);
    const box = bubble.current;
    if (!box) return;
    target?.scrollIntoView({ block: "nearest" });
    target?.classList.add("pointed-at");
    const place = (): void => {
      const { innerWidth: width, innerHeight: height } = window;
      const rect = target?.getBoundingClientRect() ?? new DOMRect(width / 2, height / 2, 0, 0);
      const size = box.getBoundingClientRect();
      const below = rect.bottom + 12 + size.height < height;
      const top = below ? rect.bottom + 12 : Math.max(8, rect.top - size.height - 12);
      box.style.top = `${Math.min(top, height - size.height - 8)}px`;
      box.style.left = `${Math.max(8, Math.min(rect.left + rect.width / 2 - size.width / 2, width - size.width - 8))}px`;
    };
    place();
    box.querySelector<HTMLButtonElement>("button.primary")?.focus();
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("resize", place);
      target?.classList.remove("pointed-at");
    };
  }, [step]);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  const last = at >= steps.length - 1;
  return (
    <div class="guide" ref={bubble} role="dialog" aria-label={t("guide")} aria-live="polite">
      <p class="overline">{t("guide-step", { at: at + 1, of: steps.length })}</p>
      <h2>{t(`guide-${step}-title`)}</h2>
      <p>{t(`guide-${step}`)}</p>
      <div class="choices">
        {at > 0 && (
          <button type="button" onClick={() => setAt(at - 1)}>
            {t("guide-back")}
          </button>
        )}
        <button type="button" class="primary" onClick={() => (last ? onClose() : setAt(at + 1))}>
          {t(last ? "guide-end" : "guide-next")}
        </button>
        {!last && (
          <button type="button" class="quiet" onClick={onClose}>
            {t("guide-skip")}
          </button>
        )}
      </div>
    </div>
  );
}
