import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { ValeriaTable } from "./contract";
import { byStack, tieAll } from "./options";
import { groupsOf, mainButton } from "./phases";
import { stacksOf } from "./stacks";

const folder = new URL("../../../fixtures/", import.meta.url);
const asked = readdirSync(folder)
  .filter((name) => name.startsWith("va") && name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as ValeriaTable] as const)
  .filter(([, table]) => table.ask && table.view.game === "valeria");
const reasons = { short: () => "short", needs: () => "needs" };

provide("en/valeria", {});

describe("no option is out of reach", () => {
  it.each(asked)("%s", (_name, table) => {
    const tied = tieAll(table.ask!.options, table.view);
    const shown = new Set([
      ...groupsOf(table, tied).flatMap((group) => group.buttons.map((button) => button.option.action)),
      ...[...byStack(tied).values()].map((option) => option.action),
      ...tied.filter((one) => one.tie.thing === "duke").map((one) => one.option.action),
    ]);
    expect([...shown].sort((a, b) => a - b)).toEqual(table.ask!.options.map((option) => option.action).sort((a, b) => a - b));
  });
  it.each(asked)("%s: what a stack offers comes up as the main button", (_name, table) => {
    const tied = tieAll(table.ask!.options, table.view);
    const stacks = stacksOf(table, tied, reasons);
    expect(stacks).toHaveLength(20);
    for (const stack of stacks.filter((one) => one.option)) {
      const main = mainButton(table, tied.find((one) => one.option === stack.option)!, stack.name, stack.price);
      expect(main.tone).toBe("main");
      expect(main.option).toBe(stack.option);
    }
  });
});

it("what is free, captured or raided has no price, and the rest is no reason", () => {
  const [, table] = asked.find(([, one]) => one.view.phase === "capture")!;
  const stacks = stacksOf(table, tieAll(table.ask!.options, table.view), reasons);
  expect(stacks.filter((one) => one.option).map((one) => one.price)).toEqual([null, null]);
  expect(stacks.every((one) => one.short === "")).toBe(true);
});

describe("keys", () => {
  it.each(asked)("%s: no key is given twice", (_name, table) => {
    const keys = groupsOf(table, tieAll(table.ask!.options, table.view)).flatMap((group) => group.buttons.flatMap((button) => button.key ?? []));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
