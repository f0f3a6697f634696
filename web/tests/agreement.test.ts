import { describe, expect, it } from "vitest";

import type { Proposal, Room, Seat } from "../src/lib/contract";
import { openProposal, waitingOn } from "../src/pages/agreement";

const proposal: Proposal = { kind: "undo", by: 0, yes: [0], seq: 7 };
const seat = (number: number, more: Partial<Seat> = {}) =>
  ({ seat: number, kind: "person", guest: false, stand_in: false, ...more }) as Seat;
const room = (more: Partial<Room> = {}) => ({ state: "playing", proposal, seats: [], ...more }) as Room;

describe("a proposal", () => {
  it("to take back a move is open until the next move, any other until it is answered", () => {
    expect(openProposal(room(), 7)).toBe(proposal);
    expect(openProposal(room(), 8)).toBeNull();
    const pause: Proposal = { ...proposal, kind: "pause" };
    expect(openProposal(room({ proposal: pause }), 8)).toBe(pause);
    expect(openProposal(room({ proposal: pause, state: "over" }), 7)).toBeNull();
    expect(openProposal(room({ proposal: null }), 7)).toBeNull();
  });

  it("waits for people, not for bots, guests on a device, or people whom a bot replaces", () => {
    const seats = [seat(0), seat(1), seat(2, { kind: "bot" }), seat(3, { guest: true }), seat(4, { stand_in: true })];
    expect(waitingOn(room({ seats }), proposal).map((one) => one.seat)).toEqual([1]);
  });
});
