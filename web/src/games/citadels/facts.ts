/** Derived facts of a view: possible characters, marks on ranks, points so far. Uses only the view. */

import type { Quote } from "../../lib/contract";
import type { BuiltDistrict, CitadelsView, DistrictType } from "./contract";

export const KINDS: readonly DistrictType[] = ["noble", "religious", "trade", "military", "unique"];

export type Standing = "possible" | "held" | "mine" | "out" | "silent" | "killed" | "called" | "buried" | "absent";
export type Mark = "robbed" | "bewitched" | "warrant" | "signed" | "blank" | "threat" | "real" | "fake";

/** One character in the row of ranks. */
export interface Medallion {
  readonly rank: number;
  readonly character: string;
  readonly standing: Standing;
  /** seat known to hold it */
  readonly seat: number | null;
  readonly revealed: boolean;
  /** seats that may hold it while the holder is unknown */
  readonly may: readonly number[];
  readonly marks: readonly Mark[];
  /** it has already been called */
  readonly past: boolean;
}

/** Return true if nobody has the character in this round, as far as I know. */
export function isOutOfPlay({ standing }: Medallion): boolean {
  return standing === "out" || standing === "absent" || standing === "buried";
}

/** Return true while characters are being chosen. */
export function choosing(view: CitadelsView): boolean {
  return view.phase === "pick" || view.phase === "bury" || view.phase === "stage" || view.phase === "lend";
}

/** Return true if a city is complete, so that the game ends with this round. */
export function lastRound(view: CitadelsView): boolean {
  return view.first.length > 0;
}

/** Number of characters per player in a round. */
export function charactersEach(view: CitadelsView): number {
  return view.players <= 3 ? 2 : 1;
}

export function procession(view: CitadelsView): Medallion[] {
  return view.cast.map((character, at) => medallion(view, character, at + 1));
}

function medallion(view: CitadelsView, character: string, rank: number): Medallion {
  const holder = view.seats.findIndex((one) => one.characters.some((held) => held.character === character));
  const revealed = view.seats[holder]?.characters.some((held) => held.character === character && held.revealed) ?? false;
  const now = view.called === rank && view.turn !== null;
  const past = view.called > rank || (view.called === rank && !now);
  const may =
    holder < 0 && !past && !view.face_up.includes(character) && !choosing(view) && view.phase !== "over" ? candidates(view, character) : [];
  return { rank, character, standing: standing(), seat: holder < 0 ? null : holder, revealed, may, marks: marksOn(view, character), past };

  function standing(): Standing {
    if (view.face_up.includes(character)) return "out";
    if (view.killed === character) return "killed";
    if (now) return "called";
    if (holder >= 0) return holder === view.seat ? "mine" : "held";
    if (view.draft?.some((look) => look.buried === character)) return "buried";
    if (past) return "silent";
    if (allKnown(view)) return "absent";
    if (may.length === 0 && view.seat !== null && !choosing(view) && view.phase !== "over" && sure(view)) return "absent";
    return "possible";
  }
}

/** Return true if everybody's characters are known, and so the ones out of play. */
function allKnown(view: CitadelsView): boolean {
  return !choosing(view) && view.phase !== "over" && view.seats.every((one) => one.characters.length >= charactersEach(view));
}

/** Return true if my single look in the draft is conclusive: not with two looks, nor after the Theater. */
function sure(view: CitadelsView): boolean {
  return charactersEach(view) === 1 && view.theater === null && view.draft?.length === 1;
}

/** Seats that may hold a character: those with a hidden one, except those ruled out by my look in the draft. */
export function candidates(view: CitadelsView, character: string): number[] {
  const each = charactersEach(view);
  const hidden = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.seat && view.seats[seat]!.characters.length < each);
  const look = view.draft?.[0];
  if (!sure(view) || !look || view.seat === null) return hidden;
  const order = (seat: number): number => (seat - view.starter + view.players) % view.players;
  const seen = look.seen.includes(character) && look.picked !== character;
  const last = view.players === view.cast.length - 1; // the last seat may take the hidden card
  return hidden.filter((seat) => {
    if (order(seat) < order(view.seat!)) return !look.seen.includes(character);
    return seen || (last && order(seat) === view.players - 1 && !look.seen.includes(character));
  });
}

