/** Absent players who delay the table long enough for a substitute bot. */

import type { Room, TableMessage } from "../lib/contract";

/** Milliseconds; the server requires the same. */
export const PATIENCE = 60_000;

/** Seats to act whose player is absent, if I may substitute a bot. */
export function absent(room: Room | null, table: TableMessage | null): number[] {
  if (!room || !table || room.state !== "playing" || room.you.seat === null || room.clock.kind !== "none") return [];
  const hostIsHere = room.seats.some((seat) => seat.host && seat.online);
  if (!room.you.host && hostIsHere) return [];
  return table.open.filter((number) => {
    const seat = room.seats[number]!;
    return seat.kind === "person" && !seat.you && !seat.online && !seat.stand_in;
  });
}

/** Watches the table: `late` is the first player absent for long enough. */
export class Watch {
  late = $state<number | null>(null);
  #since = new Map<number, number>();

  look(seats: readonly number[], now: number): void {
    for (const seat of this.#since.keys()) if (!seats.includes(seat)) this.#since.delete(seat);
    for (const seat of seats) if (!this.#since.has(seat)) this.#since.set(seat, now);
    this.late = seats.find((seat) => now - this.#since.get(seat)! >= PATIENCE) ?? null;
  }
}
