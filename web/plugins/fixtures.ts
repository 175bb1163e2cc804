import { existsSync, readFileSync, statSync } from "node:fs";
import type { Plugin } from "vite";
import { WebSocketServer } from "ws";

/** `npm run dev` without a server: the positions that `python -m scripts.client_fixtures` wrote. */
export function fixtures(): Plugin {
  const folder = new URL("../../build/fixtures/", import.meta.url);
  const file = (path: string): URL | undefined => {
    for (const name of [path, path + "/index"]) {
      const url = new URL("." + name, folder);
      if (existsSync(url) && statSync(url).isFile()) return url;
    }
    return undefined;
  };
  return {
    name: "fixtures",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (!path.startsWith("/api/")) return next();
        const found = file(path);
        response.setHeader("Content-Type", path.startsWith("/api/text/") ? "text/plain" : "application/json");
        if (found) return response.end(readFileSync(found));
        response.statusCode = 404;
        response.end(JSON.stringify({ status: 404, detail: "no such fixture" }));
      });
      const sockets = new WebSocketServer({ noServer: true });
      server.httpServer?.on("upgrade", (request, socket, head) => {
        const name = /^\/ws\/tables\/([\w-]+)$/.exec(request.url ?? "")?.[1];
        if (!name) return;
        sockets.handleUpgrade(request, socket, head, (ws) => {
          ws.on("message", (data) => {
            const said = JSON.parse(String(data)) as { t: string; id?: unknown };
            if (said.t === "hello") {
              const table = JSON.parse(readFileSync(new URL(`api/tables/${name}`, folder), "utf8")) as object;
              ws.send(JSON.stringify({ t: "table", ...table }));
              ws.send(readFileSync(new URL(`ws/${name}`, folder), "utf8"));
            } else if (said.t === "choose") ws.send(JSON.stringify({ t: "refused", id: said.id, reason: "fixture" }));
          });
        });
      });
    },
  };
}
