/** Keys of a table: digits choose, letters use the verbs, arrows move between things of one row. */

import { on } from "svelte/events";

/** Whether the person is writing or in a dialog: then keys are theirs. */
export function occupied(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], dialog[open], [role=menu]") !== null;
}

/** Listens on the whole page; `press` says whether a key did something, or goes on. Returns how to stop. */
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

/** Moves the focus within the row (`data-row`) it is in, to the nearest thing in that direction. */
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
