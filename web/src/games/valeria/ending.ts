/** What there is to tell of a game of Valeria that is over. */

import type { TableMessage } from "../../lib/contract";
import { counted } from "../../table/facts";

const FACTS = {
  "web-valeria-fact-slain": ["slain"],
  "web-valeria-fact-recruited": ["recruited", "free"],
  "web-valeria-fact-built": ["built"],
  "web-valeria-fact-stolen": ["stolen", "takes", "taken_monster"],
};

export function factsOf(table: TableMessage): string[] {
  return counted(table, FACTS);
}
