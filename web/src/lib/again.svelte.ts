/** Polling of data that others may change, also whenever the page becomes visible. */

import { untrack } from "svelte";
import { on } from "svelte/events";

/** Call `look` now, at a fixed interval, and whenever anything read by `about` changes. */
export function lookAgain(look: () => unknown, every: number, about: () => unknown = () => undefined): void {
  $effect(() => {
    about();
    untrack(look); // it also writes the state it reads
    const timer = setInterval(look, every);
    const unwatch = on(document, "visibilitychange", look);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  });
}
