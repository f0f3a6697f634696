import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { buildingOf, heightOfBuilding, picture } from "./buildings";

const read = readFileSync(new URL("../../../fixtures/words/citadels-en.json", import.meta.url), "utf8");
const { districts } = JSON.parse(read) as { districts: Record<string, { type?: string; cost?: number }> };
const names = Object.keys(districts);
const shapes = (svg: string): string => svg.replace(/#[\da-f]{3,6}|viewBox="[^"]*"|\s/gi, "");

test("every district of the catalog has a building of its own", () => {
  expect(names.length).toBeGreaterThan(47);
  expect(names.filter((name) => !buildingOf(name))).toEqual([]);
  expect(new Set(names.map((name) => shapes(buildingOf(name)!))).size).toBe(names.length);
});

test("a building is as high as its cost says", () => {
  for (const name of names) {
    const { cost = 0 } = districts[name]!;
    expect(heightOfBuilding(name), name).toBeGreaterThanOrEqual(18 * cost);
    expect(heightOfBuilding(name), name).toBeLessThanOrEqual(18 * cost + 56);
  }
});

test("at night the windows are lit, and every color has changed", () => {
  const [day, night] = (["morning", "night"] as const).map((light) => decodeURIComponent(picture("lighthouse", light)!));
  const colors = (svg: string): Set<string> => new Set(svg.match(/#[\da-f]{6}/gi));
  expect(colors(day!)).toContain("#56666F");
  expect(colors(night!)).toContain("#FFD06A");
  expect([...colors(day!)].filter((color) => colors(night!).has(color))).toEqual([]);
  expect(day).toContain("hidden");
  expect(night).not.toContain("hidden");
});

test("a district without a drawing has no picture", () => {
  expect(picture("orchard", "dusk")).toBeNull();
});
