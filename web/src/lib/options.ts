/** Comparison of decisions. */

import type { Ask } from "./contract";

/** Return true if two decisions have the same options with the same texts. */
export function sameOptions(one: Ask | null, other: Ask | null): boolean {
  return JSON.stringify(one?.options) === JSON.stringify(other?.options);
}
