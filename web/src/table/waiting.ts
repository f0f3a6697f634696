/** Status line for users with nothing to decide. */

import type { TableMessage } from "../lib/contract";
import { t } from "../lib/words.svelte";

/** Names of the other seats to act; empty if there are none, and in a replay. */
export function waitingFor({ open, seat, names, step }: TableMessage): string {
  const others = open.filter((one) => one !== seat).map((one) => names[one]);
  if (!others.length) return "";
  return t(step == null ? "web-table-waiting" : "web-table-to-play", { names: others.join(", ") });
}