/** Characters that a seat with hidden ones may still hold. */
export function mayBe(view: CitadelsView, seat: number): string[] {
  return procession(view)
    .filter((one) => one.may.includes(seat))
    .map((one) => one.character);
}

function marksOn(view: CitadelsView, character: string): Mark[] {
  const marks: Mark[] = [];
  if (view.robbed === character) marks.push("robbed");
  if (view.bewitched === character) marks.push("bewitched");
  if (view.warrants.includes(character)) marks.push(view.signed === null ? "warrant" : view.signed === character ? "signed" : "blank");
  if (view.threats.includes(character)) marks.push(view.real_threat === null ? "threat" : view.real_threat === character ? "real" : "fake");
  return marks;
}

/** Rank of the player who named this character: 1 for Assassin and Witch, 2 for the Thief. */
export interface Thread {
  readonly from: number;
  readonly to: number;
  readonly kind: "kill" | "rob" | "bewitch";
}

export function threads(view: CitadelsView): Thread[] {
  const at = (character: string | null): number => (character === null ? -1 : view.cast.indexOf(character));
  const found: Thread[] = [];
  if (view.killed) found.push({ from: 0, to: at(view.killed), kind: "kill" });
  if (view.bewitched) found.push({ from: 0, to: at(view.bewitched), kind: "bewitch" });
  if (view.robbed) found.push({ from: 1, to: at(view.robbed), kind: "rob" });
  return found.filter((one) => one.to > one.from);
}

/** Types of a city, without duplicates. */
export function kindsOf(city: readonly BuiltDistrict[]): DistrictType[] {
  return KINDS.filter((kind) => city.some((one) => one.type === kind));
}

/** Value of a city so far without bonuses of unique districts; at the end, the full score. */
export function pointsOf(view: CitadelsView, seat: number): number {
  const counted = view.points?.[seat];
  if (counted) return counted.total;
  const { city, complete } = view.seats[seat]!;
  const sum = city.reduce((total, one) => total + one.cost, 0);
  const finished = view.first.includes(seat) ? 4 : complete ? 2 : 0;
  return sum + (kindsOf(city).length === 5 ? 3 : 0) + finished;
}

/** Benefit of a character for me now, as a message id with arguments. */
export interface Brings {
  readonly id: string;
  readonly args?: Record<string, string | number>;
  readonly coin?: number;
}

/** Benefits of keeping a character: guaranteed gains, or possible targets among the other players. */
export function brings(view: CitadelsView, seat: number, character: string, names: readonly string[], quote?: Quote): Brings | null {
  return promised(quote?.brings ?? {}) ?? against(view, seat, character, names);
}

function promised({ builds, crown, gold, cards }: Record<string, number>): Brings | null {
  if (builds) return { id: "builds", args: { n: builds } };
  if (crown && gold) return { id: "crown-and", coin: gold };
  if (crown) return cards ? { id: "crown-cards", args: { n: cards } } : { id: "crown" };
  if (gold) return { id: "pays", coin: gold };
  return cards ? { id: "cards", args: { n: cards } } : null;
}

function against(view: CitadelsView, seat: number, character: string, names: readonly string[]): Brings | null {
  const others = view.seats.map((one, at) => ({ ...one, at })).filter((one) => one.at !== seat);
  const best = (value: (one: (typeof others)[number]) => number) => others.reduce((a, b) => (value(b) > value(a) ? b : a), others[0]!);
  const name = (at: number): string => names[at] ?? "";
  switch (character) {
    case "assassin":
    case "witch":
    case "magistrate": {
      const leader = best((one) => one.city.length);
      return { id: "leader", args: { name: name(leader.at), n: Math.max(0, view.goal - leader.city.length) } };
    }
    case "thief":
    case "blackmailer": {
      const rich = best((one) => one.gold);
      return { id: "richest", args: { name: name(rich.at) }, coin: rich.gold };
    }
    case "magician":
    case "wizard":
    case "spy": {
      const full = best((one) => one.hand_size);
      return { id: "fullest", args: { name: name(full.at), n: full.hand_size } };
    }
    case "warlord":
    case "diplomat":
    case "marshal":
      return { id: "cities", args: { n: others.filter((one) => one.city.length > 0 && !one.complete).length } };
    default:
      return null;
  }
}
