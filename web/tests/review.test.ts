import { describe, expect, it } from "vitest";

import { percent, tied } from "../src/lib/numbers";
import { speak } from "../src/lib/words.svelte";
import { Field, path, penOf, pointsOf, type Marked, type Row } from "../src/table/curves";

const round = (number: number, moment: number, ...values: number[]): Row => ({ round: number, moment, values });
const rounds = [round(1, 0, 0.5, 0.5), round(2, 10, 0.25, 0.75), round(3, 30, 1, 0), round(3, 40, 1, 0)];
const turn = (moment: number): Marked => ({ moment, called: "" });

describe("numbers in what the server says", () => {
  it.each([
    ["Ana built a Smithy (5 gold).", "Ana built a Smithy (5~gold)."],
    ["1 gold per religious district. Safe from rank 8.", "1~gold per religious district. Safe from rank~8."],
    ["3 gold if you sit next to the rank 4 character.", "3~gold if you sit next to the rank 4~character."],
    ["In 25 % of all", "In 25~% of all"],
    ["Round 12", "Round~12"],
  ])("stand beside the word that they belong to: %s", (said, shown) => {
    expect(tied(said).replaceAll("\u00a0", "~")).toBe(shown);
  });
});

describe("the chart of a review", () => {
  const field = new Field(rounds, 1, 640, 300);

  it("goes from edge to edge, and from nothing to all", () => {
    expect([field.x(0), field.x(3)]).toEqual([field.left, field.right]);
    expect([field.y(0), field.y(1)]).toEqual([field.bottom, field.top]);
    expect(field.curve(1).map((point) => point.y)).toEqual([0.5, 0.75, 0, 0].map((share) => field.y(share)));
  });

  it("puts a moment between the rounds before and after it", () => {
    expect(field.at(0)).toBe(field.x(0));
    expect(field.at(20)).toBeCloseTo((field.x(1) + field.x(2)) / 2);
    expect(field.at(40)).toBe(field.x(3));
    expect(field.at(99)).toBe(field.x(3));
  });

  it("sets marks beside each other that are too near", () => {
    const marks = field.marks([turn(39), turn(5), turn(38), turn(40)], 46);
    expect(marks.map((mark) => mark.number)).toEqual([2, 3, 1, 4]);
    const places = marks.map((mark) => mark.x);
    places.slice(1).forEach((x, number) => expect(x - places[number]!).toBeGreaterThanOrEqual(46 - 1e-9));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(field.left);
    expect(Math.max(...places)).toBeLessThanOrEqual(field.right);
  });

  it("names as many rounds as there is room for, and always the end", () => {
    const many = Array.from({ length: 31 }, (_, number) => round(number + 1, number));
    const narrow = new Field(many, 1, 300, 200).named(26);
    expect(narrow.filter(Boolean).length).toBeLessThan(12);
    expect([narrow[0], narrow[29], narrow[30]]).toEqual([true, false, true]);
    expect(field.named(26)).toEqual([true, true, true, true]);
  });

  it("has room for all points, and names few of them", () => {
    const scale = (...points: number[]) => pointsOf([round(1, 0, 0, 0), round(2, 9, ...points)]);
    expect(scale(23, 8).steps).toEqual([0, 5, 10, 15, 20, 25]);
    expect(scale(48, 52).steps).toEqual([0, 20, 40, 60]);
    expect(scale(0, 0).steps).toEqual([0, 1]);
    expect(scale(126, 90).most).toBe(150);
    expect(scale(3, 1).text(2.6)).toBe("3");
  });

  it("is drawn at once where a game had a single round", () => {
    const single = new Field([round(1, 0, 1)], 1, 640, 300);
    expect(path(single.curve(0))).not.toContain("NaN");
    expect(single.at(0)).toBe(single.left);
  });

  it("tells eight seats apart by more than colour", () => {
    const pens = Array.from({ length: 8 }, (_, seat) => penOf(seat));
    for (const part of ["colour", "dash", "sign"] as const) expect(new Set(pens.map((pen) => pen[part])).size).toBe(8);
  });
});

describe("shares", () => {
  it("are read in the manner of the language", async () => {
    await speak("en", { keep: false });
    expect([percent(0.234), percent(0.052, { fine: true }), percent(0.22, { fine: true })]).toEqual(["23%", "5.2%", "22%"]);
    expect([percent(0.23, { signed: true }), percent(-0.23, { signed: true }), percent(0, { signed: true })]).toEqual([
      "+23%",
      "−23%",
      "0%",
    ]);
    await speak("it", { keep: false });
    expect(percent(0.052, { fine: true })).toBe("5,2%");
    await speak("en", { keep: false });
  });
});
