import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ID = "virtual:icons";

/** Only the icons that `src/icons.json` names go into the bundle, and with a game those of its own `icons.json`. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === ID || id.startsWith(ID + "/") ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + ID)) return undefined;
      const game = id.slice(ID.length + 2);
      const list = new URL(game ? `../src/games/${game}/icons.json` : "../src/icons.json", import.meta.url);
      if (!existsSync(list)) throw new Error(`${id.slice(1)}: there is no ${list.pathname}`);
      const used = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const bodies: Record<string, string> = {};
      for (const [meaning, name] of Object.entries(used)) {
        const found = all[name];
        if (!found) throw new Error(`${list.pathname}: ${meaning}: game-icons has no icon ${name}`);
        // Three decimals are more than a screen shows.
        bodies[meaning] = found.body.replace(/(\d+\.\d{2})\d+/g, "$1");
      }
      return `export default ${JSON.stringify(bodies)}`;
    },
  };
}
