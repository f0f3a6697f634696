/** Client part of Citadels. */

import type { GamePart } from "../game";
import Art from "./Art.svelte";

export const citadels: GamePart = {
  name: "citadels",
  art: Art,
  minutes: 60,
  first: { game: "citadels", options: { players: 4, ruleset: "2016", scenario: "first-game" } },
  sounds: {
    build: "build",
    destroy: "destroy",
    destroyed: "destroy",
    armory: "destroy",
    crowned: "crown",
    gather_gold: "coin",
    income: "coin",
    gain: "coin",
    theft: "theft",
    reveal: "call",
    kill: "murder",
    bewitch: "spell",
    resumed: "spell",
    look: "draw",
    draw: "draw",
    finished: "end",
  },
  page: () => import("./CitadelsPage.svelte"),
  setUp: () => import("./setup"),
  reading: () => import("./reading"),
  guide: () => import("./guide"),
  staging: () => import("./staging"),
  reveal: () => import("./Reveal.svelte"),
  moment: () => import("./Moment.svelte"),
  sharing: () => import("./sharing"),
  opens: true,
};
