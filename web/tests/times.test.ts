import { describe, expect, it } from "vitest";

import type { TableMessage } from "../src/lib/contract";
import { bankOf, timeInBar } from "../src/table/times";

const none = { until: null, left: null };
const table = (clock: unknown, seat: number | null, over = false): TableMessage =>
  ({ clock, seat, result: over ? { verdict: "", scores: [] } : null }) as unknown as TableMessage;

const bank = { until: 90, per: null, seats: [{ until: null, left: 600 }, { until: 90, left: null }, none] };
const move = { until: 90, per: 60, seats: [none, { until: 90, left: null }, { until: 95, left: null }] };

describe("whose time is shown", () => {
  it("shows each bank at its seat, and none of a bot", () => {
    const seats = [0, 1, 2].map((seat) => bankOf(table(bank, 0), seat));
    expect(seats).toEqual([{ until: null, left: 600 }, { until: 90, left: null }, null]);
    expect(bankOf(table(move, 0), 1)).toBeNull();
    expect(bankOf(table(bank, 0, true), 1)).toBeNull();
  });

  it("shows my own bank in the bar, whether it runs or not", () => {
    expect(timeInBar(table(bank, 0))).toEqual({ until: null, left: 600, mine: true });
    expect(timeInBar(table(bank, 1))).toEqual({ until: 90, left: null, mine: true });
    expect(timeInBar(table(bank, null))).toEqual({ until: 90, left: null, mine: false });
    expect(timeInBar(table(bank, 0, true))).toBeNull();
  });

  it("shows my time for a decision, or else that of whoever is first", () => {
    expect(timeInBar(table(move, 2))).toEqual({ until: 95, left: null, mine: true });
    expect(timeInBar(table(move, 0))).toEqual({ until: 90, left: null, mine: false });
    expect(timeInBar(table(null, 0))).toBeNull();
  });
});
