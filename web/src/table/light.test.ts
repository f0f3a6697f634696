import { describe, expect, it } from "vitest";

import { landscape, stars } from "./landscape";
import { lightAt } from "./light";

describe("the light of the day", () => {
  it("is morning in round 1, dusk in the last round, and night after the end", () => {
    const light = (round: number, last = false, over = false) => lightAt({ round, last, over });
    expect([light(1), light(2), light(9), light(10, true), light(10, true, true)]).toEqual([
      "morning",
      "afternoon",
      "afternoon",
      "dusk",
      "night",
    ]);
  });
});

describe("the landscape", () => {
  it("is the same for the same size, and small", () => {
    const shapes = landscape(1440, 900);
    expect(shapes).toEqual(landscape(1440, 900));
    expect(shapes.map((shape) => shape.d).join("").length).toBeLessThan(24_000);
    expect(stars(1440, 900)).toEqual(stars(1440, 900));
  });

  it("is drawn completely at every size", () => {
    for (const [w, h] of [
      [360, 640],
      [844, 390],
      [2560, 1440],
    ] as const)
      for (const { d } of landscape(w, h)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });
});
