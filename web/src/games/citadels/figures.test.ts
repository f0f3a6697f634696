import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { drawingOf, fieldOf, portrait, type Pose } from "./figures";

const CARD: Pose = { crop: "card", light: "afternoon", niche: false, victim: false };

const source = (address: string | null): string => decodeURIComponent(address!.replace("data:image/svg+xml,", ""));

test("a portrait by day is its file", () => {
  expect(source(portrait("king", CARD))).toBe(drawingOf("king"));
});

test("night and blood change the colors, but no path", () => {
  const shapes = (svg: string): string => svg.replace(/#[\da-f]{6}/gi, "");
  for (const pose of [
    { ...CARD, light: "night" as const },
    { ...CARD, victim: true },
  ]) {
    const svg = source(portrait("thief", pose));
    expect(svg).not.toBe(drawingOf("thief"));
    expect(shapes(svg)).toBe(shapes(drawingOf("thief")!));
  }
});

test("a head is a part of the same drawing", () => {
  expect(source(portrait("king", { ...CARD, crop: "head" }))).toBe(drawingOf("king")!.replace("0 0 200 240", "38 8 124 147"));
});

test("a character without a drawing has no portrait", () => {
  expect(portrait("nobody", CARD)).toBeNull();
  expect(fieldOf("nobody")).toMatch(/^#\w{6}$/);
});

test("every character has a drawing of its own", () => {
  const words = readFileSync(new URL("../../../fixtures/words/citadels-en.json", import.meta.url), "utf8");
  const characters = Object.keys((JSON.parse(words) as { characters: object }).characters);
  expect(characters.filter((name) => !drawingOf(name))).toEqual([]);
  const drawings = new Set(characters.map(drawingOf));
  const folder = new URL("./figures/", import.meta.url);
  expect(readdirSync(folder)).toHaveLength(drawings.size);
});

test("drawings are small and hold nothing but shapes", () => {
  for (const name of readdirSync(new URL("./figures/", import.meta.url))) {
    const svg = drawingOf(name.replace(".svg", ""))!;
    expect(svg.length, name).toBeLessThan(6000);
    expect(svg, name).not.toMatch(/<(?!\/?(svg|g|path|circle|ellipse)\b)|style=|href|[^ ]"?NaN|undefined/);
  }
});
