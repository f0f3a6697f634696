/** Strike animation from author to victim, with a text; never clickable. */

import { outline as pathOf } from "../lib/Icon.svelte";
import { calm, settings, type Speed } from "../lib/settings.svelte";
import { outline } from "./motion";
import type { Mark } from "./marks.svelte";

/** Milliseconds, enough to read it. */
const TIME: Record<Speed, number> = { slow: 2600, normal: 1700, quick: 800, once: 800 };
const SVG = "http://www.w3.org/2000/svg";

/** Show strikes of one action simultaneously. */
export function strike(marks: readonly Mark[]): void {
  if (document.hidden) return;
  for (const mark of marks) {
    const to = mark.to ? document.querySelector(mark.to) : null;
    if (!to) continue;
    if (calm()) outline(to);
    else run(mark, document.querySelector(mark.from), to);
  }
}

function run(mark: Mark, from: Element | null, to: Element): void {
  const layer = document.createElement("div");
  layer.className = mark.harm ? "strike harm" : "strike";
  layer.setAttribute("aria-hidden", "true");
  const b = centre(to);
  const a = from && from !== to ? centre(from.querySelector(".shield") ?? from) : { x: b.x, y: b.y - 60 };
  const time = TIME[settings.pace];
  const badge = document.createElement("div");
  badge.className = "strike-badge";
  badge.append(signOf(mark.sign));
  layer.append(lineBetween(a, b, time), badge);
  const [start, end] = [`translate(${a.x}px, ${a.y}px)`, `translate(${b.x}px, ${b.y}px)`];
  badge.animate(
    [
      { transform: `${start} scale(0.4)`, opacity: 0 },
      { transform: `${start} scale(1)`, opacity: 1, offset: 0.12 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.4, easing: "ease-in" },
      { transform: `${end} scale(1.35)`, opacity: 1, offset: 0.46 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.54 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.92 },
      { transform: `${end} scale(1)`, opacity: 0 },
    ],
    { duration: time, fill: "both" },
  );
  if (mark.text) layer.append(caption(mark.text, b.x, to.getBoundingClientRect(), time));
  document.body.append(layer);
  setTimeout(() => layer.remove(), time);
}

function centre(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  const inside = (value: number, most: number): number => Math.min(most - 30, Math.max(30, value));
  return { x: inside(box.left + box.width / 2, innerWidth), y: inside(box.top + box.height / 2, innerHeight) };
}

function signOf(name: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", pathOf(name));
  svg.append(path);
  return svg;
}

function lineBetween(a: { x: number; y: number }, b: { x: number; y: number }, time: number): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "strike-line");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `M${a.x} ${a.y}L${b.x} ${b.y}`);
  path.setAttribute("pathLength", "1");
  svg.append(path);
  path.animate(
    [
      { strokeDashoffset: 1, opacity: 1 },
      { strokeDashoffset: 1, opacity: 1, offset: 0.1 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.4, easing: "ease-in" },
      { strokeDashoffset: 0, opacity: 0.9, offset: 0.85 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    { duration: time, fill: "both" },
  );
  return svg;
}

const GAP = 6;
const LINES = 60;

/** Place the text above or below the victim, where there is room, without covering it. */
export function placeOf(victim: { top: number; bottom: number }, height: number): { top: string } | { bottom: string } {
  if (victim.bottom + GAP + LINES <= height) return { top: `${victim.bottom + GAP}px` };
  if (victim.top - GAP - LINES >= 0) return { bottom: `${height - victim.top + GAP}px` };
  return { top: `${(victim.top + victim.bottom) / 2 + LINES / 2}px` };
}

function caption(text: string, along: number, victim: DOMRect, time: number): HTMLElement {
  const box = document.createElement("p");
  box.className = "strike-words";
  box.textContent = text;
  const half = Math.min(150, innerWidth / 2 - 12);
  const x = Math.min(innerWidth - half - 8, Math.max(half + 8, along));
  box.style.left = `${x}px`;
  box.style.maxWidth = `${2 * half}px`;
  Object.assign(box.style, placeOf(victim, innerHeight));
  const quiet = [
    { opacity: 0, offset: 0 },
    { opacity: 0, offset: 0.3 },
    { opacity: 1, offset: 0.42 },
    { opacity: 1, offset: 0.92 },
    { opacity: 0, offset: 1 },
  ];
  box.animate(quiet, { duration: time, fill: "both" });
  return box;
}
