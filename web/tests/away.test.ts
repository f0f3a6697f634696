import { describe, expect, it } from "vitest";

import type { Room, TableMessage } from "../src/lib/contract";
import { absent, PATIENCE, Watch } from "../src/pages/away.svelte";

const seat = (number: number, more: object = {}): object => ({
  seat: number,
  kind: "person",
  name: "",
  level: null,
  you: number === 0,
  host: number === 0,
  online: true,
  stand_in: false,
  ...more,
});
const room = (seats: object[], more: object = {}): Room =>
  ({ state: "playing", clock: { kind: "none" }, you: { seat: 0, host: true }, seats, ...more }) as unknown as Room;
const table = (...open: number[]): TableMessage => ({ open }) as unknown as TableMessage;

describe("who keeps the table waiting", () => {
  it("is away and has something to decide", () => {
    const seats = [seat(0), seat(1, { online: false }), seat(2, { online: false }), seat(3, { kind: "bot", online: false })];
    expect(absent(room(seats), table(0, 1, 3))).toEqual([1]);
    expect(absent(room([seat(0), seat(1)]), table(1))).toEqual([]);
    expect(absent(room([seat(0), seat(1, { online: false, stand_in: true })]), table(1))).toEqual([]);
  });

  it("is the clock's business where there is one", () => {
    const seats = [seat(0), seat(1, { online: false })];
    expect(absent(room(seats, { clock: { kind: "move", seconds: 60 } }), table(1))).toEqual([]);
    expect(absent(room(seats, { state: "over" }), table(1))).toEqual([]);
  });

  it("is the host's business, unless the host is away", () => {
    const mine = { you: { seat: 0, host: false } };
    const seats = (online: boolean): object[] => [seat(0, { host: false }), seat(1, { online: false }), seat(2, { host: true, online })];
    expect(absent(room(seats(true), mine), table(1))).toEqual([]);
    expect(absent(room(seats(false), mine), table(1, 2))).toEqual([1, 2]);
  });

  it("has a minute to come back", () => {
    const watch = new Watch();
    watch.look([1, 2], 1000);
    watch.look([2], 2000);
    watch.look([1, 2], 3000);
    watch.look([1, 2], 1000 + PATIENCE);
    expect(watch.late).toBe(2);
    watch.look([1], 2000 + PATIENCE);
    expect(watch.late).toBe(null);
    watch.look([1], 3000 + PATIENCE);
    expect(watch.late).toBe(1);
  });
});
