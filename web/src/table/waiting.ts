/** The line for those who have nothing to decide. */

import type { TableMessage } from "../lib/contract";
import { t } from "../lib/words.svelte";

/** Names the other players who are to decide; in a replay nobody waits for them. Empty if there are none. */
export function waitingFor({ open, seat, names, step }: TableMessage): string {
  const others = open.filter((one) => one !== seat).map((one) => names[one]);
  if (!others.length) return "";
  return t(step == null ? "web-table-waiting" : "web-table-to-play", { names: others.join(", ") });
}
