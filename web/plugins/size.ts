import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Says how much JavaScript the first load takes, and fails the build when it is too much. */
export function size(limit: number): Plugin {
  return {
    name: "size",
    generateBundle(_, bundle) {
      const first = new Set<string>();
      const visit = (file: string): void => {
        const chunk = bundle[file];
        if (first.has(file) || chunk?.type !== "chunk") return;
        first.add(file);
        chunk.imports.forEach(visit);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.isEntry) visit(chunk.fileName);
      let bytes = 0;
      let all = 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const packed = gzipSync(chunk.code).length;
        all += packed;
        if (first.has(chunk.fileName)) bytes += packed;
      }
      const say = (n: number): string => `${(n / 1000).toFixed(1)} kB`;
      console.log(`\nfirst load: ${say(bytes)} of JavaScript compressed (all of it: ${say(all)}; limit ${say(limit)})`);
      if (bytes > limit) this.error(`the client is too big: ${say(bytes)} of JavaScript compressed, at most ${say(limit)}`);
    },
  };
}
