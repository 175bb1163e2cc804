// True positions with the maxima that the rules computed: what the client shows is the same.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { maximum } from "../src/games/elder_sign/look";
import type { Catalogue } from "../src/protocol";
import { makeWords, words } from "../src/text";
import type { State } from "../src/games/elder_sign/types.gen";

const root = join(import.meta.dirname, "..", "..");
const python = join(root, ".venv", "bin", "python");

describe.skipIf(!existsSync(python))("the sum behind a maximum", () => {
  it("is the one that the rules have", () => {
    const folder = mkdtempSync(join(tmpdir(), "miskatonic-"));
    execFileSync(python, ["-m", "scripts.client_fixtures", folder, "elder-sign"], { cwd: root });
    const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
    words.value = makeWords("elder-sign", "en", "", read<Catalogue>("api/games/elder-sign/catalogue/en"));
    let compared = 0;
    for (const name of readdirSync(join(folder, "ws"))) {
      const { state, maxima } = read<{ state: State; maxima: [number, number][] }>(`ws/${name}`);
      for (const player of state.players) {
        if (!player.investigator) continue;
        const shown = (["sanity", "stamina"] as const).map((what) => maximum(state, player, what).total);
        expect(shown, `${name}, seat ${player.seat}`).toEqual(maxima[player.seat]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  }, 60_000);
});
