import type { JSX } from "preact";
import names from "../icons.json";
import { t } from "../text";
import { Icon, isIcon } from "../ui/icon";

const ROOMS = import.meta.glob<Readonly<Record<string, string>>>("../games/*/icons.json", { eager: true, import: "default" });
const OTHERS = [...new Set(Object.values(ROOMS).flatMap((room) => Object.values(room)))].sort();
import { Page } from "../ui/page";

export function About(): JSX.Element {
  return (
    <Page title={t("about")}>
      <div class="panel about">
        <p class="lead">{t("about-lead")}</p>
        <h2>{t("about-unofficial")}</h2>
        <p>{t("about-unofficial-text")}</p>
        <h2>{t("about-drawings")}</h2>
        <p>
          {t("about-drawings-text")} <a href="#/drawings">{t("drawings")}</a>
        </p>
        <h2>{t("about-icons")}</h2>
        <p>
          {t("about-icons-text")}{" "}
          <a href="https://game-icons.net" rel="noopener noreferrer">
            game-icons.net
          </a>
          ,{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="license noopener noreferrer">
            CC BY 3.0
          </a>
          .
        </p>
        <ul class="icon-list">
          {Object.entries(names).map(([meaning, name]) => (
            <li key={meaning}>
              {isIcon(meaning) && <Icon name={meaning} />} <span>{name}</span>
            </li>
          ))}
        </ul>
        <p class="soft">{OTHERS.join(", ")}</p>
      </div>
    </Page>
  );
}
