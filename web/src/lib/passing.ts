/** Several players on one device: who plays here, and who is next. */

import type { Room, TableMessage } from "./contract";

/** Return true if the game is running with several players on this device. */
export function shared(room: Room): boolean {
  return room.state === "playing" && room.seats.filter((one) => one.yours).length > 1;
}

/** The seat to pass the device to; `null` if the current viewer is to act, or nobody here is. */
export function passesTo(room: Room, table: TableMessage, seat: number | null): number | null {
  if (!shared(room) || table.result) return null;
  const asked = table.open.filter((one) => room.seats[one]?.yours && !table.thinking.includes(one));
  if (seat !== null && asked.includes(seat)) return null;
  const players = room.seats.length;
  const way = (one: number): number => (one - (seat ?? -1) + players) % players;
  return asked.sort((a, b) => way(a) - way(b))[0] ?? null;
}
