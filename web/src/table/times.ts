/** Whose time is shown where: a bank at its seat, the time that matters most to me in the bar. */

import type { SeatTime, TableMessage } from "../lib/contract";
import { until } from "../lib/ticking.svelte";

/** A time in the bar: mine, or that of whoever is to decide first. */
export interface Shown extends SeatTime {
  mine: boolean;
  /** Whose it is, if it is that of one other alone. */
  whose: string | null;
}

/** The time of a seat, where seats have banks; bots have none. */
export function bankOf({ clock, result }: TableMessage, seat: number): SeatTime | null {
  const time = clock && clock.per === null && !result ? clock.seats[seat] : undefined;
  return time && (time.until !== null || time.left !== null) ? time : null;
}

/** What the bar shows: my time if it runs or is in a bank, else when the next of the others has to decide. */
export function timeInBar(table: TableMessage): Shown | null {
  const { clock, seat, result, names } = table;
  if (!clock || result) return null;
  const own = seat === null ? undefined : clock.seats[seat];
  if (own && (own.until !== null || own.left !== null)) return { ...own, mine: true, whose: null };
  if (clock.until === null) return null;
  const asked = clock.seats.flatMap((one, at) => (one.until === null ? [] : [at]));
  return { until: clock.until, left: null, mine: false, whose: asked.length === 1 ? (names[asked[0]!] ?? null) : null };
}

/** Seconds that are left, now; to be called where it is shown. */
export function leftOf(time: SeatTime): number {
  return time.until === null ? (time.left ?? 0) : until(time.until);
}
