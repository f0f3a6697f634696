import { describe, expect, it } from "vitest";

import type { Result } from "../src/lib/contract";
import { Counting } from "../src/table/counting.svelte";

const result: Result = {
  verdict: "Ana wins.",
  ties: [],
  scores: [
    {
      seat: 1,
      name: "Ana",
      place: 1,
      total: 12,
      items: [
        ["Monsters", 4],
        ["Duke", 8],
      ],
    },
    {
      seat: 0,
      name: "Bo",
      place: 2,
      total: 9,
      items: [
        ["Monsters", 6],
        ["Duke", 3],
      ],
    },
  ],
};
const [ana, bo] = [result.scores[0]!, result.scores[1]!];

describe("the points of a game", () => {
  it("are told part by part, in the order of seats, and at the end by places", () => {
    const told = new Counting(
      () => result,
      () => false,
    );
    expect([ana, bo].map((one) => told.sum(one))).toEqual([0, 0]);
    told.next();
    expect([ana, bo].map((one) => told.sum(one))).toEqual([4, 6]);
    expect(told.rows.map((one) => one.name)).toEqual(["Bo", "Ana"]);
    told.next();
    expect([ana, bo].map((one) => told.sum(one))).toEqual([12, 9]);
    expect(told.done).toBe(false);
    told.next();
    expect(told.done).toBe(true);
    expect(told.rows.map((one) => one.name)).toEqual(["Ana", "Bo"]);
  });

  it("end with what each has kept secret, the one with most last", () => {
    const told = new Counting(
      () => result,
      () => true,
    );
    told.next();
    told.next();
    expect([told.told(bo, 1), told.told(ana, 1)]).toEqual([true, false]);
    told.next();
    expect(told.told(ana, 1)).toBe(true);
    expect(told.done).toBe(false);
  });

  it("can be skipped", () => {
    const told = new Counting(
      () => result,
      () => true,
    );
    told.end();
    expect(told.done).toBe(true);
    expect(told.sum(ana)).toBe(12);
  });
});
