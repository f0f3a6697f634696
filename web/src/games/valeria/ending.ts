/** Highlights of a finished game of Valeria. */

import { t } from "../../lib/words.svelte";
import { counted } from "../../table/facts";
import type { ValeriaTable } from "./contract";

const FACTS = {
  "web-valeria-fact-slain": ["slain"],
  // Monsters slain that I no longer own.
  "web-valeria-fact-returned": ["returned_monster"],
  "web-valeria-fact-recruited": ["recruited", "free"],
  "web-valeria-fact-built": ["built"],
  "web-valeria-fact-stolen": ["stolen", "takes", "taken_monster"],
};

export function factsOf(table: ValeriaTable): string[] {
  const { players, seats } = table.view;
  const idle = players === 1 ? (seats[0]?.vp ?? 0) : 0;
  return [...counted(table, FACTS), ...(idle ? [t("web-valeria-fact-tokens-alone", { n: idle })] : [])];
}
