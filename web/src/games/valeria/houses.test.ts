import { describe, expect, it } from "vitest";

import { layOut, type Measure } from "./houses";
import { LOTS } from "./printed";
import type { Storey } from "./view";

const tableau = (most: number): Storey[][] =>
  LOTS.map((_, at) => Array.from({ length: at === 4 ? most : at % 2 }, () => ({ name: "knight", starter: false })));
const wide: Measure = { width: 800, height: 300, plate: 36, sky: 68, gap: 6, tallest: 120 };

describe("houses", () => {
  it("grow with the street", () => {
    const [low, high] = [200, 320].map((height) => layOut(tableau(2), { ...wide, height })[4]!);
    expect(high!.storey).toBeGreaterThan(1.3 * low!.storey);
  });
  it("leave the sky free", () => {
    for (const most of [1, 2, 5, 9]) {
      const house = layOut(tableau(most), wide)[4]!;
      expect(house.eaves - house.roof).toBeGreaterThanOrEqual(wide.sky - 1);
    }
  });
  it("are not squashed where lots are wide and the street is low", () => {
    for (const width of [160, 400, 1200])
      for (const house of layOut(tableau(3), { width, height: 70, plate: 19, sky: 2, gap: 2, tallest: 26 }))
        expect(house.wallWidth).toBeLessThanOrEqual(1.5 * house.gables * house.storey);
  });
});
