import { describe, expect, it } from "vitest";

import { lineBetween } from "./pointing";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const guide = box(1190, 54, 1430, 340);

describe("the line from the guide", () => {
  it("leads to what stands along the column, but not to what touches the guide", () => {
    expect(lineBetween(guide, box(10, 54, 1150, 250), [])?.path).toBe("M1190 76L1185 76L1185 76L1156 76");
    expect(lineBetween(guide, box(10, 485, 1182, 892), [])?.end).toEqual([1185, 499]);
    expect(lineBetween(guide, box(10, 54, 1182, 250), [])).toBeNull();
  });

  it("runs above the row of what is farther away", () => {
    const line = lineBetween(guide, box(10, 774, 633, 892), []);
    expect(line?.path).toBe("M1190 76L1185 76L1185 767L619 767L619 770");
  });

  it("goes up to what stands in the bar", () => {
    const line = lineBetween(guide, box(600, 8, 776, 36), []);
    expect(line?.path).toBe("M1204 54L1204 49L762 49L762 42");
  });

  it("is left out where it would run over a button, and where nothing lies between", () => {
    const far = box(10, 774, 633, 892);
    expect(lineBetween(guide, far, [box(800, 760, 900, 804)])).toBeNull();
    expect(lineBetween(guide, far, [box(800, 600, 900, 700)])).not.toBeNull();
    expect(lineBetween(guide, box(1190, 400, 1400, 500), [])).toBeNull();
  });
});
