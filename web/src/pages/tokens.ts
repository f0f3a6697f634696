/** What is behind the list of the programs that play for me. */

import type { ProgramToken, Room } from "../lib/contract";
import { roomName } from "./titles";

/** For how many days a token may be made. */
export const DAYS = [7, 30, 365] as const;

/** The tables to which a token can be bound: where I sit and there is still something to play. */
export function tablesFor(rooms: readonly Room[]): Room[] {
  return rooms.filter((room) => room.state !== "over" && room.you.seat !== null).sort((a, b) => b.changed - a.changed);
}

/** How a table is called where programs are meant too, which know it by its id. */
export function tableName(id: string, rooms: readonly Room[]): string {
  const room = rooms.find((one) => one.id === id);
  return room ? `${roomName(room)} (${id})` : id;
}

/** Whether the server noted a use; it begins with the time when the token was made. */
export function used(token: ProgramToken): boolean {
  return token.seen > token.created;
}
