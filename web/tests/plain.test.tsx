import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { Ask, AskContext } from "../src/ask";
import { PlainBoard } from "../src/games/plain";
import { NO_SCENE, SceneContext } from "../src/scene";
import { makeWords, words } from "../src/text";
import type { Decision } from "../src/types.gen";

it("a game without a board of its own is shown in words, and can be played on it", () => {
  words.value = makeWords("toy", "en", "option-take = Take it", {
    names: { lamp: "Old Lamp" },
    cards: { lamp: { kind: "things", origin: "box", text: [], data: {} } },
  });
  const text = { type: "msg", id: "option-take", args: {} } as const;
  const decision: Decision = {
    kind: "take", seat: 0, rule: "", prompt: text, options: [{ key: "take:lamp", text, anchor: "lamp", also: [], target: "" }],
    least: 1, most: 1, refusals: [], always: false, topic: "", weights: [],
  cause: "",
  };
  const state = { round_number: 3, table: ["lamp", "something-else"], players: [{ seat: 0, gold: 7 }], over: false };
  const shown = renderToString(
    <SceneContext.Provider value={{ ...NO_SCENE, game: "toy", state }}>
      <AskContext.Provider value={new Ask(decision, () => undefined)}>
        <PlainBoard />
      </AskContext.Provider>
    </SceneContext.Provider>,
  );
  expect(shown).toContain("round number");
  expect(shown).toContain("Old Lamp");
  expect(shown).toContain("something-else");
  expect(shown.match(/spot-hit/g)).toHaveLength(1);
});
