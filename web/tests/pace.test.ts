import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventJson, TableMessage } from "../src/lib/contract";
import { Pace, type Stage } from "../src/lib/pace.svelte";
import { cut, onTheWay, type Staging } from "../src/lib/scenes";
import { settings } from "../src/lib/settings.svelte";

let hidden = false;
const stage: Stage = {
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  hidden: () => hidden,
  now: () => performance.now(),
};

const ASK = { question: "?", options: [{ action: 7, notation: "end", text: "End", note: "", quote: {} }], why_not: {} };
const table = (seq: number, more: Partial<TableMessage> = {}): TableMessage =>
  ({
    seq,
    seat: 0,
    view: { game: "pebbles" },
    ask: null,
    clock: null,
    open: [1],
    log: { from: 0, paragraphs: [] },
    ...more,
  }) as TableMessage;

/** One scene for each event; a roll of mine waits. */
const staging: Staging = {
  weights: { strike: 2 },
  scenes(now, before) {
    const parts = cut(now.happened, () => true);
    const found = parts.slice(0, -1).map((events) => onTheWay(now, events, before.view, before));
    return [...found, { ...now, happened: parts.at(-1)! }];
  },
  waits: ({ happened, seat }) => happened.some((one) => one.event === "rolled" && one.seat === seat),
};

const by = (seat: number, ...events: string[]): EventJson[] => events.map((event) => ({ event, seat }));
let seen: string[];

function begin(): Pace {
  const pace = new Pace(stage, (scene) => seen.push(...scene.happened.map((one) => one.event)));
  pace.play(staging);
  pace.take(table(0), []);
  return pace;
}

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  hidden = false;
  settings.pace = "normal";
  settings.rolls = "press";
});
afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  it("is seen one thing after the other, each for as long as it needs", () => {
    const pace = begin();
    pace.take(table(1), by(1, "call", "strike"));
    pace.take(table(2), by(2, "call"));
    expect(seen).toEqual(["call"]);
    expect(pace.behind).toBe(2);
    vi.advanceTimersByTime(999);
    expect(seen).toEqual(["call"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["call", "strike"]);
    vi.advanceTimersByTime(1999);
    expect(pace.table!.seq).toBe(1);
    vi.advanceTimersByTime(1);
    expect(pace.table!.seq).toBe(2);
    expect(pace.behind).toBe(0);
    vi.advanceTimersByTime(5000);
    pace.take(table(3), by(1, "call"));
    expect(seen, "what comes to a table at rest is seen at once").toHaveLength(4);
  });

  it("is slower, quicker or not held at all, as the person has set", () => {
    for (const [speed, ms] of [
      ["slow", 1800],
      ["normal", 1000],
      ["quick", 400],
    ] as const) {
      settings.pace = speed;
      const pace = begin();
      pace.take(table(1), by(1, "one", "two"));
      vi.advanceTimersByTime(ms - 1);
      expect(pace.behind, speed).toBe(1);
      vi.advanceTimersByTime(1);
      expect(pace.behind, speed).toBe(0);
    }
    settings.pace = "once";
    const pace = begin();
    pace.take(table(1), by(1, "one", "two"));
    pace.take(table(2), by(1, "three"));
    expect(pace.table!.seq).toBe(2);
    expect(pace.behind).toBe(0);
  });

  it("comes at once where nobody can see it", () => {
    hidden = true;
    const pace = begin();
    pace.take(table(1), by(1, "one", "two", "three"));
    expect(pace.behind).toBe(0);
  });

  it("can be held, let on by one, and let go", () => {
    const pace = begin();
    pace.pause();
    pace.take(table(1), by(1, "one", "two"));
    pace.take(table(2), by(1, "three"));
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([]);
    expect(pace.behind).toBe(3);
    pace.step();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(["one"]);
    pace.goOn();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(["one", "two", "three"]);
    expect(pace.behind).toBe(0);
  });

  it("is held, and not what I do myself meanwhile", () => {
    const pace = begin();
    pace.pause();
    pace.take(table(1, { ask: ASK }), by(0, "mine"));
    expect(seen).toEqual(["mine"]);
    expect([pace.behind, pace.paused, pace.seen!.ask]).toEqual([0, true, ASK]);
    pace.take(table(2), by(1, "theirs"));
    pace.take(table(3), by(0, "taken from me"));
    vi.advanceTimersByTime(60_000);
    expect(seen, "and nothing comes before what it follows").toEqual(["mine"]);
    expect(pace.behind).toBe(2);
  });

  it("is not waited for by somebody whose time runs", () => {
    const pace = begin();
    pace.pause();
    const clock = { until: 9e9, per: null, seats: [{ until: 9e9, left: null }] };
    pace.take(table(1, { ask: ASK, clock }), by(1, "one", "two", "three"));
    expect(pace.paused).toBe(false);
    vi.advanceTimersByTime(450);
    expect(pace.behind).toBe(0);
    expect(pace.seen!.ask).toEqual(ASK);
  });

  it("is hurried up by whoever decides", () => {
    const pace = begin();
    pace.take(table(1), by(1, "one", "two", "three"));
    pace.hurry();
    vi.advanceTimersByTime(450);
    expect(pace.behind).toBe(0);
  });
});

