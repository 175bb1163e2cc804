// Addresses behind the `#`: an invitation never reaches a server's log, and the page needs no rewriting rules.
import { signal } from "@preact/signals";

export interface Route {
  page: string;
  id: string;
  /** Of a game's own: which page of it. */
  rest: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = "", rest = ""] = path.split("/");
  return { page: page || "home", id: decodeURIComponent(id), rest: decodeURIComponent(rest), query: new URLSearchParams(query) };
}

export const route = signal<Route>(parse(typeof location === "undefined" ? "" : location.hash));

if (typeof window !== "undefined") {
  window.addEventListener("hashchange", () => {
    route.value = parse(location.hash);
    window.scrollTo(0, 0);
  });
}

export function go(address: string): void {
  location.hash = address;
}

export const tableAddress = (id: string): string => `#/table/${encodeURIComponent(id)}`;
export const roomAddress = (game: string, page: string): string => `#/room/${encodeURIComponent(game)}/${encodeURIComponent(page)}`;
export const invitation = (id: string, invite: string): string =>
  `${location.origin}${location.pathname}${tableAddress(id)}?invite=${encodeURIComponent(invite)}`;
