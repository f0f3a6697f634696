import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { Quote } from "../../lib/contract";
import { drawn } from "../../lib/drawn";
import { signs } from "../../lib/signs";
import type { CitadelsTable, CitadelsView } from "./contract";
import { payOf } from "./cards";
import { byThing, dealt, isAbout, keyOf, parse, tie, tieAll } from "./options";
import { targetsOf } from "./targets";
import { verbsOf } from "./verbs";
import { VERBS } from "./verbs.generated";

const folder = new URL("../../../fixtures/", import.meta.url);
const samples = readdirSync(folder)
  .filter((file) => file.startsWith("citadels-") && file.endsWith(".json"))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), "utf8")) as CitadelsTable] as const);
const words = { text: (id: string) => id, district: (name: string) => name };

const PLACES = ["", "rank", "seat", "card", "dealt", "target", "own", "step", "tile", "pool", "deck"];
const SIGNS = ["", "of type", "of character", ...Object.keys(signs), ...Object.keys(drawn)];

test.each(VERBS)("$name: the page knows the place and the sign of its button", ({ place, sign }) => {
  expect(PLACES).toContain(place.split(" ")[0]);
  expect(SIGNS).toContain(sign);
});

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
      if (thing.on === "tile")
        expect(
          view.seats[thing.seat]!.city.map((one) => one.district),
          option.notation,
        ).toContain(thing.district);
      if (thing.on === "dealt") expect(dealt(view, tieAll(table.ask!.options, view))).toContain(thing.card);
    }
  });

  test.each(samples)("%s: no two verbs have one key", (_, table) => {
    const keys = verbsOf(tieAll(table.ask?.options ?? [], table.view), null, table.view, words).flatMap((verb) =>
      verb.key ? [verb.key] : [],
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("single options", () => {
  const table = samples.find(([file]) => file.includes("main"))![1];
  const view: CitadelsView = { ...table.view, seat: 0, step: { number: 1, target: 1 } };
  const option = (notation: string, quote: Quote = {}) => ({ action: 1, notation, text: notation, note: "", quote });
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

  test.each([
    ["build harbor", { costs: { gold: 4 }, on: { district: "harbor" } }, "4"],
    ["gold", { brings: { gold: 2 } }, "+2"],
    ["cards", { brings: { drawn: 2, cards: 1 } }, undefined],
    ["mix 1", { brings: { gold: 1, cards: 2 } }, undefined],
    ["end", {}, undefined],
  ])("the coin of %s", (notation, quote, coin) => {
    expect(verbsOf(tieAll([option(notation, quote)], view), null, view, words)[0]!.coin).toBe(coin);
  });

  test("what a target costs is told apart from what it is worth", () => {
    expect(payOf(option("district harbor", { costs: { gold: 3 } }))).toBe("3");
    expect(payOf(option("district harbor", { on: { seat: 1 } }))).toBeNull();
    expect(payOf(option("offer manor"))).toBe("0");
    expect(payOf(option("kill king"))).toBeNull();
  });

  test("a district of another city is chosen with its city", () => {
    const powers = [
      option("destroy 1", { targets: { manor: 2, "tavern+": 0 }, on: { seat: 1 } }),
      { ...option("demolish 1", { targets: { manor: 0 }, costs: { districts: 1 } }), action: 2 },
      { ...option("end"), action: 3 },
    ];
    const tied = tieAll(powers, view);
    expect(tied.map((one) => isAbout(one, "tile 1 manor"))).toEqual([true, true, false]);
    expect(tied.map((one) => isAbout(one, "tile 1 tavern+"))).toEqual([true, false, false]);
    expect(tied[0]!.targets.get("tile 1 tavern+")?.then).toBe("district tavern+");
    expect([...targetsOf(tied, true).tiles.get(1)!]).toEqual(["manor", "tavern+"]);
    expect([...targetsOf(tied, true).seats.keys()]).toEqual([]);
    expect([...targetsOf(tied, false).seats.keys()]).toEqual([1]);
    const buttons = verbsOf(tied, "tile 1 manor", view, words);
    expect(buttons.map(({ label, coin, tone }) => [label, coin, tone])).toEqual([
      ["destroy-named", "2", "danger"],
      ["demolish-named", undefined, "danger"],
      ["verb-end", undefined, "plain"],
    ]);
  });

  test("several cards to give or discard are one verb that says what is given", () => {
    const hand = ["give harbor", "give manor", "give market", "pay_gold", "give docks"].map((notation, action) => ({
      ...option(notation),
      action,
    }));
    const [, many] = verbsOf(tieAll(hand, view), null, view, words);
    expect(many?.label).toBe("verbs-give");
    expect(many?.choices).toHaveLength(4);
  });
});
