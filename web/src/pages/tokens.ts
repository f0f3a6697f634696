/** Helpers of the API token list. */

import type { ProgramToken, Room } from "../lib/contract";
import { roomName } from "./titles";

/** Lifetimes of a token, in days. */
export const DAYS = [7, 30, 365] as const;

/** Tables that a token can be bound to: my unfinished ones. */
export function tablesFor(rooms: readonly Room[]): Room[] {
  return rooms.filter((room) => room.state !== "over" && room.you.seat !== null).sort((a, b) => b.changed - a.changed);
}

/** Name of a table with its id, which programs use. */
export function tableName(id: string, rooms: readonly Room[]): string {
  const room = rooms.find((one) => one.id === id);
  return room ? `${roomName(room)} (${id})` : id;
}

/** Return true if the token was used; the recorded time starts at its creation. */
export function used(token: ProgramToken): boolean {
  return token.seen > token.created;
}
