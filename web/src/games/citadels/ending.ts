/** The end of Citadels: what was kept until now, and what there is to tell. */

import type { TableMessage } from "../../lib/contract";
import { t } from "../../lib/words.svelte";
import { counted } from "../../table/facts";
import type { CitadelsTable } from "./contract";
import type { Vocabulary } from "./vocabulary";

const FACTS = {
  "web-citadels-fact-built": ["build"],
  "web-citadels-fact-killed": ["kill"],
  "web-citadels-fact-robbed": ["theft"],
  "web-citadels-fact-destroyed": ["destroy", "armory"],
  "web-citadels-fact-swapped": ["swap"],
};

export function factsOf(table: TableMessage): string[] {
  return counted(table, FACTS);
}

/** The gold and the cards that a seat has left, by name as far as they lie open. */
export function keptOf(opened: TableMessage, seat: number, say: Vocabulary): string {
  const one = (opened as CitadelsTable).view.seats[seat]!;
  const whole = one.known_hand.length === one.hand_size;
  const cards = whole ? one.known_hand.map((name) => say.district(name)).join(", ") : "";
  const count = t("web-citadels-cards", { n: one.hand_size });
  return [t("web-citadels-gold", { n: one.gold }), cards ? `${count}: ${cards}` : count].join(" · ");
}
