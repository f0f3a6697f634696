/** The log comes in pieces: each replaces what follows a paragraph. */

import type { Paragraph, TableMessage } from "./contract";

/** The log with a piece put in, or `null` when something between is missing. */
export function mergeLog(have: readonly Paragraph[], piece: { from: number; paragraphs: Paragraph[] }): Paragraph[] | null {
  if (piece.from > have.length) return null;
  return [...have.slice(0, piece.from), ...piece.paragraphs];
}

/** The number of lines of a whole log up to my last decision; `null` before my first one. */
export function linesUpToMine({ log, news, news_line: line }: TableMessage): number | null {
  if (news === null || line === null) return null;
  return log.paragraphs.slice(0, news).reduce((sum, one) => sum + one.lines.length, line);
}
