/** What there is to tell of a game of Valeria that is over. */

import { t } from "../../lib/words.svelte";
import { counted } from "../../table/facts";
import type { ValeriaTable } from "./contract";

const FACTS = {
  "web-valeria-fact-slain": ["slain"],
  // What was slain and is mine no longer.
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
