import { expect, test } from "vitest";

import { arc, isFree, placeBeside, wayBetween, type Box } from "./curve";

const window: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test("an arc leads from one end to the other, above the straight line in both directions", () => {
  for (const [a, b] of [
    [
      { x: 100, y: 400 },
      { x: 900, y: 400 },
    ],
    [
      { x: 900, y: 400 },
      { x: 100, y: 400 },
    ],
  ] as const) {
    const way = arc(a, b, 0.2, 10);
    expect([way[0], way.at(-1)]).toEqual([a, b]);
    expect(way[5]!.y).toBe(320);
  }
});

test("a way goes around a button", () => {
  const [a, b] = [
    { x: 100, y: 400 },
    { x: 900, y: 400 },
  ];
  const button = box(300, 250, 700, 420);
  const way = wayBetween(a, b, [button], window);
  expect(way.every((point) => isFree(point, [button]) && !isFree(point, [window]))).toBe(true);
  expect(way[12]!.y).toBeGreaterThan(420);
});

const victim = box(400, 300, 600, 400);
test.each<[string, Box, Box[], { x: number; y: number }]>([
  ["below the victim", victim, [], { x: 450, y: 406 }],
  ["above it if a button is below", victim, [box(0, 400, 1000, 460)], { x: 450, y: 254 }],
  ["beside it between two rows", victim, [box(0, 400, 1000, 460), box(0, 200, 1000, 299)], { x: 606, y: 330 }],
  ["left of it at the edge of the window", box(900, 0, 990, 800), [], { x: 794, y: 380 }],
])("words of 100 by 40 stand %s", (_, thing, obstacles, place) => {
  expect(placeBeside(thing, 100, 40, obstacles, window)).toEqual(place);
});
