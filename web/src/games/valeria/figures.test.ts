import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { GameWords } from "../../lib/contract";
import { drawingOf, pictureOf } from "./figures";

const words = JSON.parse(readFileSync(new URL("../../../fixtures/words/valeria-en.json", import.meta.url), "utf8")) as GameWords;
const KINDS = ["citizens", "monsters", "domains", "dukes"];
const cards = [
  ...KINDS.flatMap((kind) => Object.keys(words[kind]!)),
  ...Object.keys(words["starters"]!).map((name) => `starter ${name}`),
  "dark_lord",
];

it("every card has a drawing of its own", () => {
  const drawings = cards.map((name) => drawingOf(name));
  expect(cards.filter((_, at) => !drawings[at])).toEqual([]);
  expect(new Set(drawings).size).toBe(cards.length);
});

it("drawings are made of colored paths", () => {
  for (const name of cards) {
    const svg = drawingOf(name)!;
    expect(svg, name).not.toMatch(/undefined|NaN|<style|<script|href|style=/);
    expect(svg.length, name).toBeLessThan(6000);
  }
});

it("pictures show the head, and dusk and night tint them", () => {
  const svg = (light: Parameters<typeof pictureOf>[1]): string => decodeURIComponent(pictureOf("cleric", light)!);
  expect(svg("afternoon")).toContain('viewBox="34 8 132 160"');
  const lights = (["afternoon", "dusk", "night"] as const).map(svg);
  expect(new Set(lights).size).toBe(3);
  expect(new Set(lights.map((one) => one.replace(/#[\da-f]{6}/gi, ""))).size).toBe(1);
});

it("an unknown card has no picture", () => {
  expect(pictureOf("nobody", "night")).toBeNull();
});
