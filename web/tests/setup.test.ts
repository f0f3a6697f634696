import { describe, expect, it } from "vitest";

import type { SetUps } from "../src/lib/contract";
import { CUSTOM, Draft, RANDOM } from "../src/pages/setup.svelte";
import sample from "./samples/set-ups.json";

const all = sample as unknown as SetUps;

describe("a table of Citadels", () => {
  it("begins as the server proposes, with me and bots", () => {
    const room = new Draft(all).room();
    expect(room.set_up).toEqual({ game: "citadels", options: { players: 4, scenario: "first-game", ruleset: "2016" } });
    expect(room.seats).toEqual(["me", "bot:normal", "bot:normal", "bot:normal"]);
    expect(room.clock).toEqual({ kind: "none" });
  });

  it("keeps me when seats go, and stays within the players of the game", () => {
    const draft = new Draft(all);
    draft.seats = ["bot:easy", "open", "me"];
    draft.setPlayers(1);
    expect(draft.seats).toEqual(["bot:easy", "me"]);
    draft.setPlayers(99);
    expect(draft.players).toBe(8);
  });

  it("shows the cast of its number of players", () => {
    const draft = new Draft(all);
    draft.setScenario("ambitious-aristocrats");
    draft.setPlayers(2);
    expect(draft.cast).toHaveLength(8);
    draft.setPlayers(3);
    expect(draft.cast).toHaveLength(9);
    expect(draft.cast[8]).not.toBe("queen");
    draft.setPlayers(5);
    expect(draft.cast[8]).toBe("");
    draft.setPlayers(8);
    expect(draft.cast[8]).toBe("queen");
  });

  it("names only the characters that were swapped", () => {
    const draft = new Draft(all);
    draft.swap(1, "witch");
    draft.swap(9, "artist");
    draft.swap(9, null);
    expect(draft.cast[0]).toBe("witch");
    expect(draft.options.characters).toEqual(["witch"]);
  });

  it("forbids nobody: only the characters allowed with so many players are offered", () => {
    const draft = new Draft(all);
    expect(draft.choices(9)).not.toContain("queen");
    draft.setPlayers(5);
    expect(draft.choices(9)).toContain("queen");
    expect(draft.choices(1)).toEqual(["assassin", "witch", "magistrate"]);
  });

  it("of one's own names everything", () => {
    const draft = new Draft(all);
    draft.setScenario("cunning-agents");
    draft.setScenario(CUSTOM);
    expect(draft.options.characters).toHaveLength(8);
    expect(draft.options.districts).toHaveLength(14);
    const first = draft.districts[0]!;
    draft.toggleUnique(first);
    expect(draft.options.districts).not.toContain(first);
  });

  it("by lot names nothing", () => {
    const draft = new Draft(all);
    draft.setScenario(RANDOM);
    expect(draft.cast).toEqual([]);
    expect(draft.options).toEqual({ players: 4, scenario: "random", ruleset: "2016" });
  });

  it("of 2010 adds bonus districts and leaves others out", () => {
    const draft = new Draft(all);
    draft.setRuleset("2010");
    draft.toggleUnique("ball_room");
    draft.toggleUnique("lighthouse");
    draft.toggleUnique("keep");
    expect(draft.options.bonus).toEqual(["ball_room", "lighthouse"]);
    expect(draft.options.without).toEqual(["keep", "keep"]);
    draft.short = true;
    expect(draft.options.short).toBe(true);
  });

  it("can be read back from a room", () => {
    const draft = new Draft(all);
    draft.setScenario("vicious-nobles");
    draft.swap(4, "king");
    const again = new Draft(all);
    again.load({ game: "citadels", options: draft.options });
    expect(again.cast).toEqual(draft.cast);
    expect(again.districts).toEqual(draft.districts);
  });
});

describe("a table of Valeria", () => {
  it("offers both citizens of each number, and exchanges areas", () => {
    const draft = new Draft(all, "valeria");
    expect(draft.groups).toHaveLength(10);
    draft.setScenario(CUSTOM);
    draft.setArea(0, "ruins");
    expect(draft.columns.slice(0, 2)).toEqual(["ruins", "hills"]);
    draft.setCitizen(0, "monk");
    expect(draft.options.citizens?.[0]).toBe("monk");
    draft.mixed = true;
    expect(draft.options.citizens).toBeUndefined();
    expect(draft.options.mixed).toBe(true);
  });

  it("is played alone with one seat, which is mine", () => {
    const draft = new Draft(all, "valeria");
    draft.setPlayers(1);
    expect(draft.room().seats).toEqual(["me"]);
  });
});
