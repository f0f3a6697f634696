/** Client part of Valeria. */

import type { GamePart } from "../game";
import Art from "./Art.svelte";

export const valeria: GamePart = {
  name: "valeria",
  art: Art,
  minutes: 45,
  first: { game: "valeria", options: { players: 2, scenario: "first-game" } },
  sounds: {
    built: "build",
    recruited: "build",
    slain: "destroy",
    rolled: "dice",
    took: "coin",
    gains: "coin",
    finished: "end",
  },
  page: () => import("./ValeriaPage.svelte"),
  setUp: () => import("./setup"),
  reading: () => import("./reading"),
  guide: () => import("./guide"),
  staging: () => import("./staging"),
  reveal: () => import("./Reveal.svelte"),
  moment: () => import("./Moment.svelte"),
  sharing: () => import("./sharing"),
};
