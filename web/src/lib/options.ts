/** What somebody is asked. */

import type { Ask } from "./contract";

/** Whether two questions offer the same, in the same words. */
export function sameOptions(one: Ask | null, other: Ask | null): boolean {
  return JSON.stringify(one?.options) === JSON.stringify(other?.options);
}
