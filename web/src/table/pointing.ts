/** Targets of the guide: marked with a ring while on the page, and connected by a line. */

import { on } from "svelte/events";

/** A line in window coordinates. */
export interface Line {
  readonly path: string;
  readonly end: readonly [x: number, y: number];
}

/** Mutations that may move elements. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ["class", "data-armed", "open"] };
const MOVES = ["scroll", "resize", "transitionend", "animationend", "load"] as const;

/** Distance of the ring from its element. */
const RING = 6;
/** Distance of the line from the guide, from passed elements and from the target's corners. */
const GAP = 5;
const INSIDE = 14;
/** Distance from the column below which nothing fits in between. */
const NEAR = 40;

/** The matches of the first selector with a visible one. */
export function meant(places: readonly string[], root: ParentNode = document): Element[] {
  for (const place of places) {
    const found = [...root.querySelectorAll(place)].filter(inSight);
    if (found.length) return found;
  }
  return [];
}

function inSight(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
}

/** Mark the targets, and call `moved` whenever they or the window may have changed; return a function that ends it. */
export function follow(places: readonly string[], from: Element | null, moved: (things: Element[]) => void): () => void {
  let things: Element[] = [];
  let frame = 0;
  const sizes = new ResizeObserver(soon);
  const page = new MutationObserver(soon);

  function soon(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      mark(meant(places));
      moved(things);
    });
  }

  function mark(next: Element[]): void {
    if (next.length === things.length && next.every((one, at) => one === things[at])) return;
    for (const one of things) if (!next.includes(one)) unmark(one);
    for (const one of next) {
      one.setAttribute("data-pointed", "");
      sizes.observe(one);
    }
    things = next;
  }

  function unmark(one: Element): void {
    one.removeAttribute("data-pointed");
    sizes.unobserve(one);
  }

  page.observe(document.body, CHANGES);
  if (from) sizes.observe(from);
  const ears = MOVES.map((one) => on(window, one, soon, { capture: true, passive: true }));
  soon();
  return () => {
    cancelAnimationFrame(frame);
    page.disconnect();
    sizes.disconnect();
    for (const end of ears) end();
    things.forEach(unmark);
  };
}

type Point = readonly [x: number, y: number];
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** The line from the guide to the nearest target; `null` if there is no room. */
export function lineTo(from: Element, things: readonly Element[]): Line | null {
  const boxes = things.map((one) => one.getBoundingClientRect());
  const box = boxes.reduce<DOMRect | null>((best, one) => (best && best.right >= one.right ? best : one), null);
  if (!box) return null;
  const others = [...document.querySelectorAll("main button, main a")].filter((one) => !things.some((thing) => thing.contains(one)));
  return lineBetween(
    from.getBoundingClientRect(),
    box,
    others.map((one) => one.getBoundingClientRect()),
  );
}

/** The guide is in the right column: the line runs along it, then above the target's row, never over a button. */
export function lineBetween(guide: Box, box: Box, buttons: readonly Box[]): Line | null {
  if (box.bottom <= guide.top) return upwards(guide, box);
  const side = guide.left - GAP;
  const end = box.right + RING;
  if (box.right > guide.left || (end > side && box.top < guide.bottom)) return null;
  const begin = guide.top + 22;
  const free = (x: number, y: number): boolean =>
    !buttons.some((one) => one.right > x && one.left < side && one.bottom > y - GAP && one.top < y + GAP);
  const near = side - end < NEAR;
  const y = near ? Math.min(Math.max(begin, box.top + INSIDE), box.bottom - INSIDE) : box.top - RING - 1;
  const x = box.right - INSIDE;
  if (!free(near ? end : x, y)) return null;
  const above: Point[] = [
    [x, y],
    [x, box.top - RING + 2],
  ];
  return drawn([guide.left, begin], [side, begin], [side, y], ...(near ? [[Math.min(end, side), y] as const] : above));
}

function upwards(guide: Box, box: Box): Line {
  const begin = guide.left + INSIDE;
  const x = Math.min(Math.max(begin, box.left + INSIDE), box.right - INSIDE);
  const y = guide.top - GAP;
  return drawn([begin, guide.top], [begin, y], [x, y], [x, box.bottom + RING]);
}

function drawn(...points: Point[]): Line {
  return { path: `M${points.map((point) => point.join(" ")).join("L")}`, end: points.at(-1)! };
}
