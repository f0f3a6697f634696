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
