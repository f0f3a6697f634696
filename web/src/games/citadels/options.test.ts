import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { CitadelsTable, CitadelsView } from "./contract";
import { payOf } from "./cards";
import { byThing, dealt, keyOf, parse, tie, tieAll } from "./options";
import { amount, bare, lastAmount, verbsOf } from "./verbs";

const folder = new URL("../../../fixtures/", import.meta.url);
const samples = readdirSync(folder)
  .filter((file) => file.startsWith("citadels-") && file.endsWith(".json"))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), "utf8")) as CitadelsTable] as const);
const words = { text: (id: string) => id, district: (name: string) => name };

describe("every sample", () => {
  test.each(samples)("%s: each option is reached from the buttons, and from the thing it is about", (_, table) => {
    const options = table.ask?.options ?? [];
    const tied = tieAll(options, table.view);
    const shown = verbsOf(tied, null, table.view, words).flatMap((verb) => verb.choices.map((choice) => choice.action));
    expect(shown.sort()).toEqual(options.map((option) => option.action).sort());
    const touched = [...byThing(tied).values()].flat();
    expect(touched).toHaveLength(options.length);
  });

  test.each(samples)("%s: what an option is about lies on the table", (_, table) => {
    const { view } = table;
    for (const { option, thing } of tieAll(table.ask?.options ?? [], view)) {
      if (thing.on === "rank") expect(view.cast, option.notation).toContain(thing.character);
      if (thing.on === "seat") expect(view.seats[thing.seat], option.notation).toBeDefined();
      if (thing.on === "card") expect(view.hand, option.notation).toContain(thing.district);
      if (thing.on === "tile") expect(view.seats[thing.seat]!.city.map((one) => one.district), option.notation).toContain(thing.district);
      if (thing.on === "dealt") expect(dealt(view, tieAll(table.ask!.options, view))).toContain(thing.card);
    }
  });

  test.each(samples)("%s: no two verbs have one key", (_, table) => {
    const keys = verbsOf(tieAll(table.ask?.options ?? [], table.view), null, table.view, words).flatMap((verb) => (verb.key ? [verb.key] : []));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("single options", () => {
  const table = samples.find(([file]) => file.includes("main"))![1];
  const view: CitadelsView = { ...table.view, seat: 0, step: { number: 1, target: 1 } };
  const option = (notation: string) => ({ action: 1, notation, text: notation, note: "" });
  const at = (notation: string, where = view): string => keyOf(tie(option(notation), where).thing);

  test("are taken apart into verb and argument", () => {
    expect(parse("build trading_post")).toEqual({ verb: "build", argument: "trading_post" });
    expect(parse("end")).toEqual({ verb: "end", argument: null });
  });

  test.each([
    ["kill king", "rank king"],
    ["bluff queen", "rank queen"],
    ["swap 2", "seat 2"],
    ["crown 0", "seat 0"],
    ["build harbor", "card harbor"],
    ["framework harbor", "card harbor"],
    ["pay_cards", "card thieves_den"],
    ["pick thief", "dealt thief"],
    ["keep docks", "dealt docks"],
    ["take manor", "dealt manor"],
    ["district manor+", "tile 1 manor+"],
    ["beautify manor", "tile 0 manor"],
    ["sacrifice tavern", "tile 0 tavern"],
    ["collect", "pool"],
    ["mix 3", "button"],
    ["inspect noble", "button"],
    ["gold", "button"],
  ])("%s is at %s", (notation, place) => expect(at(notation)).toBe(place));

  test("a card in question lies in the middle", () => {
    const grave: CitadelsView = { ...view, phase: "grave", step: { district: "palace" } };
    expect(at("reclaim", grave)).toBe("dealt palace");
    expect(dealt(grave, tieAll([option("reclaim"), option("decline")], grave))).toEqual(["palace"]);
  });

  test("amounts and labels", () => {
    expect(amount("Prendi 2 monete")).toBe("2");
    expect(amount("End turn")).toBeNull();
    expect(bare("Build Harbor (4 gold)")).toBe("Build Harbor");
    expect(lastAmount("Destroy Ana2's Harbor for 3 gold")).toBe("3");
    expect(lastAmount("Seize it")).toBeNull();
  });

  test("what a target costs is told apart from what it is worth", () => {
    const of = (character: string) => ({ ...table, view: { ...view, turn: { ...view.turn!, character } } });
    expect(payOf("district harbor", "Destroy Ana's Harbor for 3 gold", of("warlord"))).toBe("3");
    expect(payOf("district harbor", "Take Ana's Harbor (4 gold)", of("diplomat"))).toBeNull();
    expect(payOf("offer manor", "Give your Manor and pay 0 gold", of("diplomat"))).toBe("0");
    expect(payOf("kill king", "Kill the King", of("assassin"))).toBeNull();
  });

  test("several cards to give or discard are one verb that says what is given", () => {
    const hand = ["give harbor", "give manor", "give market", "pay_gold", "give docks"].map((notation, action) => ({ ...option(notation), action }));
    const [, many] = verbsOf(tieAll(hand, view), null, view, words);
    expect(many?.label).toBe("verbs-give");
    expect(many?.choices).toHaveLength(4);
  });
});
