import { beforeAll, describe, expect, it } from "vitest";

import type { Result, Score } from "../lib/contract";
import { speak } from "../lib/words.svelte";
import { headline, ledBy, namesOf, reasons, winnersOf } from "./end";

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "").replaceAll("\u00a0", " ");

function result(points: readonly [name: string, seat: number | null, place: number, total: number][], ties: string[] = []): Result {
  const scores = points.map(([name, seat, place, total]): Score => ({ name, seat, place, total, items: [["Districts", total]] }));
  return { verdict: "The Dark Lord wins with 20 points.", ties, scores };
}

const usual = result([
  ["Bo", 1, 1, 25],
  ["Ana", 0, 2, 19],
  ["Lia", 2, 2, 19],
]);
const shared = result(
  [
    ["Bo", 1, 1, 25],
    ["Ana", 0, 1, 25],
  ],
  ["Bo and Ana are tied at 25 points."],
);

describe("the end", () => {
  beforeAll(() => speak("en", { keep: false }));

  it("names the winners, or me", () => {
    expect(plain(headline(usual, 0))).toBe("Bo wins");
    expect(plain(headline(usual, 1))).toBe("You win");
    expect(plain(headline(usual, null))).toBe("Bo wins");
    expect(plain(headline(shared, 1))).toBe("Bo and Ana win");
    expect(winnersOf(shared)).toHaveLength(2);
  });

  it("gives the lead over all in the second place", () => {
    expect(plain(ledBy(usual))).toBe("6 points ahead of Ana and Lia.");
    expect(reasons(usual, null).map(plain)).toEqual(["6 points ahead of Ana and Lia."]);
    expect(reasons(usual, 1).map(plain)).toEqual(["6 points ahead of Ana and Lia."]);
    expect(reasons(usual, 2).map(plain)).toEqual(["6 points ahead of Ana and Lia. You finished 2nd of 3 with 19 points."]);
    const close = result([
      ["Bo", 1, 1, 25],
      ["Ana", 0, 2, 24],
    ]);
    expect(plain(ledBy(close))).toBe("1 point ahead of Ana.");
  });

  it("explains a tie instead of a lead of nothing", () => {
    expect(ledBy(shared)).toBe("");
    expect(reasons(shared, 0).map(plain)).toEqual(["Bo and Ana are tied at 25 points."]);
  });

  it("tells a game alone by its verdict", () => {
    const lost = result([
      ["Dark Lord", null, 1, 20],
      ["Ana", 0, 2, 18],
    ]);
    expect(plain(headline(lost, 0))).toBe("Dark Lord wins");
    expect(reasons(lost, 0).map(plain)).toEqual([lost.verdict]);
    expect(ledBy(lost)).toBe("");
    const draw = result([
      ["Ana", 0, 1, 20],
      ["Dark Lord", null, 1, 20],
    ]);
    expect(plain(headline(draw, 0))).toBe("A draw");
    expect(namesOf(draw)).toEqual(["Ana"]);
  });
});
