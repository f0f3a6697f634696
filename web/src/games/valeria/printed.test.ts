import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { GameWords } from "../../lib/contract";
import { CITIZENS, DOMAINS, DUKES, isStarter, MONSTERS, ROLES, starterOf } from "./printed";

const words = JSON.parse(readFileSync(new URL("../../../fixtures/words/valeria-en.json", import.meta.url), "utf8")) as GameWords;

it("nothing is known before the words of the server have come", () => {
  provide("en/valeria", {});
  expect(Object.keys(CITIZENS)).toEqual([]);
  expect([MONSTERS["troll"], "troll" in MONSTERS, starterOf(5), isStarter("knight")]).toEqual([undefined, false, undefined, false]);
});

describe("what is printed is what the server tells", () => {
  it("of every card", () => {
    provide("en/valeria", words);
    const kinds = { citizens: CITIZENS, monsters: MONSTERS, domains: DOMAINS, dukes: DUKES };
    for (const [kind, cards] of Object.entries(kinds)) expect(Object.keys(cards)).toEqual(Object.keys(words[kind]!));
  });
  it("in numbers", () => {
    expect(MONSTERS["troll"]).toMatchObject({ area: "valley", type: "boss", strength: 12, magic: 0, vp: 6 });
    expect(CITIZENS["miner"]).toMatchObject({ number: 11, role: "worker", cost: 1 });
    expect(DOMAINS["palace_of_the_dawn"]).toMatchObject({ cost: 11, vp: 4, roles: ["worker", "soldier", "soldier"] });
    expect(DUKES["hrothgar_the_conqueror"]?.at(-1)).toEqual({ points: 1, per: "resources", every: 4 });
    expect([starterOf(5), starterOf(6), starterOf(7)]).toEqual(["peasant", "knight", undefined]);
  });
});

describe("effects", () => {
  it("are all read", () => {
    const effects = [...Object.values(CITIZENS).flatMap((one) => [one.on, one.off]), ...Object.values(MONSTERS).map((one) => one.reward)];
    const areas = Object.values(MONSTERS).map((one) => one.area);
    for (const part of effects.flat(2)) {
      if (part.kind === "gain") expect(part.number).toBeGreaterThan(0);
      if (part.kind === "gain" && part.per) expect([...ROLES, "domain", "knight", ...areas]).toContain(part.per);
      if (part.kind === "trade") expect([part.pays[0] > 0, part.brings[0] > 0]).toEqual([true, true]);
    }
  });
  it("of domains are deeds, each with when it works", () => {
    expect(Object.values(DOMAINS).filter((one) => one.deeds.length === 0)).toEqual([]);
    expect(DOMAINS["foxgrove_palisade"]).toMatchObject({ when: "roll", deeds: [{ does: "turn_die", amount: { number: 2 }, face: 6 }] });
    expect(DOMAINS["cloudriders_camp"]?.deeds).toMatchObject([
      { does: "gain", amount: { resource: "strength", number: 3 } },
      { does: "citizen", free: { role: "soldier", most: 2 } },
    ]);
    expect(DOMAINS["golden_obelisk_of_nae"]?.deeds).toMatchObject([
      { does: "exchange", amount: { number: 3 }, brings: { resource: "vp" } },
    ]);
  });
  it("say what they are", () => {
    expect(MONSTERS["spider_queen"]?.reward).toEqual([
      [{ kind: "gain", resource: "gold", number: 2, per: "forest" }],
      [
        { kind: "citizen", role: null, name: null, most: 0 },
        { kind: "gain", resource: "vp", number: 1, per: "" },
      ],
    ]);
    expect(CITIZENS["thief"]?.on).toEqual([[{ kind: "steal", number: 3 }]]);
    expect(CITIZENS["thief"]?.off.map((parts) => parts[0])).toMatchObject([
      { resource: "gold", number: 2 },
      { resource: "magic", number: 2 },
    ]);
    expect(CITIZENS["alchemist"]?.on).toEqual([[{ kind: "trade", pays: [1, "gold"], brings: [3, "magic"] }]]);
    expect(MONSTERS["bane_spider"]?.reward[1]).toEqual([{ kind: "citizen", role: null, name: "knight", most: 0 }]);
  });
});
