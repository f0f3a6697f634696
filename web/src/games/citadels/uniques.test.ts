import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { uniqueSign } from "./emblems";
import { ROOM, silhouette } from "./silhouette";

const read = readFileSync(new URL("../../../fixtures/words/citadels-en.json", import.meta.url), "utf8");
const { districts } = JSON.parse(read) as { districts: Record<string, { type?: string }> };
const uniques = Object.keys(districts).filter((name) => districts[name]!.type === "unique");

describe("unique districts", () => {
  it("have a sign of their own each", () => {
    expect(uniques.length).toBeGreaterThan(30);
    const signs = uniques.map(uniqueSign);
    expect(signs).not.toContain("eight-pointed-star");
    expect(new Set(signs).size).toBe(uniques.length);
  });

  it("have an outline of their own each, at any height", () => {
    for (let cost = 1; cost <= 8; cost += 1) {
      const drawn = uniques.map((name) => silhouette("unique", cost, name));
      expect(new Set(drawn.map((one) => one.pieces.map((piece) => piece.d).join())).size).toBe(uniques.length);
      for (const one of drawn) {
        expect(one.height).toBeLessThanOrEqual(ROOM);
        expect(one.sign!.size).toBeGreaterThan(6);
      }
    }
  });

  it("that nobody has drawn are towers with a star", () => {
    expect(uniqueSign("orchard")).toBe("eight-pointed-star");
    expect(silhouette("unique", 3, "orchard").sign).toBeDefined();
  });
});
