/** Light of the day in which a table shows its drawings. */

import { MediaQuery } from "svelte/reactivity";

import { settings } from "../lib/settings.svelte";

export type Light = "morning" | "afternoon" | "dusk" | "night";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** Light to draw in now; reactive. */
export function currentLight(): Light {
  const night = settings.theme === "auto" ? dark.current : settings.theme === "night";
  return night ? "night" : "afternoon";
}
