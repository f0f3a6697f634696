import { readdirSync, readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { GameWords } from "../../lib/contract";
import { speak, t } from "../../lib/words.svelte";
import type { ValeriaTable } from "./contract";
import { byStack, priceNotation, tieAll } from "./options";
import { detailOf, groupsOf, mainButton, titleOf } from "./phases";
import { stacksOf } from "./stacks";

const folder = new URL("../../../fixtures/", import.meta.url);
const asked = readdirSync(folder)
  .filter((name) => name.startsWith("va") && name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as ValeriaTable] as const)
  .filter(([, table]) => table.ask && table.view.game === "valeria");

provide("en/valeria", JSON.parse(readFileSync(new URL("../../../fixtures/words/valeria-en.json", import.meta.url), "utf8")) as GameWords);

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
    const stacks = stacksOf(table, tied);
    expect(stacks).toHaveLength(20);
    for (const stack of stacks.filter((one) => one.option)) {
      const main = mainButton(
        table,
        tied.find((one) => one.option === stack.option)!,
        stack.name,
        stack.price,
      );
      expect(main.tone).toBe("main");
      expect(main.option).toBe(stack.option);
    }
  });
});

it("what is free, captured or raided has no price, and the rest is no reason", () => {
  const [, table] = asked.find(([, one]) => one.view.phase === "capture")!;
  const stacks = stacksOf(table, tieAll(table.ask!.options, table.view));
  expect(stacks.filter((one) => one.option).map((one) => one.price)).toEqual([null, null]);
  expect(stacks.every((one) => one.short === "")).toBe(true);
});

describe("prices", () => {
  const of = (phase: string): ValeriaTable => asked.find(([, one]) => one.view.phase === phase)![1];
  const buttons = (table: ValeriaTable) => groupsOf(table, tieAll(table.ask!.options, table.view)).flatMap((group) => group.buttons);

  it("are those that the server tells, and printed ones for who has no seat", () => {
    const table = of("act");
    for (const stack of stacksOf(table, tieAll(table.ask!.options, table.view))) {
      if (stack.name) expect(stack.price).toEqual(table.prices![priceNotation(stack.row, stack.place)]);
    }
    const { prices: _, ...bare } = { ...table, seat: null, ask: null };
    const seen = stacksOf(bare, []);
    expect(seen.find((one) => one.row === "citizens" && one.name === "archer")?.price).toEqual({ gold: 4 });
    expect(seen.filter((one) => one.name).every((one) => one.price)).toBe(true);
  });
  it("of payments and dice stand on their buttons", () => {
    const paying = of("pay");
    for (const button of buttons(paying)) {
      const price = paying.prices![button.option.notation]!;
      expect(button.glyphs).toEqual(Object.entries(price).map(([sign, n]) => ({ sign, n })));
    }
    const [six] = buttons(of("dice")).filter((button) => button.option.notation.startsWith("six"));
    if (six) expect(six.glyphs.at(-1)).toEqual({ sign: "gold", n: "−2" });
  });
  it("untold leave a payment its words", () => {
    const { prices: _, ...table } = of("pay");
    for (const button of buttons(table)) expect(button.label).toBe(button.option.text);
  });
});

describe("keys", () => {
  it.each(asked)("%s: no key is given twice", (_name, table) => {
    const keys = groupsOf(table, tieAll(table.ask!.options, table.view)).flatMap((group) =>
      group.buttons.flatMap((button) => button.key ?? []),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("who waits", () => {
  beforeAll(() => speak("en", { keep: false }));
  const harvest = (open: number[]): ValeriaTable => {
    const table = asked.find(([, one]) => one.view.phase === "harvest" && one.view.players > 2)![1];
    return { ...table, ask: null, open };
  };
  const said = (table: ValeriaTable): string[] => [titleOf(table), detailOf(table, [])];
  it("reads who the others are that are waited for", () => {
    const table = harvest([1, 2].map((next) => (next + harvest([]).seat!) % 4));
    expect(said(table)).toEqual([t("web-valeria-wait-harvest"), expect.stringContaining(table.names[table.open[0]!]!)]);
  });
  it("is not told to wait for oneself", () => {
    expect(said(harvest([harvest([]).seat!]))).toEqual([t("web-valeria-wait"), ""]);
  });
});
