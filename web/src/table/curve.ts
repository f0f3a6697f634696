/** Curves over the table, and free places beside things on it. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Heights of the tried curves, as a part of the distance. */
const LIFTS = [0.22, -0.22, 0.4, -0.4, 0.6, -0.6, 0.08];
const GAP = 6;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(most, least), Math.max(least, value));

export function center({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Points of an arc from `a` to `b`; a positive lift, as a part of the distance, bends it upwards. */
export function arc(a: Point, b: Point, lift: number, steps: number): Point[] {
  const side = b.x < a.x ? -1 : 1;
  const x = (a.x + b.x) / 2 + (b.y - a.y) * lift * side;
  const y = (a.y + b.y) / 2 - (b.x - a.x) * lift * side;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: p * a.x + q * x + r * b.x, y: p * a.y + q * y + r * b.y };
  });
}

/** The arc that meets the fewest obstacles within the window. */
export function wayBetween(a: Point, b: Point, obstacles: readonly Box[], window: Box, steps = 24): Point[] {
  const ways = LIFTS.map((lift) => arc(a, b, lift, steps));
  const met = ways.map((way) => way.filter((point) => !isFree(point, obstacles) || isFree(point, [window])).length);
  return ways[met.indexOf(Math.min(...met))]!;
}

export function isFree({ x, y }: Point, obstacles: readonly Box[]): boolean {
  return !obstacles.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom);
}

/** The place of a text beside a thing that covers the least: below, above, right or left of it. */
export function placeBeside(thing: Box, width: number, height: number, obstacles: readonly Box[], window: Box): Point {
  const { x, y } = center(thing);
  const places = [
    { x: x - width / 2, y: thing.bottom + GAP },
    { x: x - width / 2, y: thing.top - GAP - height },
    { x: thing.right + GAP, y: y - height / 2 },
    { x: thing.left - GAP - width, y: y - height / 2 },
  ].map((place) => ({
    x: between(place.x, window.left + GAP, window.right - GAP - width),
    y: between(place.y, window.top + GAP, window.bottom - GAP - height),
  }));
  const covered = places.map((place) => {
    const box = { left: place.x, top: place.y, right: place.x + width, bottom: place.y + height };
    return [thing, ...obstacles].reduce((sum, one) => sum + common(box, one), 0);
  });
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** Common area of two boxes. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
