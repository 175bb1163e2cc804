import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Cover, Sigil, Silhouette, Vignette } from "../art";
import { drawn, standsFor, wantArt, type Kind } from "../art/drawings";
import { cardName, t, wantWords } from "../text";
import { Page } from "../ui/page";

const KINDS: readonly [Kind, typeof Sigil][] = [
  ["sigils", Sigil],
  ["silhouettes", Silhouette],
  ["vignettes", Vignette],
];

/** All that we drew for a game, to be looked at. */
export function Drawings({ game }: { game: string }): JSX.Element {
  useEffect(() => {
    wantArt(game);
    wantWords(game);
  }, [game]);
  return (
    <Page title={t("drawings")}>
      <div class="panel drawings">
        <div class="drawing-list covers">
          <Cover game={game} />
        </div>
        {KINDS.filter(([kind]) => drawn(game, kind).length > 0).map(([kind, Picture]) => (
          <section key={kind}>
            <h2>{t("drawings-" + kind)}</h2>
            <ul class={"drawing-list " + kind}>
              {[...drawn(game, kind), ""].map((id) => (
                <li key={id}>
                  <Picture game={game} id={id} />
                  <span>{id ? standsFor(game, kind, id).map(cardName).join(", ") : t("drawings-any")}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
