import { describe, expect, it } from "vitest";

import { parse } from "../src/lib/route.svelte";

describe("the hash of the address", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#/", { page: "lobby" }],
    ["#/new", { page: "new" }],
    ["#/new/valeria", { page: "new", game: "valeria" }],
    ["#/new/chess", { page: "new", game: "chess" }],
    ["#/room/r7k3m9", { page: "room", id: "r7k3m9" }],
    ["#/replay/r7k3m9", { page: "replay", id: "r7k3m9" }],
    ["#/room/", { page: "unknown" }],
    ["#/seat/abc-DEF_1", { page: "seat", token: "abc-DEF_1" }],
    ["#/cards/citadels", { page: "cards", game: "citadels" }],
    ["#/rules", { page: "rules" }],
    ["#/about", { page: "about" }],
    ["#/me", { page: "me" }],
    ["#/elsewhere", { page: "unknown" }],
  ])("%s", (hash, route) => expect(parse(hash)).toEqual(route));
});
