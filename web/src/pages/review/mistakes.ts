/** Costly decisions by turn. */

import type { CostlyDecision } from "../../lib/contract";

type Turn = [CostlyDecision, ...CostlyDecision[]];

const worst = (turn: Turn): number => Math.max(...turn.map((one) => one.loss));

/** Return a seat's costly decisions grouped by turn: the costliest turn first, the decisions of a turn in order. */
export function mistakes(costs: readonly CostlyDecision[], seat: number): Turn[] {
  const turns = new Map<number, Turn>();
  for (const one of costs.filter((one) => one.seat === seat).toSorted((a, b) => a.moment - b.moment)) {
    const turn = one.turn ?? one.moment;
    const known = turns.get(turn);
    if (known) known.push(one);
    else turns.set(turn, [one]);
  }
  return [...turns.values()].toSorted((a, b) => worst(b) - worst(a));
}
