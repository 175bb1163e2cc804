import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Account as SignIn } from "../house/account";
import { when } from "../house/tables";
import { me } from "../me";
import { problemOf, type Problem } from "../problem";
import type { SessionLine } from "../protocol";
import { t } from "../text";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

/** What a browser calls itself is long; people know it by two words. */
export function browserOf(agent: string): string {
  const browser = ["Edg", "OPR", "Firefox", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => agent.includes(name)) ?? "";
  const known = ({ Edg: "Edge", OPR: "Opera" } as Readonly<Record<string, string>>)[browser] ?? browser;
  return [known, system].filter(Boolean).join(", ") || agent.slice(0, 40);
}

function Sessions(): JSX.Element {
  const [sessions, setSessions] = useState<readonly SessionLine[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = (): void => {
    api.sessions().then(setSessions, (error: Error) => setProblem(problemOf(error)));
  };
  useEffect(look, []);
  const doing = (work: Promise<unknown>): void => {
    setProblem(null);
    work.then(look, (error: Error) => setProblem(problemOf(error)));
  };
  return (
    <section class="panel sessions">
      <h2>{t("sessions")}</h2>
      <p class="soft">{t("sessions-why")}</p>
      <ul class="seat-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {browserOf(session.agent) || t("session-unknown")}{" "}
              <span class="soft">
                {session.current ? t("session-here") : t("session-used", { when: when(session.used) })}
              </span>
            </span>
            {!session.current && (
              <button
                type="button"
                aria-label={t("session-end-of", { which: browserOf(session.agent) || t("session-unknown") })}
                onClick={() => doing(api.endSession(session.id))}
              >
                {t("session-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" class="end-others" onClick={() => doing(api.endOthers())}>
          {t("session-end-others")}
        </button>
      )}
      <ProblemNote problem={problem} />
    </section>
  );
}

function Password(): JSX.Element {
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <section class="panel">
      <h2>{t("password-change")}</h2>
      <form
        class="report password-form"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(null);
          setDone(false);
          api.changePassword(old, password).then(
            () => {
              setOld("");
              setPassword("");
              setDone(true);
            },
            (error: Error) => setProblem(problemOf(error)),
          );
        }}
      >
        <p class="soft">{t("password-why")}</p>
        <input class="unseen" tabIndex={-1} aria-hidden="true" readOnly value={me.value?.name ?? ""} autocomplete="username" />
        <label>
          {t("password-old")}
          <input
            type="password"
            name="old"
            required
            value={old}
            autocomplete="current-password"
            onInput={(event) => setOld(event.currentTarget.value)}
          />
        </label>
        <label>
          {t("password-new")}
          <input
            type="password"
            name="new"
            required
            minLength={8}
            value={password}
            autocomplete="new-password"
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("password-change")}</button>
        {done && <p role="status">{t("password-done")}</p>}
        <ProblemNote problem={problem} />
      </form>
    </section>
  );
}

function Deletion(): JSX.Element {
  const [password, setPassword] = useState("");
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const account = me.value?.account ?? false;
  return (
    <section class="panel">
      <h2>{t("delete-me")}</h2>
      <form
        class="report delete-form"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(null);
          api.deleteMe(password).then(
            () => (me.value = null),
            (error: Error) => setProblem(problemOf(error)),
          );
        }}
      >
        <p>{t("delete-me-what")}</p>
        {account && (
          <label>
            {t("account-password")}
            <input
              type="password"
              name="password"
              required
              value={password}
              autocomplete="current-password"
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        )}
        <label class="line">
          <input type="checkbox" required checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
          {t("delete-me-sure")}
        </label>
        <button type="submit" disabled={!sure}>
          {t("delete-me")}
        </button>
        <ProblemNote problem={problem} />
      </form>
    </section>
  );
}

export function AccountPage(): JSX.Element {
  const who = me.value;
  return (
    <Page title={t("account")}>
      <div class="account-page">
        {who && !who.account && (
          <section class="panel">
            <h2>{t("account-guest", { name: who.name })}</h2>
            <p class="soft">{t("account-guest-why")}</p>
          </section>
        )}
        <SignIn open />
        {who && <Sessions key={who.id} />}
        {who?.account && <Password />}
        {who && <Deletion />}
      </div>
    </Page>
  );
}
