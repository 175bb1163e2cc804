import type { JSX } from "preact";
import { Cover } from "../art/cover";
import type { GameInfo } from "../protocol";
import { lang } from "../settings";
import { t } from "../text";
import { difficulty, SHELF, type Box } from "./shelf";

/** Those on the shelf first, then any other that this server can play. */
export function boxes(games: readonly GameInfo[]): readonly (Box & { game: GameInfo | null })[] {
  const others = games.filter((game) => !SHELF.some((box) => box.id === game.id));
  return [
    ...SHELF.map((box) => ({ ...box, game: games.find((game) => game.id === box.id) ?? null })),
    ...others.map((game) => ({
      id: game.id,
      names: game.names,
      players: [game.least_seats, game.most_seats] as const,
      minutes: [0, 0] as const,
      game,
    })),
  ];
}

function Facts({ box, game }: { box: Box; game: GameInfo | null }): JSX.Element {
  const [least, most] = game ? [game.least_seats, game.most_seats] : box.players;
  const [from = 0, to = 0] = game?.measured?.minutes ?? box.minutes;
  const won = game?.measured?.won ?? undefined;
  return (
    <>
      <span class="fact">{t("fact-players", { least, most })}</span>
      {to > 0 && <span class="fact">{t("fact-minutes", { from, to })}</span>}
      {won !== undefined ? (
        <span class="fact" title={t("fact-won", { won })}>
          {t("difficulty-" + difficulty(won))}
        </span>
      ) : (
        game && !game.rivals && <span class="fact">{t("difficulty-unknown")}</span>
      )}
    </>
  );
}

interface Props {
  games: readonly GameInfo[];
  chosen: string;
  choose: (game: string) => void;
}

export function Covers({ games, chosen, choose }: Props): JSX.Element {
  return (
    <ul class="shelf" aria-label={t("games")}>
      {boxes(games).map((box) => {
        const name = (box.game?.names ?? box.names)[lang.value];
        const inside = (
          <>
            <Cover game={box.id} />
            <b class="box-name">{name}</b>
            <span class="facts">
              <Facts box={box} game={box.game} />
            </span>
          </>
        );
        return (
          <li key={box.id} class={box.game ? "box" : "box not-yet"}>
            {box.game ? (
              <button type="button" aria-pressed={chosen === box.id} onClick={() => choose(box.id)}>
                {inside}
              </button>
            ) : (
              <div>
                {inside}
                <span class="tag">{t("game-not-yet")}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
