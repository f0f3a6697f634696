/** Where in the page one is, by the hash of the address. */

import { on } from "svelte/events";

import type { GameName } from "./contract";

export type Route =
  | { page: "lobby" | "about" | "me" }
  | { page: "new" | "cards" | "rules"; game?: GameName }
  | { page: "room" | "replay"; id: string }
  | { page: "seat"; token: string }
  | { page: "unknown" };

/** Reads a hash like `#/room/r7k3m9`. */
export function parse(hash: string): Route {
  const [path = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", rest = ""] = path.split("/").filter(Boolean);
  switch (page) {
    case "":
      return { page: "lobby" };
    case "new":
    case "cards":
    case "rules":
      return rest ? { page, game: rest } : { page };
    case "about":
    case "me":
      return { page };
    case "room":
    case "replay":
      return rest ? { page, id: rest } : { page: "unknown" };
    case "seat":
      return rest ? { page, token: rest } : { page: "unknown" };
    default:
      return { page: "unknown" };
  }
}

class Router {
  now = $state.raw<Route>({ page: "lobby" });

  constructor() {
    if (typeof location === "undefined") return;
    this.now = parse(location.hash);
    on(window, "hashchange", () => (this.now = parse(location.hash)));
  }
}

export const router = new Router();

/** Goes to another page; `replace` leaves no step back. */
export function go(hash: string, { replace = false } = {}): void {
  if (!replace) location.hash = hash;
  else {
    history.replaceState(null, "", hash);
    router.now = parse(hash);
  }
}
