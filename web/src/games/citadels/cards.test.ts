import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import { provide } from "../../lib/cards.svelte";
import { speak } from "../../lib/words.svelte";
import type { CitadelsTable } from "./contract";
import { actOf, handCards } from "./cards";
import { byThing, tieAll } from "./options";
import { Vocabulary } from "./vocabulary";

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../fixtures/${file}.json`, import.meta.url), "utf8"));
const table = read("citadels-2016-5p-main") as CitadelsTable;

beforeAll(async () => {
  await speak("en", { keep: false });
  for (const edition of ["", `?ruleset=${table.view.ruleset}`]) provide(`en/citadels${edition}`, read("words/citadels-en") as never);
});

test("a card of the hand says who has an income from it, and its button builds it", () => {
  const things = byThing(tieAll(table.ask!.options, table.view));
  const hand = handCards(table, things, true, new Vocabulary(table.view, table.names));
  const earns = Object.fromEntries(hand.map((card) => [card.district, card.earns]));
  expect(earns).toEqual({ docks: "Income: Merchant", dragon_gate: undefined, palace: "Income: King", tavern: "Income: Merchant" });
  expect(hand[0]!.label).toContain("Income: Merchant");
  expect(actOf(things.get("card docks"))?.option.notation).toBe("build docks");
  expect(actOf(things.get("card palace"))).toBeUndefined();
});

test("a reason that holds for all cards is heard, but not printed on each of them", () => {
  const built = Object.fromEntries(table.view.hand!.map((card) => [`build ${card}`, "You have already built."]));
  const after = { ...table, ask: { ...table.ask!, options: [], why_not: built } } as CitadelsTable;
  const hand = handCards(after, new Map(), true, new Vocabulary(after.view, after.names));
  expect(hand.map((card) => card.foot)).toEqual(hand.map(() => undefined));
  for (const card of hand) expect(card.label).toContain("You have already built.");
});
