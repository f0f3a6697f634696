/** End of a game of Citadels: revealed cards, and highlights. */

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

/** Gold and cards left to a seat; cards by name if they are revealed. */
export function keptOf(opened: TableMessage, seat: number, say: Vocabulary): string {
  const one = (opened as CitadelsTable).view.seats[seat]!;
  const whole = one.known_hand.length === one.hand_size;
  const cards = whole ? one.known_hand.map((name) => say.district(name)).join(", ") : "";
  const count = t("web-citadels-cards", { n: one.hand_size });
  return [t("web-citadels-gold", { n: one.gold }), cards ? `${count}: ${cards}` : count].join(" · ");
}
