import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { Token } from "../src/games/elder_sign/place";
import { NO_SCENE, SceneContext } from "../src/scene";
import { makeWords, words } from "../src/text";

it("of whatever gender a monster's name is, a defeated one is told of in a sentence that agrees", () => {
  const room = readFileSync(new URL("../src/games/elder_sign/text/pl.ftl", import.meta.url), "utf8");
  words.value = makeWords("elder-sign", "pl", "", { names: { "moon-beast": "Księżycowa bestia" }, cards: {} }, room);
  const shown = renderToString(
    <SceneContext.Provider value={{ ...NO_SCENE, game: "elder-sign", state: { locks: [] } }}>
      <Token token={{ number: 1, id: "moon-beast", defeated: true } as never} />
    </SceneContext.Provider>,
  );
  expect(shown.replace(/<[^>]*>/g, "")).toContain("Księżycowa bestia (potwór pokonany)");
});
