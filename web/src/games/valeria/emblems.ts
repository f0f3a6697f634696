/** Signs of roles and resources. */

import type { Sign } from "../../lib/Icon.svelte";
import type { Role } from "./contract";

export const roleSign: Record<Role, Sign> = {
  worker: "flat-hammer",
  soldier: "shield",
  shadow: "plain-dagger",
  holy: "sun",
};

export const resourceSign: Record<string, Sign> = {
  gold: "coin",
  strength: "mailed-fist",
  magic: "spark",
  vp: "laurels",
  victory: "laurels",
};
