/** Line below a player's name: the character, or the progress of choosing. */

import { t } from "../../lib/words.svelte";
import type { CitadelsView } from "./contract";
import { charactersEach, choosing, mayBe } from "./facts";
import type { Vocabulary } from "./vocabulary";

export interface Status {
  readonly text: string;
  /** characters whose signs precede the text */
  readonly signs: readonly string[];
  readonly done: boolean;
}

const TWO = 2;

/** `open`: everybody's characters are known. */
export function statusOf(view: CitadelsView, seat: number, say: Vocabulary, open = false): Status {
  const known = view.seats[seat]!.characters.map((one) => one.character);
  if (choosing(view) && known.length === 0) return pickStatus(view, seat, open);
  const names = known.map((character) => say.character(character)).join(", ");
  if (open || known.length >= charactersEach(view) || view.phase === "over") return { text: names, signs: known, done: false };
  const may = mayBe(view, seat);
  const shown = may.length > 0 && may.length <= TWO ? may : [];
  const hidden = t("web-citadels-hidden");
  return { text: names ? t("web-citadels-half-hidden", { names }) : hidden, signs: [...known, ...shown], done: false };
}

/** Position of a seat in the order of choosing, counted from the first. */
export function turnsToPick(view: CitadelsView, seat: number): number {
  const order = (one: number): number => (one - view.starter + view.players) % view.players;
  return order(seat) - order(view.to_act ?? view.starter);
}

function pickStatus(view: CitadelsView, seat: number, open: boolean): Status {
  const plain = (id: string, done = false): Status => ({ text: t(`web-citadels-${id}`), signs: [], done });
  if (seat === view.to_act) return plain("choosing");
  if (open && charactersEach(view) > 1) return plain("waits");
  if (charactersEach(view) > 1 || view.phase === "stage" || view.phase === "lend") return plain("hidden");
  const left = turnsToPick(view, seat);
  if (left < 0) return plain("has-chosen", true);
  return plain(left === 1 ? "next" : "waits");
}
