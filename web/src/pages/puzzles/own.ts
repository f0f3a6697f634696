/** Puzzles from reviewed games. */

import type { KeyMoment, PuzzleVerdict } from "../../lib/contract";

/** Verdict on a move in a position of a review; null if the moment is no puzzle or has no such move. */
export function verdictOn({ puzzle, why }: KeyMoment, move: string): Omit<PuzzleVerdict, "theme"> | null {
  const played = puzzle?.choices.find((one) => one.notation === move);
  if (!puzzle || !played) return null;
  const { right, ...proof } = puzzle;
  return { ...proof, right: right.includes(move), played, why };
}
