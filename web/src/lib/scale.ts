/** Growth of the layout with the window. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** Factor of `html` in base.css: 1 up to 1600 by 900, 1.6 at 2560 by 1440. Reactive. */
export function scale(): number {
  return Math.max(1, Math.min((innerWidth.current ?? 0) / 1600, (innerHeight.current ?? 0) / 900, 1.6));
}
