/** Animations of moving things; they never block input. */

import { calm } from "../lib/settings.svelte";
import { arc, center } from "./curve";

export type What = "coin" | "card" | "crown";

const TIME: Record<What, number> = { coin: 420, card: 220, crown: 400 };
/** Height of the arc, as a part of the way. */
const LIFT: Record<What, number> = { coin: 0.22, card: 0.05, crown: 0.25 };
const APART = 45;
const MOST = 8;

const OUTLINED = 600;
const outlined = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Brief outline around an element, the replacement for motion. It does not fade, which would cost 60 redraws a second. */
export function outline(node: Element | null): void {
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return;
  clearTimeout(outlined.get(node));
  node.style.outline = "3px solid var(--glow)";
  node.style.outlineOffset = "-3px";
  const end = setTimeout(() => (node.style.outline = node.style.outlineOffset = ""), OUTLINED);
  outlined.set(node, end);
}

/** Fly copies of something from one place to another, slightly staggered. */
export function fly(what: What, from: Element | null, to: Element | null, times = 1): void {
  if (!from || !to || typeof document === "undefined" || document.hidden) return;
  if (calm()) return outline(to);
  const a = center(from.getBoundingClientRect());
  const b = center(to.getBoundingClientRect());
  const stretch = Math.min(1.9, 1 + Math.hypot(b.x - a.x, b.y - a.y) / 900);
  for (let i = 0; i < Math.min(times, MOST); i += 1) {
    const ghost = piece(what);
    document.body.append(ghost);
    const steps = arc(a, b, LIFT[what], 8).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const easing = what === "crown" ? "cubic-bezier(0.3, 1.4, 0.5, 1)" : "ease-out";
    const run = ghost.animate(steps, { duration: TIME[what] * stretch, delay: i * APART, easing, fill: "both" });
    run.onfinish = run.oncancel = () => ghost.remove();
  }
}

/** Sink an element that is about to be removed, by animating a copy. */
export function sink(node: Element | null): void {
  if (!node || calm() || document.hidden) return;
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0;z-index:70;pointer-events:none`;
  // The copy loses the sizes inherited from its place.
  const parts = node.querySelectorAll<HTMLElement>("span, svg");
  copy.querySelectorAll<HTMLElement>("span, svg").forEach((part, at) => {
    const { height, width, fontSize } = getComputedStyle(parts[at]!);
    Object.assign(part.style, { height, width, fontSize });
  });
  document.body.append(copy);
  const run = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(60%)", opacity: 0 },
    ],
    { duration: 300, easing: "ease-in" },
  );
  run.onfinish = run.oncancel = () => copy.remove();
}

/** Raise a new element into place. */
export function rise(node: Element | null): void {
  if (!node || calm()) return outline(node);
  node.animate(
    [
      { transform: "translateY(30%)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 260, easing: "ease-out" },
  );
}

function piece(what: What): HTMLElement {
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  node.className = `flying ${what}`;
  const looks: Record<What, string> = {
    coin: "width:22px;height:22px;margin:-11px;border-radius:50%;background:var(--coin);border:2px solid var(--coin-rim)",
    card: "width:28px;height:38px;margin:-19px -14px;border-radius:4px;background:var(--ink-2);border:2px solid var(--paper);box-shadow:var(--shade-2)",
    crown: "width:0;height:0",
  };
  node.style.cssText = `position:fixed;left:0;top:0;z-index:80;pointer-events:none;${looks[what]}`;
  if (what === "crown") {
    node.innerHTML = CROWN;
    (node.firstElementChild as SVGElement).style.cssText = "position:absolute;left:-18px;top:-14px;overflow:visible";
  }
  return node;
}

const CROWN =
  '<svg viewBox="0 0 32 24" width="36" height="27"><path d="M3 21V6l7 6 6-10 6 10 7-6v15z" fill="var(--coin)" stroke="var(--coin-rim)" stroke-width="1.500" stroke-linejoin="round"/></svg>';
