/** Router based on the hash of the address. */

import { on } from "svelte/events";

import type { GameName } from "./contract";

export type Route =
  | { page: "lobby" | "about" | "me" | "best" | "friends" | "puzzles" }
  | { page: "new" | "cards" | "rules" | "new-tournament"; game?: GameName }
  | { page: "room" | "review" | "person" | "tournament" | "puzzle"; id: string }
  | { page: "replay"; id: string; step?: number; seat?: number }
  | { page: "try"; id: string; moment: number }
  | { page: "seat" | "friend"; token: string }
  | { page: "mail"; what: "confirm" | "stop"; token: string }
  | { page: "unknown" };

/** Parse a hash like `#/room/r7k3m9`. */
export function parse(hash: string): Route {
  const [path = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", rest = "", ...more] = path.split("/").filter(Boolean);
  switch (page) {
    case "":
      return { page: "lobby" };
    case "new":
    case "cards":
    case "rules":
      return rest ? { page, game: rest } : { page };
    case "about":
    case "me":
    case "best":
    case "friends":
    case "puzzles":
      return { page };
    case "replay":
      return rest ? { page, id: rest, ...moment(more) } : { page: "unknown" };
    case "try":
      return rest && isNumber(more[0]) ? { page, id: rest, moment: Number(more[0]) } : { page: "unknown" };
    case "tournament":
      if (rest === "new") return { page: "new-tournament", ...(more[0] ? { game: more[0] } : {}) };
      return rest ? { page, id: rest } : { page: "unknown" };
    case "room":
    case "review":
    case "person":
    case "puzzle":
      return rest ? { page, id: rest } : { page: "unknown" };
    case "seat":
    case "friend":
      return rest ? { page, token: rest } : { page: "unknown" };
    case "mail":
      return (rest === "confirm" || rest === "stop") && more[0] ? { page, what: rest, token: more[0] } : { page: "unknown" };
    default:
      return { page: "unknown" };
  }
}

const isNumber = (text = ""): boolean => /^\d{1,6}$/.test(text);

/** Parse step and perspective of a replay; ignore non-numbers. */
function moment([step = "", seat = ""]: string[]): { step?: number; seat?: number } {
  if (!isNumber(step)) return {};
  return { step: Number(step), ...(isNumber(seat) ? { seat: Number(seat) } : {}) };
}

/** Address of a replay at a step, optionally from a seat's perspective. */
export function replayAt(id: string, step: number, seat?: number): string {
  return `#/replay/${id}/${step}${seat === undefined ? "" : `/${seat}`}`;
}

/** Pages that the server answers under an address of their own. */
const ANSWERED = new Map([
  ["r", "room"],
  ["t", "tournament"],
  ["replay", "replay"],
]);

/** Page of a link that somebody has pasted, as a hash; `null` if it is none of ours. */
export function pageOf(link: string): string | null {
  const behind = /#\/(room|seat|tournament|replay)\/([\w-]+)/.exec(link);
  if (behind) return `#/${behind[1]}/${behind[2]}`;
  const [, path = "", id] = /^\s*https?:\/\/[^/?#]+\/(\w+)\/([\w-]+)/.exec(link) ?? [];
  const page = ANSWERED.get(path);
  return page ? `#/${page}/${id}` : null;
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

/** Navigate to another page; `replace` adds no history entry. */
export function go(hash: string, { replace = false } = {}): void {
  if (!replace) location.hash = hash;
  else {
    history.replaceState(null, "", hash);
    router.now = parse(hash);
  }
}
