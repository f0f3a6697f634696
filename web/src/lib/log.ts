/** The log comes in pieces: each replaces what follows a paragraph. */

import type { Paragraph } from "./contract";

/** The log with a piece put in, or `null` when something between is missing. */
export function mergeLog(have: readonly Paragraph[], piece: { from: number; paragraphs: Paragraph[] }): Paragraph[] | null {
  if (piece.from > have.length) return null;
  return [...have.slice(0, piece.from), ...piece.paragraphs];
}
