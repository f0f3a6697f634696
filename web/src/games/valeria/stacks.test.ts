import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { GameWords } from "../../lib/contract";
import type { ValeriaTable } from "./contract";
import { tieAll } from "./options";
import { CITIZENS, DOMAINS } from "./printed";
import { reading } from "./reading";
import { stacksOf } from "./stacks";

const folder = new URL("../../../fixtures/", import.meta.url);
const tables = readdirSync(folder)
  .filter((name) => name.startsWith("valeria-") && name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as ValeriaTable] as const);
provide("en/valeria", JSON.parse(readFileSync(new URL("words/valeria-en.json", folder), "utf8")) as GameWords);

describe("stacks say what they cost and what is missing", () => {
  it.each(tables)("%s", (_name, table) => {
    for (const stack of stacksOf(table, tieAll(table.ask?.options ?? [], table.view))) {
      const printed = stack.row === "monsters" ? undefined : (stack.row === "citizens" ? CITIZENS : DOMAINS)[stack.name ?? ""]?.cost;
      const dearer = printed !== undefined && stack.price !== null && stack.price.gold !== printed;
      expect(stack.base?.gold, stack.key).toBe(dearer ? printed : undefined);
      for (const [, number] of stack.lacks) expect(number).toBeGreaterThan(0);
      if (stack.option || !stack.short) expect(stack.lacks, stack.key).toEqual([]);
    }
  });
  it("as the server counts it", () => {
    const all = tables.flatMap(([, table]) => stacksOf(table, tieAll(table.ask?.options ?? [], table.view)));
    expect(all.some((one) => one.base)).toBe(true);
    const acting = tables.find(([, table]) => table.ask && table.view.phase === "act")![1];
    const reasons = { "slay 1": { name: "short", arguments: { strength: 2, magic: 1 } } };
    const words = { "slay 1": "You are 2 strength and 1 magic short." };
    const found = stacksOf({ ...acting, reasons, ask: { ...acting.ask!, options: [], why_not: words } }, []);
    expect(found[0]).toMatchObject({
      short: words["slay 1"],
      lacks: [
        ["strength", 2],
        ["magic", 1],
      ],
    });
    expect(found[1]?.lacks).toEqual([]);
  });
});

describe("stacks out of reach are dim", () => {
  const shown = (name: string, keep: (notation: string) => boolean): ReturnType<typeof stacksOf> => {
    const table = tables.find(([file]) => file === name)![1];
    return stacksOf(
      table,
      tieAll(
        table.ask!.options.filter((one) => keep(one.notation)),
        table.view,
      ),
    );
  };
  it("while another can be had", () => {
    const stacks = shown("valeria-4p-act-late.json", () => true);
    expect(stacks.some((one) => one.option)).toBe(true);
    for (const one of stacks) expect(one.dimmed, one.key).toBe(one.left > 0 && one.option === null);
  });
  it("while none can be had, and only a resource is left to gain", () => {
    for (const one of shown("valeria-4p-act-late.json", (notation) => notation.startsWith("gain")))
      expect(one.dimmed, one.key).toBe(one.left > 0);
  });
  it("but not while something else is chosen", () => {
    for (const name of ["valeria-4p-duke.json", "valeria-4p-harvest.json", "valeria-4p-thief.json"])
      expect(shown(name, () => true).filter((one) => one.dimmed)).toEqual([]);
    expect(shown("valeria-4p-act-late.json", () => false).filter((one) => one.dimmed)).toEqual([]);
  });
});

it.each(tables)("the rules of %s open at a chapter that there is", (_name, table) => {
  expect(reading.chapters).toContain(reading.chapterAt(table.view));
});
