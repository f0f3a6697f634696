/** Several people at one device: who plays here, and who is to look next. */

import type { Room, TableMessage } from "./contract";

/** Whether a game goes on that several play at this device. */
export function shared(room: Room): boolean {
  return room.state === "playing" && room.seats.filter((one) => one.yours).length > 1;
}

/** To whom the device is to be passed; `null`: to nobody, since whoever looks is asked, or no one here is. */
export function passesTo(room: Room, table: TableMessage, seat: number | null): number | null {
  if (!shared(room) || table.result) return null;
  const asked = table.open.filter((one) => room.seats[one]?.yours && !table.thinking.includes(one));
  if (seat !== null && asked.includes(seat)) return null;
  const players = room.seats.length;
  const way = (one: number): number => (one - (seat ?? -1) + players) % players;
  return asked.sort((a, b) => way(a) - way(b))[0] ?? null;
}
