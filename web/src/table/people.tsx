// What a host can do about somebody: take the word, send away, change the invitation.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api, type Whom } from "../api";
import { problemOf, type Problem } from "../problem";
import type { TableStore } from "../store";
import { t } from "../text";
import { ProblemNote } from "../ui/problem";

interface Known {
  who: Whom;
  name: string;
  muted: boolean;
  watching: boolean;
}

/** The name is theirs alone. */
export function OwnName(): JSX.Element {
  return (
    <span class="own-name" data-tip={t("own-name")}>
      <span aria-hidden="true">✓</span>
      <span class="unseen">{t("own-name")}</span>
    </span>
  );
}

export function People({ store }: { store: TableStore }): JSX.Element | null {
  const info = store.info.value;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sure, setSure] = useState("");
  const [told, setTold] = useState("");
  if (!info?.host) return null;
  const doing = (work: Promise<unknown>, then = ""): void => {
    setProblem(null);
    setTold("");
    setSure("");
    work.then(() => setTold(then), (error: Error) => setProblem(problemOf(error)));
  };
  const sitting = info.seats
    .filter((seat) => seat.kind === "person" && !info.mine.includes(seat.seat))
    .map((seat): Known => ({ who: { seat: seat.seat }, name: seat.name, muted: seat.muted ?? false, watching: false }));
  const watching = (info.watchers ?? []).map(
    (one): Known => ({ who: { person: one.id }, name: one.name, muted: one.muted, watching: true }),
  );
  return (
    <section class="people">
      <h3>{t("people")}</h3>
      {sitting.length + watching.length === 0 && <p class="soft">{t("people-none")}</p>}
      <ul class="people-list">
        {[...sitting, ...watching].map(({ who, name, muted, watching: looks }) => (
          <li key={JSON.stringify(who)}>
            <span>
              {name} {looks && <span class="soft">{t("people-watching")}</span>}
              {muted && <span class="tag">{t("people-muted")}</span>}
            </span>
            <button
              type="button"
              aria-label={t(muted ? "unmute-who" : "mute-who", { name })}
              onClick={() => doing(api.mute(info.id, who, !muted))}
            >
              {t(muted ? "unmute" : "mute")}
            </button>
            <button
              type="button"
              class={sure === name ? "armed" : ""}
              aria-label={t(sure === name ? "send-away-sure-who" : "send-away-who", { name })}
              onClick={() => (sure === name ? doing(api.sendAway(info.id, who), t("sent-away", { name })) : setSure(name))}
            >
              {t(sure === name ? "send-away-sure" : "seat-send-away")}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" class="invite-anew" onClick={() => doing(api.inviteAnew(info.id), t("invited-anew"))}>
          {t("invite-anew")}
        </button>{" "}
        <span class="soft">{t("invite-anew-why")}</span>
      </p>
      {told && <p role="status">{told}</p>}
      <ProblemNote problem={problem} />
    </section>
  );
}
