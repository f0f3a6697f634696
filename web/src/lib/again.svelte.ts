/** Looks again and again at what others may change, and at once when the page comes to sight. */

import { untrack } from "svelte";
import { on } from "svelte/events";

/** Calls `look` now, every so many milliseconds, and when anything that `about` reads has changed. */
export function lookAgain(look: () => unknown, every: number, about: () => unknown = () => undefined): void {
  $effect(() => {
    about();
    untrack(look); // it changes what it reads itself
    const timer = setInterval(look, every);
    const unwatch = on(document, "visibilitychange", look);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  });
}
