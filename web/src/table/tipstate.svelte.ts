/** The one text that is shown at a time, and where. */

import type { TipText } from "./tip";

const shown = $state<{ text: TipText | null; at: DOMRect | null }>({ text: null, at: null });
let owner: HTMLElement | null = null;

/** What is shown now. */
export function tipNow(): { text: TipText | null; at: DOMRect | null } {
  return shown;
}

export function showTip(node: HTMLElement, text: TipText): void {
  owner = node;
  shown.text = text;
  shown.at = node.getBoundingClientRect();
}

/** Replaces the text of this thing if it is shown: words may come late. */
export function changeTip(node: HTMLElement, text: TipText | null): void {
  if (node !== owner) return;
  if (text) shown.text = text;
  else hideTip(node);
}

/** Takes the text away if it is that of this thing, or in any case without one. */
export function hideTip(node?: HTMLElement): void {
  if (node && node !== owner) return;
  owner = null;
  shown.text = null;
  shown.at = null;
}
