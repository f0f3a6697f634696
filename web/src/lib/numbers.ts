/** Numbers as people read them. */

import { language } from "./words.svelte";

/** A share in percent; `signed` with its sign, `fine` with a digit after the point where it is small. */
export function percent(share: number, { signed = false, fine = false } = {}): string {
  const text = new Intl.NumberFormat(language(), {
    style: "percent",
    signDisplay: signed ? "exceptZero" : "auto",
    maximumFractionDigits: fine && Math.abs(share) < 0.0995 ? 1 : 0,
  }).format(share);
  return text.replace("-", "−");
}

/** A text of the server whose numbers do not stand alone at the end or the start of a line: each goes with the word after it, or
 * where none follows with the one before it. The server also speaks to terminals, which break no lines there or know no such space. */
export function tied(text: string): string {
  return text.replace(/(?<![\p{L}\d.,])(\d+) (?=[\p{L}%])/gu, "$1\u00a0").replace(/(?<=\p{L}) (\d+)(?=[.,;:!?)]|$)/gu, "\u00a0$1");
}