describe("while something waits", () => {
  it("nothing can be decided that has been overtaken, and nothing taken back", () => {
    const pace = begin();
    const other = { ...ASK, options: [{ ...ASK.options[0]!, action: 8 }] };
    pace.take(table(1, { ask: ASK, undo: true }), by(1, "one"));
    pace.take(table(2, { ask: ASK }), by(1, "two"));
    expect(pace.seen!.seq).toBe(1);
    expect(pace.seen!.ask).toEqual(ASK);
    expect(pace.seen!.undo).toBe(false);
    pace.take(table(3, { ask: other }), by(1, "three"));
    expect(pace.seen!.ask).toBeNull();
  });

  it("another language or clock comes with what is shown last, and nothing is lost", () => {
    const pace = begin();
    pace.take(table(1), by(1, "one", "two"));
    pace.take(table(1, { lang: "it" }), []);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(["one", "two"]);
    expect(pace.table!.lang).toBe("it");
  });
});

describe("a roll of mine", () => {
  it("waits for me", () => {
    const pace = begin();
    pace.take(table(1), [...by(1, "took"), ...by(0, "rolled")]);
    vi.advanceTimersByTime(60_000);
    expect(pace.waiting).toBe(true);
    expect(seen).toEqual(["took"]);
    pace.step();
    expect(pace.waiting).toBe(false);
    expect(seen).toEqual(["took", "rolled"]);
  });

  it("does not if I want none of that, or nothing is to be held", () => {
    const pace = begin();
    pace.take(table(1), by(0, "rolled"));
    expect(pace.waiting).toBe(true);
    settings.rolls = "self";
    pace.heed();
    expect(seen).toEqual(["rolled"]);
    settings.rolls = "press";
    settings.pace = "once";
    pace.take(table(2), by(0, "rolled"));
    expect(seen).toEqual(["rolled", "rolled"]);
  });
});

it("what is shown last is seen long enough, and forgotten whole", () => {
  const pace = begin();
  pace.take(table(1), by(1, "took", "gave"));
  expect([pace.behind, pace.resting]).toEqual([1, true]);
  vi.advanceTimersByTime(1000);
  expect([pace.behind, pace.resting]).toEqual([0, true]);
  vi.advanceTimersByTime(1000);
  expect(pace.resting).toBe(false);
  pace.take(table(2), by(1, "took", "gave"));
  pace.forget();
  expect([pace.seen, pace.behind, pace.resting]).toEqual([null, 0, false]);
  vi.advanceTimersByTime(5000);
  expect(pace.seen).toBeNull();
});
