import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { me, wishedName } from "../me";
import { problemOf, type Problem } from "../problem";
import { t } from "../text";
import { ProblemNote } from "../ui/problem";

/** `open`: on the page of its own, where there is nothing else to look at. */
export function Account({ open = false }: { open?: boolean }): JSX.Element {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const enter = (way: "login" | "register"): void => {
    setProblem(null);
    api[way](wishedName.value.trim(), password).then(
      (person) => {
        me.value = person;
        setPassword("");
      },
      (error: Error) => setProblem(problemOf(error)),
    );
  };
  if (me.value?.account) {
    return (
      <section class="panel">
        <h2>{t("account")}</h2>
        <p class="line">
          {t("account-known", { name: me.value.name })}
          {!open && (
            <a class="button" href="#/account">
              {t("account-page")}
            </a>
          )}
          <button type="button" onClick={() => void api.logout().then(() => (me.value = null))}>
            {t("account-out")}
          </button>
        </p>
      </section>
    );
  }
  return (
    <details class="panel" open={open}>
      <summary>{t(open ? "account-in" : "account")}</summary>
      <form
        class="report"
        onSubmit={(event) => {
          event.preventDefault();
          enter("login");
        }}
      >
        <p class="soft">{t("account-why")}</p>
        <label>
          {t("account-name")}
          <input
            value={wishedName.value}
            maxLength={40}
            autocomplete="username"
            onInput={(event) => (wishedName.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {t("account-password")}
          <input
            type="password"
            value={password}
            autocomplete="current-password"
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <div class="choices">
          <button type="submit">{t("account-in")}</button>
          <button type="button" onClick={() => enter("register")}>
            {t("account-new")}
          </button>
        </div>
        <ProblemNote problem={problem} />
        {!open && me.value && <a href="#/account">{t("account-page")}</a>}
      </form>
    </details>
  );
}
