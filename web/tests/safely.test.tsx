import { options, type JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterEach, expect, it, vi } from "vitest";
import { Safely } from "../src/ui/safely";

function Broken(): JSX.Element {
  throw new Error("a word without a name");
}

afterEach(() => vi.restoreAllMocks());

it("what cannot be drawn is said, and the rest of the page stays", () => {
  (options as { errorBoundaries?: boolean }).errorBoundaries = true;
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const shown = renderToString(
    <main>
      <Safely>
        <Broken />
      </Safely>
      <p>the question</p>
    </main>,
  );
  expect(shown).toContain("the question");
  expect(shown).toContain('role="alert"');
  expect(told).toHaveBeenCalled();
});

it("what can be drawn is drawn", () => {
  expect(renderToString(<Safely>the board</Safely>)).toBe("the board");
});
