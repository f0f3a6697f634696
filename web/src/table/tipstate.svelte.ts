/** The single visible tooltip: a card's text, or the reason why a click did nothing. */

import type { TipText } from "./tip";

interface Shown {
  text: TipText | null;
  at: DOMRect | null;
  /** the text is a reason, also for screen readers */
  reason: string;
}

const shown = $state<Shown>({ text: null, at: null, reason: "" });
let owner: HTMLElement | null = null;
let clicked: Element | null = null;

/** The visible tooltip. */
export function tipNow(): Readonly<Shown> {
  return shown;
}

export function showTip(node: HTMLElement, text: TipText): void {
  owner = node;
  shown.text = text;
  shown.at = node.getBoundingClientRect();
  shown.reason = "";
}

/** Note the target of a click, or of a key (`null`). */
export function noteClick(target: EventTarget | null): void {
  clicked = target instanceof Element ? (target.closest("button") ?? target) : null;
}

/** Say beside the clicked thing, or at the action bar after a key, why it cannot be used. */
export function showReason(title: string, why: string): void {
  const at = clicked?.isConnected ? clicked : document.querySelector('[data-part="doing"]');
  owner = null;
  shown.text = { title, foot: why };
  shown.at = at?.getBoundingClientRect() ?? null;
  shown.reason = `${title}: ${why}`;
}

export function hideReason(): void {
  if (shown.reason) hideTip();
}

/** Replace the text of an element's visible tooltip, since words may load late. */
export function changeTip(node: HTMLElement, text: TipText | null): void {
  if (node !== owner) return;
  if (text) shown.text = text;
  else hideTip(node);
}

/** Hide the tooltip of this element, or any if none is given. */
export function hideTip(node?: HTMLElement): void {
  if (node && node !== owner) return;
  owner = null;
  shown.text = null;
  shown.at = null;
  shown.reason = "";
}
