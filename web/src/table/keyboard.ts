/** Keyboard at a table: digits select, letters use the verbs, arrows move within a row. */

import { on } from "svelte/events";

/** Return true if the user is typing or in a dialog, which then owns the keys. */
export function occupied(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], dialog[open], [role=menu]") !== null;
}

/** Listen on the whole page; `press` returns whether it handled a key. Return a function that stops it. */
export function listen(press: (key: string) => boolean): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (occupied(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key.startsWith("Arrow")) {
      if (walk(event.key)) event.preventDefault();
      return;
    }
    if (press(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
  };
  return on(window, "keydown", down);
}

/** Move the focus within its row (`data-row`) to the nearest element in that direction. */
function walk(key: string): boolean {
  const from = document.activeElement;
  const row = from?.closest("[data-row]");
  if (!from || !row) return false;
  const things = [...row.querySelectorAll<HTMLElement>("button, [tabindex='0']")].filter((one) => one.offsetParent !== null);
  const at = things.indexOf(from as HTMLElement);
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const next = things[at + step];
  if (at < 0 || !next) return false;
  next.focus();
  return true;
}
