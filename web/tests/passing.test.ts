import { describe, expect, it } from "vitest";

import type { Room, TableMessage } from "../src/lib/contract";
import { passesTo, shared } from "../src/lib/passing";

const room = (yours: boolean[], state: Room["state"] = "playing") =>
  ({ state, seats: yours.map((one, seat) => ({ seat, yours: one })) }) as unknown as Room;
const table = (open: number[], more: Partial<TableMessage> = {}) =>
  ({ open, thinking: [], result: null, ...more }) as unknown as TableMessage;
const three = room([true, false, true, true]);

describe("several at one device", () => {
  it("one person alone passes nothing", () => {
    expect(shared(room([true, false]))).toBe(false);
    expect(passesTo(room([true, false]), table([0]), null)).toBeNull();
  });

  it("only a game that goes on is passed", () => {
    expect(shared(room([true, true], "open"))).toBe(false);
    expect(passesTo(room([true, true], "over"), table([1]), 0)).toBeNull();
    expect(passesTo(three, table([2], { result: {} as TableMessage["result"] }), 0)).toBeNull();
  });

  it("it goes to whoever is asked here", () => {
    expect(passesTo(three, table([2]), 0)).toBe(2);
    expect(passesTo(three, table([0]), null)).toBe(0);
  });

  it("it stays with whoever is asked still, or while the others think", () => {
    expect(passesTo(three, table([0, 2]), 0)).toBeNull();
    expect(passesTo(three, table([1]), 0)).toBeNull();
    expect(passesTo(three, table([2], { thinking: [2] }), 0)).toBeNull();
  });

  it("of several it goes to the next at the table", () => {
    expect(passesTo(three, table([0, 3]), 2)).toBe(3);
    expect(passesTo(three, table([0, 2]), 3)).toBe(0);
  });
});
