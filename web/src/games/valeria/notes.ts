/** Caption of a touched stack, for cards without room for text. */

import { card, cardName } from "../../lib/cards.svelte";
import { t } from "../../lib/words.svelte";
import { CITIZENS, DOMAINS, MONSTERS } from "./printed";
import type { StackShown } from "./stacks";

export interface Note {
  title: string;
  /** Citizen whose powers are shown. */
  citizen: string | null;
  text: string;
}

export function noteFor(stack: StackShown | null): Note | null {
  if (!stack?.name) return null;
  const words = card("valeria", stack.row, stack.name);
  const citizen = stack.name in CITIZENS ? stack.name : null;
  const points = MONSTERS[stack.name]?.vp ?? DOMAINS[stack.name]?.vp;
  const roles = DOMAINS[stack.name]?.roles.map((role) => cardName("valeria", "roles", role)).join(", ");
  const parts = [
    citizen ? "" : (words?.reminder ?? ""),
    points === undefined ? "" : `${t("web-valeria-points", { n: points })}.`,
    roles ? `${t("web-valeria-label-needs", { roles })}.` : "",
    stack.short,
  ];
  return { title: cardName("valeria", stack.row, stack.name), citizen, text: parts.filter(Boolean).join(" ") };
}
