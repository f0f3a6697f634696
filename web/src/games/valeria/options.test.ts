import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { GameWords } from "../../lib/contract";
import type { ValeriaTable } from "./contract";
import { byStack, priceNotation, stackKey, tieAll, tieOf, whyNot } from "./options";
import { CITIZENS, DOMAINS, DUKES, LOTS, MONSTERS } from "./printed";

const folder = new URL("../../../fixtures/", import.meta.url);
const tables = readdirSync(folder)
  .filter((name) => name.startsWith("valeria-") && name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as ValeriaTable] as const);
const asked = tables.filter(([, table]) => table.ask);

provide("en/valeria", JSON.parse(readFileSync(new URL("../../../fixtures/words/valeria-en.json", import.meta.url), "utf8")) as GameWords);

const view = asked[0]![1].view;

describe("options are tied to what they are about", () => {
  it.each(asked)("%s", (_name, table) => {
    const tied = tieAll(table.ask!.options, table.view);
    for (const { option, tie } of tied) {
      if (tie.thing === "stack") {
        const pile = tie.row === "monsters" ? table.view.monsters[tie.place] : table.view[tie.row][tie.place]?.open;
        expect(pile, option.notation).toBeDefined();
        expect(pile!.length, option.notation).toBeGreaterThan(0);
        expect(pile![0]! in { monsters: MONSTERS, citizens: CITIZENS, domains: DOMAINS }[tie.row]).toBe(true);
      } else if (tie.thing === "card") expect(tie.name in { monsters: MONSTERS, citizens: CITIZENS }[tie.row]).toBe(true);
      else if (tie.thing === "duke") expect(tie.duke in DUKES).toBe(true);
      else if (tie.thing === "trade") expect(tie.citizen in CITIZENS).toBe(true);
      else if (tie.thing === "verb") expect(["done", "decline", "nothing", "accept"]).toContain(tie.verb);
    }
    const stacks = tied.filter((one) => one.tie.thing === "stack");
    expect(byStack(tied).size, "no two options of one stack").toBe(stacks.length);
  });
});

describe("each verb of the notation", () => {
  const dice = { ...view, dice: [3, 5] as [number, number], step: { place: 2 } };
  it.each([
    ["slay 3", { thing: "stack", verb: "slay", row: "monsters", place: 2 }],
    ["raid 1", { thing: "stack", verb: "raid", row: "monsters", place: 0 }],
    ["recruit 9", { thing: "stack", verb: "recruit", row: "citizens", place: 8 }],
    ["recruit 11", { thing: "stack", verb: "recruit", row: "citizens", place: 9 }],
    ["free 4", { thing: "stack", verb: "free", row: "citizens", place: 3 }],
    ["build 5", { thing: "stack", verb: "build", row: "domains", place: 4 }],
    ["capture upper", { thing: "stack", verb: "capture", row: "citizens", place: 2 }],
    ["capture lower", { thing: "stack", verb: "capture", row: "citizens", place: 7 }],
    ["gain strength", { thing: "resource", resource: "strength" }],
    ["magic 12", { thing: "magic", magic: 12 }],
    ["choose 2", { thing: "choice", number: 2 }],
    ["trade alchemist", { thing: "trade", citizen: "alchemist" }],
    ["from 4", { thing: "seat", seat: 4 }],
    ["steal 2 3 gold", { thing: "steal", seat: 2, number: 3, resource: "gold" }],
    ["six 1", { thing: "die", verb: "six", domain: "foxgrove_palisade", die: 0, becomes: 6 }],
    ["one 2", { thing: "die", verb: "one", domain: "the_desert_orchid", die: 1, becomes: 1 }],
    ["lower 2", { thing: "die", verb: "lower", domain: "palace_of_the_dawn", die: 1, becomes: 4 }],
    ["return_monster troll", { thing: "card", verb: "return_monster", row: "monsters", name: "troll" }],
    ["return_citizen monk", { thing: "card", verb: "return_citizen", row: "citizens", name: "monk" }],
    ["keep simon_the_unclean", { thing: "duke", duke: "simon_the_unclean" }],
    ["done", { thing: "verb", verb: "done" }],
    ["decline", { thing: "verb", verb: "decline" }],
    ["nothing", { thing: "verb", verb: "nothing" }],
    ["accept", { thing: "verb", verb: "accept" }],
    ["something new", { thing: "verb", verb: "something" }],
  ])("%s", (notation, tie) => {
    expect(tieOf(notation, dice)).toEqual(tie);
  });
});

describe("prices and reasons", () => {
  it("stand under the notation of the action", () => {
    expect(LOTS.map((_, place) => priceNotation("citizens", place))).toEqual(LOTS.map((lot) => `recruit ${lot}`));
    expect(priceNotation("monsters", 1)).toBe("slay 2");
    expect(priceNotation("domains", 4)).toBe("build 5");
    expect(stackKey("domains", 4)).toBe("domains 4");
  });
  it("are found for free citizens, too", () => {
    expect(whyNot({ "free 11": "No worker" }, "citizens", 9)).toBe("No worker");
    expect(whyNot({ "slay 2": "1 short" }, "monsters", 1)).toBe("1 short");
    expect(whyNot(undefined, "monsters", 1)).toBeUndefined();
  });
});
