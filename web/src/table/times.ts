/** Clocks to display: banks at their seats, and the most relevant time in the bar. */

import type { SeatTime, TableMessage } from "../lib/contract";
import { until } from "../lib/ticking.svelte";

/** A time in the bar: mine, or that of the seat with the nearest deadline. */
export interface Shown extends SeatTime {
  mine: boolean;
  /** Name of its owner, if it belongs to one other player. */
  whose: string | null;
}

/** Bank of a seat, if seats have banks; bots have none. */
export function bankOf({ clock, result }: TableMessage, seat: number): SeatTime | null {
  const time = clock && clock.per === null && !result ? clock.seats[seat] : undefined;
  return time && (time.until !== null || time.left !== null) ? time : null;
}

/** Time for the bar: mine if it runs or is in a bank, otherwise the nearest deadline of the others. */
export function timeInBar(table: TableMessage): Shown | null {
  const { clock, seat, result, names } = table;
  if (!clock || result) return null;
  const own = seat === null ? undefined : clock.seats[seat];
  if (own && (own.until !== null || own.left !== null)) return { ...own, mine: true, whose: null };
  if (clock.until === null) return null;
  const asked = clock.seats.flatMap((one, at) => (one.until === null ? [] : [at]));
  return { until: clock.until, left: null, mine: false, whose: asked.length === 1 ? (names[asked[0]!] ?? null) : null };
}

/** Remaining seconds; call it where the value is displayed. */
export function leftOf(time: SeatTime): number {
  return time.until === null ? (time.left ?? 0) : until(time.until);
}
