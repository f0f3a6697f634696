import { expect, it } from "vitest";

import { placeOf, type Box } from "./tipplace";

const screen = { width: 1000, height: 800 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

it("a text stands above what it is about, or below where there is no room", () => {
  expect(placeOf(box(400, 400, 100, 60), 300, 150, screen, [])).toEqual({ left: 300, top: 242 });
  expect(placeOf(box(400, 100, 100, 60), 300, 150, screen, [])).toEqual({ left: 300, top: 168 });
});

it("it never covers what is acted on while there is another place", () => {
  const bar = box(0, 200, 1000, 150);
  expect(placeOf(box(400, 400, 100, 60), 300, 150, screen, [bar])).toEqual({ left: 300, top: 468 });
  const above = box(0, 0, 1000, 390);
  const below = box(0, 470, 1000, 330);
  expect(placeOf(box(400, 400, 100, 60), 300, 60, screen, [above, below])).toEqual({ left: 508, top: 400 });
});

it("it does not cover its own card where it fits beside it, and stays in the window", () => {
  const tall = box(300, 10, 100, 780);
  expect(placeOf(tall, 300, 150, screen, [])).toEqual({ left: 408, top: 325 });
  const { left, top } = placeOf(box(0, 0, 1000, 800), 300, 150, screen, []);
  expect([left >= 8, left + 300 <= 992, top >= 8, top + 150 <= 792]).toEqual([true, true, true, true]);
});
