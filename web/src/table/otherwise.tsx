// With the real box on the table: what is known of it, values set by hand, cards that are not known here.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Known } from "../protocol";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { t } from "../text";

const LONGEST = 60;

export function Otherwise({ store, onDone }: { store: TableStore; onDone: () => void }): JSX.Element {
  const scene = useScene();
  const [card, setCard] = useState("");
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    api.known(scene.game).then(setKnown, () => setKnown(null));
  }, [scene.game]);
  const kinds = Object.values(known ?? {});
  const whole = kinds.reduce((sum, kind) => sum + kind.whole + kind.own, 0);
  const differ = kinds.reduce((sum, kind) => sum + kind.partly + kind.ours, 0);
  return (
    <section>
      <h3>{t("otherwise")}</h3>
      {known && <p>{t("otherwise-known", { known: whole, all: whole + differ })}</p>}
      <div class="choices">
        <button
          type="button"
          onClick={() => {
            store.otherwise("");
            onDone();
          }}
        >
          {t("otherwise-values")}
        </button>
      </div>
      <form
        class="line"
        onSubmit={(event) => {
          event.preventDefault();
          store.otherwise(card.trim());
          onDone();
        }}
      >
        <label>
          {t("otherwise-card")}
          <input required maxLength={LONGEST} value={card} onInput={(event) => setCard(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={!card.trim()}>
          {t("otherwise-play")}
        </button>
      </form>
    </section>
  );
}
