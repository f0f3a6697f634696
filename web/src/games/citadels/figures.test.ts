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
