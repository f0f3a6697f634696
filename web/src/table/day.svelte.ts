/** The time of day at the table shown; morning on every other page. The horizon is low at the end of a game. */

import type { Light } from "./light";

class Day {
  light = $state<Light>("morning");
  low = $state(false);
}

export const day = new Day();

/** Keep the light of a game while its page is open. Call it during component initialization. */
export function keepLight(of: () => Light): void {
  $effect.pre(() => {
    day.light = of();
  });
  $effect(() => () => {
    day.light = "morning";
  });
}
