import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { SHELF } from "../house/shelf";
import { clientOf, wantClient } from "../games/registry";
import { lang } from "../settings";
import { t, wantWords, words } from "../text";
import { Page } from "../ui/page";
import { Tips } from "../ui/tip";

/** A page of a game's own. */
export function Room({ game, page }: { game: string; page: string }): JSX.Element {
  useEffect(() => {
    wantWords(game);
    wantClient(game);
  }, [game]);
  const client = clientOf(game);
  const ready = client !== null && words.value?.game === game && words.value.language === lang.value;
  const Own = client?.pages?.[page];
  if (client !== null && !Own) {
    return (
      <Page title="">
        <p role="alert">{t("room-none")}</p>
      </Page>
    );
  }
  const title = SHELF.find((one) => one.id === game)?.names[lang.value] ?? game;
  return (
    <Page title={title}>
      <div class={`room-page ${client?.room ?? ""}`}>{ready && Own ? <Own /> : <p>{t("loading")}</p>}</div>
      <Tips />
    </Page>
  );
}
