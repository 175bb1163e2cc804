import { defineConfig } from "vitest/config";
import { fixtures } from "./plugins/fixtures.ts";
import { icons } from "./plugins/icons.ts";
import { size } from "./plugins/size.ts";
import { world } from "./plugins/world.ts";

const server = process.env["MISKATONIC_SERVER"];

export default defineConfig({
  base: "./",
  plugins: [icons(), world(), size(150_000), ...(server ? [] : [fixtures()])],
  build: {
    outDir: "../miskatonic/server/static",
    emptyOutDir: true,
    // A data: address would break the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // What goes wrong is said with the words of engine and table, which lie outside this folder.
  server: {
    fs: { allow: [".."] },
    ...(server ? { proxy: { "/api": server, "/ws": { target: server, ws: true } } } : {}),
  },
  test: { include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"] },
});
