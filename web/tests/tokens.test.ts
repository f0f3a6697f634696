import { describe, expect, it } from "vitest";

import type { ProgramToken, Room } from "../src/lib/contract";
import { tableName, tablesFor, used } from "../src/pages/tokens";

const room = (id: string, more: object = {}): Room =>
  ({ id, name: `Table ${id}`, named: true, state: "playing", you: { seat: 0, host: true }, changed: 1, ...more }) as unknown as Room;
const token = (seen: number): ProgramToken => ({ id: "t1", name: "bot", room: null, created: 100, seen, expires: 1000 });

describe("a token", () => {
  it("can be bound to a table where I sit and that is not over, the latest first", () => {
    const rooms = [
      room("a"),
      room("b", { state: "open", changed: 3 }),
      room("c", { state: "over" }),
      room("d", { you: { seat: null, host: false } }),
    ];
    expect(tablesFor(rooms).map((one) => one.id)).toEqual(["b", "a"]);
    expect(rooms.map((one) => one.id)).toEqual(["a", "b", "c", "d"]);
  });

  it("names its table, by the id alone when I am not there any more", () => {
    expect(tableName("a", [room("a")])).toBe("Table a (a)");
    expect(tableName("b", [room("a")])).toBe("b");
  });

  it("is used when the server noted it", () => {
    expect(used(token(100))).toBe(false);
    expect(used(token(101))).toBe(true);
  });
});
