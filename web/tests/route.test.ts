import { describe, expect, it } from "vitest";

import { pageOf, parse, replayAt } from "../src/lib/route.svelte";

describe("the hash of the address", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#/", { page: "lobby" }],
    ["#/new", { page: "new" }],
    ["#/new/valeria", { page: "new", game: "valeria" }],
    ["#/new/chess", { page: "new", game: "chess" }],
    ["#/room/r7k3m9", { page: "room", id: "r7k3m9" }],
    ["#/replay/r7k3m9", { page: "replay", id: "r7k3m9" }],
    ["#/replay/r7k3m9/12", { page: "replay", id: "r7k3m9", step: 12 }],
    ["#/replay/r7k3m9/12/3", { page: "replay", id: "r7k3m9", step: 12, seat: 3 }],
    ["#/replay/r7k3m9/last/3", { page: "replay", id: "r7k3m9" }],
    ["#/replay/r7k3m9/4/all", { page: "replay", id: "r7k3m9", step: 4 }],
    ["#/review/r7k3m9", { page: "review", id: "r7k3m9" }],
    ["#/review", { page: "unknown" }],
    ["#/room/", { page: "unknown" }],
    ["#/seat/abc-DEF_1", { page: "seat", token: "abc-DEF_1" }],
    ["#/cards/citadels", { page: "cards", game: "citadels" }],
    ["#/tournament/new", { page: "new-tournament" }],
    ["#/tournament/t7k3m9", { page: "tournament", id: "t7k3m9" }],
    ["#/tournament", { page: "unknown" }],
    ["#/puzzles", { page: "puzzles" }],
    ["#/puzzle/daily", { page: "puzzle", id: "daily" }],
    ["#/puzzle", { page: "unknown" }],
    ["#/try/r7k3m9/12", { page: "try", id: "r7k3m9", moment: 12 }],
    ["#/try/r7k3m9", { page: "unknown" }],
    ["#/rules", { page: "rules" }],
    ["#/about", { page: "about" }],
    ["#/me", { page: "me" }],
    ["#/best", { page: "best" }],
    ["#/person/me", { page: "person", id: "me" }],
    ["#/person", { page: "unknown" }],
    ["#/friends", { page: "friends" }],
    ["#/friend/abc-DEF_1", { page: "friend", token: "abc-DEF_1" }],
    ["#/elsewhere", { page: "unknown" }],
  ])("%s", (hash, route) => expect(parse(hash)).toEqual(route));

  it("of a replay at a step leads there", () => {
    expect(parse(replayAt("r7k3m9", 12))).toEqual({ page: "replay", id: "r7k3m9", step: 12 });
    expect(parse(replayAt("r7k3m9", 0, 2))).toEqual({ page: "replay", id: "r7k3m9", step: 0, seat: 2 });
  });
});

describe("a pasted link", () => {
  it("leads to its page, whether the server or the client answers the address", () => {
    expect(pageOf("https://table.example/r/r7k3m9")).toBe("#/room/r7k3m9");
    expect(pageOf(" http://192.168.1.20:8000/t/t7k3m9?x")).toBe("#/tournament/t7k3m9");
    expect(pageOf("https://table.example/replay/r7k3m9#12")).toBe("#/replay/r7k3m9");
    expect(pageOf("https://table.example/#/seat/a-b_c")).toBe("#/seat/a-b_c");
    expect(pageOf("r7k3m9")).toBeNull();
    expect(pageOf("https://table.example/about/r7k3m9")).toBeNull();
  });
});
