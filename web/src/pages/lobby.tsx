import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { problemOf, type Problem } from "../problem";
import type { TableInfo } from "../protocol";
import { invitation } from "../router";
import { sitter, t } from "../text";
import { Icon } from "../ui/icon";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

interface Props {
  info: TableInfo;
  invite: string;
  onChange: () => void;
}

export function Lobby({ info, invite, onChange }: Props): JSX.Element {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [copied, setCopied] = useState(false);
  const doing = (work: Promise<unknown>): void => {
    setProblem(null);
    work.then(onChange, (error: Error) => setProblem(problemOf(error)));
  };
  const link = info.invite ? invitation(info.id, info.invite) : "";
  return (
    <Page title={t("lobby")}>
      <div class="panel lobby">
        <p class="lead">{t("lobby-lead")}</p>
        <ul class="seat-list">
          {info.seats.map((seat) => {
            const mine = info.mine.includes(seat.seat);
            return (
              <li key={seat.seat} class={mine ? "mine" : ""}>
                <Icon name={seat.kind === "bot" ? "bot" : "people"} />
                <span>
                  {seat.kind === "open" ? t("seat-open") : sitter(seat)}{" "}
                  <span class="soft">
                    {mine ? t("seat-mine") : seat.kind === "bot" ? t("seat-bot") : seat.online ? t("seat-online") : ""}
                  </span>
                </span>
                {seat.kind === "open" && (
                  <button
                    type="button"
                    class="primary"
                    onClick={() => doing(api.join(info.id, { seat: seat.seat, ...(invite ? { invite } : {}) }))}
                  >
                    {t("seat-sit")}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {link && (
          <div class="invitation">
            <label>
              {t("invitation")}
              <input id="invitation" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button
              type="button"
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true), () => undefined)}
            >
              <Icon name="copy" /> {t(copied ? "copied" : "copy")}
            </button>
          </div>
        )}
        {info.host ? (
          <button type="button" class="primary big" onClick={() => doing(api.start(info.id))}>
            {t("begin")}
          </button>
        ) : (
          <p role="status">{t("lobby-waits")}</p>
        )}
        {info.host && info.seats.some((seat) => seat.kind === "open") && <p class="soft">{t("lobby-bots")}</p>}
        <ProblemNote problem={problem} />
      </div>
    </Page>
  );
}
