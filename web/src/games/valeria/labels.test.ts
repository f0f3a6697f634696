import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { provide } from "../../lib/cards.svelte";
import type { GameWords, Lang } from "../../lib/contract";
import { has, languages, speak } from "../../lib/words.svelte";
import type { ValeriaTable } from "./contract";
import { lotLabel, lotTip, stackLabel } from "./labels";
import { noteFor } from "./notes";
import { tieAll } from "./options";
import { reading } from "./reading";
import { stacksOf } from "./stacks";
import { street } from "./view";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), "utf8"));
const table = read("valeria-4p-act-late") as ValeriaTable;

it.each(Object.keys(languages) as Lang[])("both powers of a citizen are told in %s: of its stack, its note and its house", async (lang) => {
  await speak(lang, { keep: false });
  const words = read(`words/valeria-${lang}`) as GameWords;
  provide(`${lang}/valeria`, words);
  const citizens = words["citizens"] as unknown as Record<string, { name: string; on: { text: string }; off: { text: string } }>;
  const [shown, ...rest] = stacksOf(table, tieAll(table.ask?.options ?? [], table.view)).filter((one) => one.row === "citizens");
  expect(rest).toHaveLength(9);
  for (const [name, { on, off }] of Object.entries(citizens)) {
    const stack = { ...shown!, name, left: 5 };
    for (const text of [on.text, off.text]) expect(stackLabel(stack, null, "")).toContain(text);
    expect(noteFor(stack)).toMatchObject({ citizen: name });
  }
  const seat = table.seat!;
  street(table.view.seats[seat]!).forEach((storeys, index) => {
    const lines = lotTip(table, seat, index).lines!.map((line) => line.text);
    for (const { name } of storeys) {
      const { on, off } = citizens[name]!;
      for (const text of [on.text, off.text]) {
        expect(lotLabel(table, seat, index)).toContain(text);
        expect(lines.filter((line) => line.includes(text))).not.toHaveLength(0);
      }
    }
  });
});

it("the legend says what sun and moon stand for", () => {
  const texts = reading.legend.flatMap(({ text }) => text ?? []);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => !has(text))).toEqual([]);
});
