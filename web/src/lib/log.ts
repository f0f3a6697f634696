/** Incremental log: each piece replaces everything after a paragraph. */

import type { Paragraph, TableMessage } from "./contract";

/** Merge a piece into the log; `null` if something in between is missing. */
export function mergeLog(have: readonly Paragraph[], piece: { from: number; paragraphs: Paragraph[] }): Paragraph[] | null {
  if (piece.from > have.length) return null;
  return [...have.slice(0, piece.from), ...piece.paragraphs];
}

/** Number of log lines up to my last decision; `null` before my first one. */
export function linesUpToMine({ log, news, news_line: line }: TableMessage): number | null {
  if (news === null || line === null) return null;
  return log.paragraphs.slice(0, news).reduce((sum, one) => sum + one.lines.length, line);
}
