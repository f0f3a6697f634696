import { beforeEach, describe, expect, it, vi } from "vitest";

import type { KeyMoment, PuzzleTitle, ThemedPuzzle } from "../src/lib/contract";
import { chosen, nextOf } from "../src/pages/puzzles/lists";
import { verdictOn } from "../src/pages/puzzles/own";
import { dayOf, Solved, weekOf } from "../src/pages/puzzles/solved.svelte";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

const monday = dayOf("2026-11-23");

describe("the stored answers", () => {
  it("count the first answer only, and outlive the page", () => {
    new Solved().note("a", false);
    new Solved().note("a", true, monday);
    new Solved().note("b", true);
    const later = new Solved();
    expect([later.answer("a"), later.answer("b"), later.answer("c")]).toEqual([false, true, undefined]);
    expect(later.solvedOn(monday)).toBe(false);
  });

  it("make a streak of successive days, which today does not break before it ends", () => {
    const solved = new Solved();
    for (const [nth, day] of [0, 2, 3, 4].entries()) solved.note(`p${nth}`, true, monday + day);
    expect([4, 5, 6].map((day) => solved.streak(monday + day))).toEqual([3, 3, 0]);
    expect(solved.streak(monday + 1)).toBe(1);
  });

  it("are shown by week, from Monday on", () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((nth) => monday + nth);
    expect(week.map(weekOf)).toEqual(week.map(() => week));
  });

  it("begin empty if the store is damaged", () => {
    store.set("burgrave.puzzles", '{"answers": 3, "days": [1, "x"');
    expect(new Solved().answer("a")).toBeUndefined();
  });
});

describe("the list", () => {
  const title = (id: string, number: number, game = "citadels"): PuzzleTitle => ({ id, game, number, grade: 1, players: 4, round: 1 });
  const all = [title("a", 1), title("b", 2), title("c", 3), title("d", 1, "valeria")];

  it("leads to the next open puzzle of the game, and around", () => {
    expect(nextOf(all, all[0]!, () => false)).toBe("b");
    expect(nextOf(all, all[2]!, (id) => id === "a")).toBe("b");
    expect(nextOf(all, all[3]!, () => false)).toBeNull();
  });

  it("is filtered by theme and grade", () => {
    const themed: ThemedPuzzle[] = all.map((one, nth) => ({ ...one, grade: nth + 1, theme: nth % 2 ? "x" : "y" }));
    expect(chosen(themed, "", 0)).toHaveLength(4);
    expect(chosen(themed, "x", 0).map((one) => one.id)).toEqual(["b", "d"]);
    expect(chosen(themed, "x", 4).map((one) => one.id)).toEqual(["d"]);
  });
});

describe("a missed move of a reviewed game", () => {
  const choices = [
    { notation: "rob architect", text: "Architect", percent: 60 },
    { notation: "rob king", text: "King", percent: 9 },
    { notation: "end", text: "End turn", percent: 8 },
  ];
  const proof = { margin: 51, error: 0.4, searches: 5, trials: 15_000 };
  const said = { what: [], then: "" };
  const moment: KeyMoment = {
    moment: 12,
    step: 12,
    round: 3,
    role: "missed",
    actor: 0,
    board: 0,
    played: "end",
    best: "rob architect",
    before: 0.09,
    after: 0.6,
    me: said,
    other: said,
    why: "The Architect has 6 gold.",
    puzzle: { right: ["rob architect"], choices, ...proof },
  };

  it("is judged like a puzzle", () => {
    const verdict = { ...proof, choices, why: "The Architect has 6 gold." };
    expect(verdictOn(moment, "rob architect")).toEqual({ ...verdict, right: true, played: choices[0] });
    expect(verdictOn(moment, "end")).toEqual({ ...verdict, right: false, played: choices[2] });
    expect(verdictOn(moment, "dance")).toBeNull();
  });

  it("has no verdict unless one move is clearly best", () => {
    expect(verdictOn({ ...moment, puzzle: null }, "end")).toBeNull();
  });
});
