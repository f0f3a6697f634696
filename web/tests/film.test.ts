import { describe, expect, it, vi } from "vitest";

import type { Replay, TableMessage } from "../src/lib/contract";
import { Film } from "../src/pages/film.svelte";

const step = (at: number) => ({ step: at }) as TableMessage;
/** Ten steps to a round, and a game so long. */
const told = (steps: number): Replay => ({ names: [], steps, rounds: [0, 10, 20, 30], turns: [0, 4, 10, 13, 17, 20, 30] });

describe("a replay", () => {
  it("goes to a step, and fetches each only once", async () => {
    const fetch = vi.fn(async (at: number) => step(at));
    const film = new Film(told(35), fetch);
    await film.go(5);
    await film.go(6);
    await film.go(5);
    expect(film.step).toBe(5);
    expect(fetch.mock.calls.filter(([at]) => at === 5)).toHaveLength(1);
  });

  it("stays between its first and its last step", async () => {
    const film = new Film(told(35), async (at) => step(at));
    await film.go(99);
    expect(film.step).toBe(35);
    await film.go(-1);
    expect(film.step).toBe(0);
  });

  it("goes by rounds, turns and decisions: on to the next, back to where this one began or else the one before", async () => {
    const film = new Film(told(35), async (at) => step(at));
    await film.go(14);
    for (const [kind, direction, to] of [
      ["round", 1, 20],
      ["round", -1, 10],
      ["turn", 1, 13],
      ["decision", 1, 14],
      ["turn", -1, 13],
      ["turn", -1, 10],
      ["decision", -1, 9],
      ["round", -1, 0],
      ["turn", -1, 0],
    ] as const) {
      await film.jump(kind, direction);
      expect(film.step).toBe(to);
    }
    await film.go(33);
    await film.jump("turn", 1);
    expect(film.step).toBe(35);
  });

  it("loses no press of who does not wait for it, and stays where it is when a step cannot be had", async () => {
    let fails = false;
    const film = new Film(told(35), async (at) => (fails ? Promise.reject(new Error("lost")) : step(at)));
    await Promise.all([film.jump("decision", 1), film.jump("decision", 1), film.jump("turn", 1)]);
    expect(film.step).toBe(4);
    fails = true;
    await expect(film.jump("round", 1)).rejects.toThrow("lost");
    fails = false;
    await film.jump("decision", 1);
    expect(film.step).toBe(5);
  });

  it("plays to its end and stops there", async () => {
    vi.useFakeTimers();
    const film = new Film(told(3), async (at) => step(at));
    await film.go(1);
    film.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(film.step).toBe(3);
    expect(film.playing).toBe(false);
    vi.useRealTimers();
  });

  it("fetches the step on which the slider rests, not those that it passes", async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async (at: number) => step(at));
    const film = new Film(told(35), fetch);
    void film.scrub(3);
    void film.scrub(9);
    void film.scrub(20);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(film.step).toBe(20);
    expect(Math.min(...fetch.mock.calls.map(([at]) => at))).toBe(20);
  });

  it("jumps from where the slider is, even before it rests", async () => {
    const film = new Film(told(35), async (at) => step(at));
    void film.scrub(14);
    await film.jump("decision", -1);
    expect(film.step).toBe(13);
  });

  it.each([
    [0.5, 1],
    [1, 2],
    [2, 4],
    [4, 8],
  ])("plays at %d times the normal speed", async (speed, steps) => {
    vi.useFakeTimers();
    const film = new Film(told(35), async (at) => step(at));
    film.speed = speed;
    film.play();
    await vi.advanceTimersByTimeAsync(2810);
    film.pause();
    vi.useRealTimers();
    expect(film.step).toBe(steps);
  });
});
