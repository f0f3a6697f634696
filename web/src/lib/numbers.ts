/** Number formatting. */

import { language } from "./words.svelte";

/** A share in percent; `signed` with its sign, `fine` with a decimal if small. */
export function percent(share: number, { signed = false, fine = false } = {}): string {
  const text = new Intl.NumberFormat(language(), {
    style: "percent",
    signDisplay: signed ? "exceptZero" : "auto",
    maximumFractionDigits: fine && Math.abs(share) < 0.0995 ? 1 : 0,
  }).format(share);
  return text.replace("-", "−");
}

/**
 * Bind numbers in a server text to the next word (or to the previous one at the end) with no-break spaces. The server cannot do this, since
 * its texts also go to terminals.
 */
export function tied(text: string): string {
  return text.replace(/(?<![\p{L}\d.,])(\d+) (?=[\p{L}%])/gu, "$1\u00a0").replace(/(?<=\p{L}) (\d+)(?=[.,;:!?)]|$)/gu, "\u00a0$1");
}
