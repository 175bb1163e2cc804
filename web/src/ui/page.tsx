import type { ComponentChildren, JSX } from "preact";
import { t } from "../text";
import { ElderSignMark } from "./icon";
import { LanguageSwitch } from "./preferences";
import { ThemeButton } from "./theme";

export function Page({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="page">
      <header class="page-head">
        <a class="brand" href="#/">
          <ElderSignMark /> Miskatonic
        </a>
        <nav aria-label={t("navigation")}>
          <a href="#/almanac">{t("almanac")}</a>
          <a href="#/about">{t("about")}</a>
          <a href="#/account">{t("account")}</a>
        </nav>
        <LanguageSwitch />
        <ThemeButton />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 class={title ? "" : "unseen"}>{title || "Miskatonic"}</h1>
        {children}
      </main>
      <footer class="page-foot soft">{t("unofficial")}</footer>
    </div>
  );
}
