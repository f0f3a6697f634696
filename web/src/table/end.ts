/** Words of a finished game: who won, by how much, and why. */

import type { Result, Score } from "../lib/contract";
import { tied } from "../lib/numbers";
import { language, t } from "../lib/words.svelte";

/** Join names into a list in the language of the page. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** Names by seat. */
export function namesOf(result: Result): string[] {
  return result.scores
    .filter((one) => one.seat !== null)
    .toSorted((a, b) => a.seat! - b.seat!)
    .map((one) => one.name);
}

/** Scores in the first place. */
export function winnersOf(result: Result): Score[] {
  return result.scores.filter((one) => one.place === 1);
}

/** Seats in the first place. */
export function winningSeats(result: Result): number[] {
  return winnersOf(result).flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

/** A game against an opponent without a seat. */
const alone = (result: Result): boolean => result.scores.some((one) => one.seat === null);

/** Title of the end: the winners, addressed to the seat `me` if it won alone. */
export function headline(result: Result, me: number | null): string {
  const best = winnersOf(result);
  if (best.length > 1 && alone(result)) return t("web-end-draw");
  if (best.length === 1 && me !== null && best[0]!.seat === me) return t("web-end-wins.me");
  return t("web-end-wins", { names: listed(best.map((one) => one.name)), count: best.length });
}

/** The lead of the only winner as a sentence, or "". */
export function ledBy(result: Result): string {
  const [best, next] = result.scores;
  if (!best || !next || alone(result) || best.total === next.total) return "";
  const behind = result.scores.filter((one) => one.place === next.place).map((one) => one.name);
  return t("web-end-ahead", { n: best.total - next.total, names: listed(behind) });
}

/** The place and points of the seat `me` as a sentence, or "" if it has won or is nobody's. */
export function mine(result: Result, me: number | null): string {
  const own = result.scores.find((one) => one.seat === me && me !== null);
  if (!own || own.place === 1 || alone(result)) return "";
  const rank = t("web-played-place", { place: own.place, of: result.scores.length });
  return t("web-end-mine", { rank, n: own.total });
}

/** Sentences below the title: the lead, my place, and how ties were broken; against a bot without a seat, the verdict. */
export function reasons(result: Result, me: number | null): string[] {
  if (alone(result)) return [tied(result.verdict)];
  return [[ledBy(result), mine(result, me)].filter(Boolean).join(" "), ...result.ties.map(tied)].filter(Boolean);
}
