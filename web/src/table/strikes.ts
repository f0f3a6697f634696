/** Strike animation from author to victim, with a text; never clickable. */

import { outline as pathOf } from "../lib/Icon.svelte";
import { calm, settings, type Speed } from "../lib/settings.svelte";
import { center, isFree, placeBeside, wayBetween, type Box, type Point } from "./curve";
import { outline } from "./motion";
import type { Mark } from "./marks.svelte";

/** Milliseconds, enough to read it. */
const TIME: Record<Speed, number> = { slow: 2600, normal: 1700, quick: 800, once: 800 };
const SVG = "http://www.w3.org/2000/svg";
/** Text and controls, which the line and its words leave free. */
const CONTENT = "main :is(button, a, p, strong, li)";
/** Part of the time in which the sign flies. */
const START = 0.1;
const HIT = 0.4;

/** Show strikes of one action simultaneously. */
export function strike(marks: readonly Mark[]): void {
  if (document.hidden) return;
  for (const mark of marks) {
    const to = mark.to ? document.querySelector(mark.to) : null;
    if (!to) continue;
    if (calm()) outline(to);
    else run(mark, document.querySelector(mark.from) ?? document.querySelector(`[data-seat="${mark.by}"]`), to);
  }
}

function run(mark: Mark, from: Element | null, to: Element): void {
  const layer = document.createElement("div");
  layer.className = mark.harm ? "strike harm" : "strike";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const time = TIME[settings.pace];
  setTimeout(() => layer.remove(), time);

  const window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const content = [...document.querySelectorAll(CONTENT)].map((one) => one.getBoundingClientRect());
  const victim = to.getBoundingClientRect();
  const b = inside(center(victim));
  const a = from && from !== to ? inside(center((from.querySelector(".shield") ?? from).getBoundingClientRect())) : { x: b.x, y: b.y - 60 };
  const ends = [a, b];
  const passed = content.filter((one) => ends.every((end) => isFree(end, [one])));
  const way = wayBetween(a, b, passed, window);
  trace(layer, way, passed, time);

  const badge = document.createElement("div");
  badge.className = "strike-badge";
  badge.append(signOf(mark.sign));
  layer.append(badge);
  const flight = way.map(({ x, y }, at) => ({
    transform: `translate(${x}px, ${y}px)`,
    opacity: Number(at > 0),
    offset: START + ((HIT - START) * at) / (way.length - 1),
  }));
  const last = flight.at(-1)!;
  badge.animate(
    [
      { ...flight[0], offset: 0 },
      ...flight,
      { ...last, transform: `${last.transform} scale(1.35)`, offset: HIT + 0.06 },
      { ...last, offset: HIT + 0.14 },
      { ...last, offset: 0.92 },
      { ...last, opacity: 0, offset: 1 },
    ],
    { duration: time, fill: "both" },
  );

  if (!mark.text) return;
  const box = document.createElement("p");
  box.className = "strike-words";
  box.textContent = mark.text;
  layer.append(box);
  const place = placeBeside(victim, box.offsetWidth, box.offsetHeight, content, window);
  box.style.left = `${place.x}px`;
  box.style.top = `${place.y}px`;
  box.animate(
    [
      { opacity: 0, offset: 0 },
      { opacity: 0, offset: 0.3 },
      { opacity: 1, offset: 0.42 },
      { opacity: 1, offset: 0.92 },
      { opacity: 0, offset: 1 },
    ],
    { duration: time, fill: "both" },
  );
}

/** Draw the line in short strokes that appear one after the other, with gaps over text and controls. */
function trace(layer: Element, way: readonly Point[], content: readonly Box[], time: number): void {
  way.forEach((point, at) => {
    const next = way[at + 1];
    if (!next || !isFree(point, content)) return;
    const stroke = document.createElement("i");
    stroke.className = "strike-stroke";
    const turn = Math.atan2(next.y - point.y, next.x - point.x);
    const length = 0.6 * Math.hypot(next.x - point.x, next.y - point.y);
    stroke.style.width = `${length}px`;
    stroke.style.transform = `translate(${point.x}px, ${point.y}px) rotate(${turn}rad)`;
    const begin = START + ((HIT - START) * at) / way.length;
    stroke.animate(
      [
        { opacity: 0, offset: 0 },
        { opacity: 0, offset: begin },
        { opacity: 1, offset: begin + 0.02 },
        { opacity: 0.9, offset: 0.85 },
        { opacity: 0, offset: 1 },
      ],
      { duration: time, fill: "both" },
    );
    layer.append(stroke);
  });
}

function inside({ x, y }: Point): Point {
  const within = (value: number, most: number): number => Math.min(most - 30, Math.max(30, value));
  return { x: within(x, innerWidth), y: within(y, innerHeight) };
}

function signOf(name: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", pathOf(name));
  svg.append(path);
  return svg;
}
