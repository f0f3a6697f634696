/** The single visible tooltip. */

import type { TipText } from "./tip";

const shown = $state<{ text: TipText | null; at: DOMRect | null }>({ text: null, at: null });
let owner: HTMLElement | null = null;

/** The visible tooltip. */
export function tipNow(): { text: TipText | null; at: DOMRect | null } {
  return shown;
}

export function showTip(node: HTMLElement, text: TipText): void {
  owner = node;
  shown.text = text;
  shown.at = node.getBoundingClientRect();
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
}
