import { expect, test } from "vitest";

import type { CostlyDecision } from "../../lib/contract";
import { mistakes } from "./mistakes";

function cost(seat: number, moment: number, turn: number | null, loss: number): CostlyDecision {
  const action = { notation: "end", text: "End turn" };
  return { seat, moment, turn, loss, round: 1, error: 0, why: "", played: action, best: action, chance: null, possible: null };
}

test("decisions of one turn stand together, the costliest turn first", () => {
  const costs = [cost(0, 9, 8, 0.1), cost(0, 8, 8, 0.2), cost(0, 20, 20, 0.5), cost(1, 21, 21, 0.9)];
  expect(mistakes(costs, 0).map((turn) => turn.map((one) => one.moment))).toEqual([[20], [8, 9]]);
});

test("in a review of an earlier version every decision stands alone", () => {
  expect(mistakes([cost(0, 3, null, 0.1), cost(0, 4, null, 0.3)], 0).map((turn) => turn[0].moment)).toEqual([4, 3]);
});
