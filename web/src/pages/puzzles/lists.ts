/** Order and filters of puzzles. */

import type { PuzzleTitle, ThemedPuzzle } from "../../lib/contract";

/** Id of the next puzzle of the game that is not done, after this one and then from the start; null if all are done. */
export function nextOf(all: readonly PuzzleTitle[], { id, game, number }: PuzzleTitle, done: (id: string) => boolean): string | null {
  const open = all.filter((one) => one.game === game && one.id !== id && !done(one.id));
  return (open.find((one) => one.number > number) ?? open[0])?.id ?? null;
}

/** Puzzles of a theme and a grade; empty and 0 select all. */
export function chosen(all: readonly ThemedPuzzle[], theme: string, grade: number): ThemedPuzzle[] {
  return all.filter((one) => (!theme || one.theme === theme) && (!grade || one.grade === grade));
}
