import type { JSX } from "preact";
import { useScene } from "../scene";
import type { TableStore } from "../store";
import { say, t } from "../text";
import type { Msg } from "../types.gen";

/** In the place of a name that was deleted with its owner. */
const GONE: Msg = { type: "msg", id: "somebody-gone", args: {} };

/** Which luck was promised, and what happened here beside the moves. */
export function Fairness({ store }: { store: TableStore }): JSX.Element | null {
  const scene = useScene();
  const info = store.info.value;
  const luck = info?.luck ?? [];
  const marks = info?.marks ?? [];
  if (!luck.length && !marks.length) return null;
  return (
    <section>
      <h3>{t("fairness")}</h3>
      {luck.length > 0 && (
        <details>
          <summary>{t("luck-promised", { count: luck.length })}</summary>
          <p class="soft">{t("luck-explained")}</p>
          <ol>
            {luck.map((one) => (
              <li key={one.entry}>
                {t("luck-from", { entry: one.entry })} <code>{one.commitment}</code>
                {one.seed && (
                  <>
                    <br />
                    {t("luck-seed")} <code>{one.seed}</code>
                  </>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {marks.length > 0 && (
        <ul>
          {marks.map((mark, number) => (
            <li key={number}>
              <span class="soft">{new Date(mark.at).toLocaleString()}</span>{" "}
              {say(
                { type: "msg", id: `told-${mark.kind}`, args: { by: mark.by || GONE, seat: { type: "seat", seat: mark.seat } } },
                scene.seatName,
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
