import { describe, expect, it } from "vitest";

import { setUpParts } from "../src/games";
import type { CitadelsOptions } from "../src/games/citadels/contract";
import type { CitadelsChoice } from "../src/games/citadels/setup/cast.svelte";
import type { ValeriaOptions } from "../src/games/valeria/contract";
import type { ValeriaChoice } from "../src/games/valeria/setup/market.svelte";
import type { SetUps } from "../src/lib/contract";
import { CUSTOM, Draft, RANDOM } from "../src/pages/setup.svelte";
import sample from "./samples/set-ups.json";

const parts = await setUpParts();

/** A game of which the page knows nothing. */
const pebbles = {
  game: "pebbles",
  title: "Pebbles",
  players: { least: 2, most: 3, default: 2 },
  rulesets: [],
  scenarios: [],
  default: { game: "pebbles", options: { players: 2 } },
  levels: [],
};
const all = { games: [...sample.games, pebbles] } as unknown as SetUps;

const castOf = (draft: Draft): CitadelsChoice => draft.own as CitadelsChoice;
const marketOf = (draft: Draft): ValeriaChoice => draft.own as ValeriaChoice;

describe("a table of Citadels", () => {
  it("begins as the server proposes, with me and bots", () => {
    const room = new Draft(all, parts).room();
    expect(room.set_up).toEqual({ game: "citadels", options: { players: 4, scenario: "first-game", ruleset: "2016" } });
    expect(room.seats).toEqual(["me", "bot:normal", "bot:normal", "bot:normal"]);
    expect(room.clock).toEqual({ kind: "none" });
  });

  it("keeps me when seats go, and stays within the players of the game", () => {
    const draft = new Draft(all, parts);
    draft.seats = ["bot:easy", "open", "me"];
    draft.setPlayers(1);
    expect(draft.seats).toEqual(["bot:easy", "me"]);
    draft.setPlayers(99);
    expect(draft.players).toBe(8);
  });

  it("shows the cast of its number of players", () => {
    const draft = new Draft(all, parts);
    draft.setScenario("ambitious-aristocrats");
    draft.setPlayers(2);
    expect(castOf(draft).cast).toHaveLength(8);
    draft.setPlayers(3);
    expect(castOf(draft).cast).toHaveLength(9);
    expect(castOf(draft).cast[8]).not.toBe("queen");
    draft.setPlayers(5);
    expect(castOf(draft).cast[8]).toBe("");
    draft.setPlayers(8);
    expect(castOf(draft).cast[8]).toBe("queen");
  });

  it("names only the characters that were swapped", () => {
    const draft = new Draft(all, parts);
    castOf(draft).swap(1, "witch");
    castOf(draft).swap(9, "artist");
    castOf(draft).swap(9, null);
    expect(castOf(draft).cast[0]).toBe("witch");
    expect((draft.options as CitadelsOptions).characters).toEqual(["witch"]);
  });

  it("forbids nobody: only the characters allowed with so many players are offered", () => {
    const draft = new Draft(all, parts);
    expect(castOf(draft).choices(9)).not.toContain("queen");
    draft.setPlayers(5);
    expect(castOf(draft).choices(9)).toContain("queen");
    expect(castOf(draft).choices(1)).toEqual(["assassin", "witch", "magistrate"]);
  });

  it("of one's own names everything", () => {
    const draft = new Draft(all, parts);
    draft.setScenario("cunning-agents");
    draft.setScenario(CUSTOM);
    expect((draft.options as CitadelsOptions).characters).toHaveLength(8);
    expect((draft.options as CitadelsOptions).districts).toHaveLength(14);
    const first = castOf(draft).districts[0]!;
    castOf(draft).toggleUnique(first);
    expect((draft.options as CitadelsOptions).districts).not.toContain(first);
  });

  it("by lot names nothing", () => {
    const draft = new Draft(all, parts);
    draft.setScenario(RANDOM);
    expect(castOf(draft).cast).toEqual([]);
    expect(draft.options).toEqual({ players: 4, scenario: "random", ruleset: "2016" });
  });

  it("of 2010 adds bonus districts and leaves others out", () => {
    const draft = new Draft(all, parts);
    draft.setRuleset("2010");
    castOf(draft).toggleUnique("ball_room");
    castOf(draft).toggleUnique("lighthouse");
    castOf(draft).toggleUnique("keep");
    expect((draft.options as CitadelsOptions).bonus).toEqual(["ball_room", "lighthouse"]);
    expect((draft.options as CitadelsOptions).without).toEqual(["keep", "keep"]);
    castOf(draft).short = true;
    expect((draft.options as CitadelsOptions).short).toBe(true);
  });

  it("can be read back from a room", () => {
    const draft = new Draft(all, parts);
    draft.setScenario("vicious-nobles");
    castOf(draft).swap(4, "king");
    const again = new Draft(all, parts);
    again.load({ game: "citadels", options: draft.options });
    expect(castOf(again).cast).toEqual(castOf(draft).cast);
    expect(castOf(again).districts).toEqual(castOf(draft).districts);
  });
});

describe("a table of Valeria", () => {
  it("offers both citizens of each number, and exchanges areas", () => {
    const draft = new Draft(all, parts, "valeria");
    expect(marketOf(draft).groups).toHaveLength(10);
    draft.setScenario(CUSTOM);
    marketOf(draft).setArea(0, "ruins");
    expect(marketOf(draft).columns.slice(0, 2)).toEqual(["ruins", "hills"]);
    marketOf(draft).setCitizen(0, "monk");
    expect((draft.options as ValeriaOptions).citizens?.[0]).toBe("monk");
    marketOf(draft).mixed = true;
    expect((draft.options as ValeriaOptions).citizens).toBeUndefined();
    expect((draft.options as ValeriaOptions).mixed).toBe(true);
  });

  it("is played alone with one seat, which is mine", () => {
    const draft = new Draft(all, parts, "valeria");
    draft.setPlayers(1);
    expect(draft.room().seats).toEqual(["me"]);
  });
});

describe("a table of a game without a page of its own", () => {
  it("has players and nothing else, and seats for people where there are no bots", () => {
    const draft = new Draft(all, parts, "pebbles");
    expect(draft.room().set_up).toEqual({ game: "pebbles", options: { players: 2 } });
    expect(draft.seats).toEqual(["me", "open"]);
    draft.setPlayers(9);
    expect(draft.seats).toEqual(["me", "open", "open"]);
    expect(draft.panel).toBeNull();
  });

  it("can be read back from a room", () => {
    const draft = new Draft(all, parts);
    draft.load({ game: "pebbles", options: { players: 3 } });
    expect(draft.options).toEqual({ players: 3 });
  });

  it("is not opened where it is not offered", () => {
    expect(new Draft(all, parts, "chess").game).toBe("citadels");
  });
});

describe("the clock of a table", () => {
  it("has minutes for a decision, days, or a bank with an increment", () => {
    const draft = new Draft(all, parts);
    draft.clock = "move";
    expect(draft.room().clock).toEqual({ kind: "move", seconds: 120 });
    draft.clock = "bank";
    expect(draft.room().clock).toEqual({ kind: "bank", seconds: 600, increment: 15 });
    draft.length.bank = 20;
    draft.increment = 30;
    expect(draft.room().clock).toEqual({ kind: "bank", seconds: 1200, increment: 30 });
  });
});
