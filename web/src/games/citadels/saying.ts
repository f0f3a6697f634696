/** Heading of a decision: the question, or whom the table waits for, and the line below it. */

import { t } from "../../lib/words.svelte";
import { waitingFor } from "../../table/waiting";
import type { CitadelsTable } from "./contract";
import { choosing } from "./facts";
import type { Vocabulary } from "./vocabulary";

export function titleOf(table: CitadelsTable, question: string | undefined): string {
  if (question !== undefined) return question;
  if (table.view.phase === "over") return table.result?.verdict ?? "";
  const waiting = waitingFor(table);
  if (waiting) return waiting;
  // No seat is to act: earlier events are still being shown.
  if (table.seat === null) return t("web-citadels-watching");
  return t(table.view.turn?.seat === table.seat ? "web-your-turn" : "web-citadels-others-play");
}

export function detailOf({ view, seat }: CitadelsTable, say: Vocabulary): string {
  const { turn, phase } = view;
  if (!turn || choosing(view)) return "";
  if (phase === "den") return t("web-citadels-den-paid", { n: view.step?.cards_paid ?? 0 });
  if (turn.seat !== seat) return t("web-citadels-turn-of", { name: say.person(turn.seat), character: say.character(turn.character) });
  if (!turn.gathered || turn.only_gathers || phase !== "main") return "";
  const left = turn.limit - turn.builds;
  return left < 9 ? t("web-citadels-builds-left", { n: Math.max(0, left) }) : t("web-citadels-builds-free");
}
