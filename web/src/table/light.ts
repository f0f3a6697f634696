/** Light of the day, which shows the progress of a game. */

import { MediaQuery } from "svelte/reactivity";

import { settings } from "../lib/settings.svelte";
import { day } from "./day.svelte";

export type Light = "morning" | "afternoon" | "dusk" | "night";

/** Progress of a game. */
export interface Progress {
  round: number;
  /** the end is certain: this is the last round */
  last: boolean;
  over: boolean;
}

/** Light at this point of a game: morning in round 1, dusk in the last round, night after the end. */
export function lightAt({ round, last, over }: Progress): Light {
  if (over) return "night";
  if (last) return "dusk";
  return round > 1 ? "afternoon" : "morning";
}

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** Light to draw in. A fixed theme wins, then a dark system, then the game shown. */
export function currentLight(): Light {
  if (settings.theme === "day") return "afternoon";
  if (settings.theme === "night" || dark.current) return "night";
  return day.light;
}
