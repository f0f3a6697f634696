import { describe, expect, it, vi } from "vitest";

import type { TableMessage } from "../src/lib/contract";
import { Film } from "../src/pages/film.svelte";

/** Ten steps to a round. */
const step = (at: number) => ({ view: { round: 1 + Math.floor(at / 10) }, step: at }) as TableMessage;

describe("a replay", () => {
  it("goes to a step, and fetches each only once", async () => {
    const fetch = vi.fn(async (at: number) => step(at));
    const film = new Film(35, fetch);
    await film.go(5);
    await film.go(6);
    await film.go(5);
    expect(film.step).toBe(5);
    expect(fetch.mock.calls.filter(([at]) => at === 5)).toHaveLength(1);
  });

  it("stays between its first and its last step", async () => {
    const film = new Film(35, async (at) => step(at));
    await film.go(99);
    expect(film.step).toBe(35);
    await film.go(-1);
    expect(film.step).toBe(0);
  });

  it("goes by rounds", async () => {
    const film = new Film(35, async (at) => step(at));
    await film.go(12);
    await film.round(1);
    expect(film.step).toBe(20);
    await film.round(-1);
    expect(film.step).toBe(10);
    await film.go(33);
    await film.round(1);
    expect(film.step).toBe(35);
  });

  it("plays to its end and stops there", async () => {
    vi.useFakeTimers();
    const film = new Film(3, async (at) => step(at));
    await film.go(1);
    film.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(film.step).toBe(3);
    expect(film.playing).toBe(false);
    vi.useRealTimers();
  });
});
