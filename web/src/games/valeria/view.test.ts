import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { GameWords } from "../../lib/contract";
import type { ValeriaSeat } from "./contract";
import { harvestByLot, sumOf } from "./effects";
import { layOut } from "./houses";
import { dukePoints, needs, pointsOf, street, times } from "./view";

provide("en/valeria", JSON.parse(readFileSync(new URL("../../../fixtures/words/valeria-en.json", import.meta.url), "utf8")) as GameWords);

const seat = (more: Partial<ValeriaSeat> = {}): ValeriaSeat => ({
  gold: 7,
  strength: 8,
  magic: 3,
  vp: 2,
  citizens: {},
  monsters: {},
  domains: [],
  chosen: true,
  duke: null,
  waiting: false,
  points: null,
  ...more,
});

describe("the street", () => {
  it("begins with the Peasant at 5 and the Knight at 6", () => {
    const lots = street(seat());
    expect(lots.map((storeys) => storeys.length)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
    expect(lots[4]).toEqual([{ name: "peasant", starter: true }]);
  });
  it("has one storey per card", () => {
    expect(street(seat({ citizens: { peasant: 2, butcher: 1 } })).map((storeys) => storeys.length)).toEqual([0, 0, 0, 0, 3, 1, 0, 0, 0, 1]);
  });
  it("fits its height, however many storeys there are", () => {
    const lots = street(seat({ citizens: { peasant: 6 } }));
    for (const house of layOut(lots, { width: 680, height: 216, plate: 27, sky: 62, gap: 6, tallest: 44 })) {
      expect(house.eaves - house.roof).toBeGreaterThanOrEqual(61);
      expect(house.x + house.width).toBeLessThanOrEqual(680);
    }
  });
});

describe("the harvest by lot", () => {
  it("counts a pair twice and the sum once", () => {
    expect(times([4, 4], 4)).toBe(2);
    expect(times([4, 4], 8)).toBe(1);
    const gains = harvestByLot(seat({ citizens: { archer: 3, champion: 1 } }), [4, 4], true);
    expect(sumOf(gains)).toEqual({ strength: 16 });
  });
  it("gives one power in the own turn, the other else", () => {
    const owner = seat({ citizens: { butcher: 1, peasant: 1 } });
    expect(sumOf(harvestByLot(owner, [5, 6], true))).toEqual({ gold: 6, strength: 1 });
    expect(sumOf(harvestByLot(owner, [5, 6], false))).toEqual({ gold: 6, strength: 1 });
    expect(harvestByLot(seat({ citizens: { paladin: 2 } }), [4, 6], false).at(-1)?.trades).toEqual([
      { name: "paladin", count: 2, pays: [1, "strength"], brings: [3, "magic"] },
    ]);
  });
  it("counts the starter Knight for Warlords and leaves the waiting player alone", () => {
    expect(sumOf(harvestByLot(seat({ citizens: { warlord: 1, knight: 1 } }), [3, 5], false))).toEqual({ gold: 1, strength: 2 });
    expect(harvestByLot(seat({ waiting: true }), [5, 6], false)).toEqual([]);
  });
});

describe("points", () => {
  it("count icons on domains for dukes, and resources in groups", () => {
    const owner = seat({ citizens: { cleric: 2, rogue: 1 }, domains: ["the_orb_of_urdr"], monsters: { giant: 2 } });
    expect(dukePoints("elsyn_saint_of_shadows", owner)).toBe(2 * 3 + 2 * 2 + 4);
    expect(dukePoints("hrothgar_the_conqueror", owner)).toBe(4 + 2 + 4);
    expect(pointsOf(owner, false).total).toBe(6 + 1 + 2);
    expect(pointsOf(owner, true).total).toBe(7);
  });
});

describe("domains", () => {
  it("ask for a citizen per icon", () => {
    expect(needs("blood_crow_army", seat({ citizens: { archer: 2 } })).map((one) => one.met)).toEqual([true, true, false]);
  });
});
