import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { localDate, me, serverNow } from "../src/lib/api";
import type { TableMessage } from "../src/lib/contract";
import { spoken } from "../src/lib/time";
import { speak } from "../src/lib/words.svelte";
import { bankOf, timeInBar } from "../src/table/times";

const none = { until: null, left: null };
const table = (clock: unknown, seat: number | null, over = false): TableMessage =>
  ({ clock, seat, names: ["Ana", "Rui", "Lia"], result: over ? { verdict: "", ties: [], scores: [] } : null }) as unknown as TableMessage;

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
    expect(timeInBar(table(bank, 0))).toEqual({ until: null, left: 600, mine: true, whose: null });
    expect(timeInBar(table(bank, 1))).toEqual({ until: 90, left: null, mine: true, whose: null });
    expect(timeInBar(table(bank, null))).toEqual({ until: 90, left: null, mine: false, whose: "Rui" });
    expect(timeInBar(table(bank, 0, true))).toBeNull();
  });

  it("says whose time it is, if only one other is asked", () => {
    const alone = { ...move, seats: [none, { until: 90, left: null }, none] };
    expect(timeInBar(table(alone, 0))?.whose).toBe("Rui");
  });

  it("shows my time for a decision, or else that of whoever is first", () => {
    expect(timeInBar(table(move, 2))).toEqual({ until: 95, left: null, mine: true, whose: null });
    expect(timeInBar(table(move, 0))).toEqual({ until: 90, left: null, mine: false, whose: null });
    expect(timeInBar(table(null, 0))).toBeNull();
  });
});

describe("a time in words", () => {
  beforeAll(() => speak("en", { keep: false }));

  it.each([
    [3600, "1 h"],
    [3660, "1 h 1 min"],
    [300, "5 min"],
    [61, "1 min 1 s"],
  ])("says nothing of what is none: %d s", (seconds, said) => {
    expect(spoken(seconds).replaceAll("\u00a0", " ")).toBe(said);
  });
});

describe("the server time", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Receive an answer `delay` seconds after the server wrote its time. */
  async function answer(time: number, delay = 0): Promise<void> {
    vi.setSystemTime(Date.now() + delay * 1000);
    vi.stubGlobal("fetch", async () =>
      Response.json({}, { headers: { "Burgrave-Time": time.toFixed(3), date: "Thu, 01 Jan 1970 00:00:00 GMT" } }),
    );
    await me();
  }

  it("comes from the answer with the shortest delay, not from a date", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal("document", { baseURI: "http://localhost:8000/" });
    await answer(5000, 2);
    expect(serverNow()).toBeCloseTo(5000);
    await answer(5001, 0.1);
    expect(serverNow()).toBeCloseTo(5001);
    await answer(5001, 3);
    expect(serverNow()).toBeCloseTo(5004);
    expect(localDate(5004)).toBeCloseTo(Date.now());
  });

  it("follows when the clock of this machine is set", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal("document", { baseURI: "http://localhost:8000/" });
    for (const by of [-3600, 3600]) {
      vi.setSystemTime(Date.now() + by * 1000);
      await answer(6000);
      expect(serverNow()).toBeCloseTo(6000);
    }
  });
});
