/** Ties each option of a decision to a thing on the table: a rank, a city, a card, a tile, or a button of its own. */

import type { Option } from "../../lib/contract";
import { rowsOf } from "../../lib/verbs";
import type { CitadelsTable, CitadelsView } from "./contract";
import { VERBS } from "./verbs.generated";

/** Something touchable. A `card` is in my hand, a `dealt` one in the middle. */
export type Thing =
  | { readonly on: "rank"; readonly character: string }
  | { readonly on: "seat"; readonly seat: number }
  | { readonly on: "card"; readonly district: string }
  | { readonly on: "dealt"; readonly card: string }
  | { readonly on: "tile"; readonly seat: number; readonly district: string; readonly gilded: boolean }
  | { readonly on: "pool" }
  | { readonly on: "deck" }
  | { readonly on: "button" };

/** Anything with the notation of an action: an option, or the reason against one. */
type Notated = Pick<Option, "notation">;

/** An option with its parsed notation and its thing. */
export interface Tied<O extends Notated = Option> {
  readonly option: O;
  readonly verb: string;
  readonly argument: string | null;
  readonly thing: Thing;
  /** districts of the chosen city that the next decision will offer, by the key of their tile */
  readonly targets: ReadonlyMap<string, Target>;
}

/** A district that two actions choose: first its city, then the district itself. */
export interface Target {
  readonly seat: number;
  /** as in the notation, with a "+" if beautified */
  readonly district: string;
  readonly gold: number;
  /** notation of the second action */
  readonly then: string;
}

const BUTTON: Thing = { on: "button" };

/** Rules data of each verb. `place`: where its argument can be touched, or for a verb without an argument, the thing itself. */
export const ROWS = rowsOf(VERBS);

/** Parse a notation into the verb and its argument, if any. */
export function parse(notation: string): { verb: string; argument: string | null } {
  const space = notation.indexOf(" ");
  if (space < 0) return { verb: notation, argument: null };
  return { verb: notation.slice(0, space), argument: notation.slice(space + 1) };
}

/** Tie an option to its thing. */
export function tie<O extends Notated>(option: O, view: CitadelsView): Tied<O> {
  const { verb, argument } = parse(option.notation);
  const thing = argument === null ? plain(verb, view) : placed(verb, argument, view);
  return { option, verb, argument, thing, targets: within(option, thing) };
}

function within({ quote }: Partial<Option>, thing: Thing): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  if (thing.on !== "seat") return found;
  for (const [district, gold] of Object.entries(quote?.targets ?? {}))
    found.set(`tile ${thing.seat} ${district}`, { seat: thing.seat, district, gold, then: `district ${district}` });
  return found;
}

/** Tie all options of a decision. */
export function tieAll(options: readonly Option[], view: CitadelsView): Tied[] {
  return options.map((option) => tie(option, view));
}

/** Reason why a thing cannot be used now, as sent by the server. */
export function whyNot({ ask, why_not, view }: CitadelsTable, thing: Thing): string {
  const key = keyOf(thing);
  const reasons = Object.entries(ask?.why_not ?? why_not ?? {});
  return reasons.find(([notation]) => keyOf(tie({ notation }, view).thing) === key)?.[1] ?? "";
}

function plain(verb: string, view: CitadelsView): Thing {
  const [place = "", district = ""] = placeOf(verb).split(" ");
  const step = view.step?.district;
  if (place === "step" && step) return { on: "dealt", card: step };
  if (place === "tile" && view.seat !== null && built(view, view.seat, district)) return ownTile(view.seat, district, view);
  if (place === "card") return { on: "card", district };
  return place === "pool" || place === "deck" ? { on: place } : BUTTON;
}

function placed(verb: string, argument: string, view: CitadelsView): Thing {
  const place = placeOf(verb);
  if (place === "rank") return { on: "rank", character: argument };
  if (place === "seat") return { on: "seat", seat: Number(argument) };
  if (place === "card") return { on: "card", district: argument };
  if (place === "dealt") return { on: "dealt", card: argument };
  if (place === "") return BUTTON;
  const gilded = argument.endsWith("+");
  const district = gilded ? argument.slice(0, -1) : argument;
  const seat = place === "own" ? view.seat : (view.step?.target ?? holder(view, district));
  return seat === null || seat === undefined ? BUTTON : { on: "tile", seat, district, gilded };
}

function placeOf(verb: string): string {
  return ROWS.get(verb)?.place ?? "";
}

function ownTile(seat: number, district: string, view: CitadelsView): Thing {
  const found = view.seats[seat]?.city.find((one) => one.district === district);
  return { on: "tile", seat, district, gilded: found?.gilded ?? false };
}

function built(view: CitadelsView, seat: number, district: string): boolean {
  return view.seats[seat]?.city.some((one) => one.district === district) ?? false;
}

function holder(view: CitadelsView, district: string): number | null {
  const seats = view.seats.map((_, seat) => seat).filter((seat) => built(view, seat, district));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Key of a thing; equal things have equal keys. */
export function keyOf(thing: Thing): string {
  if (thing.on === "rank") return `rank ${thing.character}`;
  if (thing.on === "seat") return `seat ${thing.seat}`;
  if (thing.on === "card") return `card ${thing.district}`;
  if (thing.on === "dealt") return `dealt ${thing.card}`;
  if (thing.on === "tile") return `tile ${thing.seat} ${thing.district}${thing.gilded ? "+" : ""}`;
  return thing.on;
}

/** Return true if an option is about the thing with this key, at once or by way of its city. */
export function isAbout({ thing, targets }: Tied, key: string | null): boolean {
  return key !== null && (keyOf(thing) === key || targets.has(key));
}

/** Options by thing; those with only a button are under "button". */
export function byThing(tied: readonly Tied[]): Map<string, Tied[]> {
  const found = new Map<string, Tied[]>();
  for (const one of tied) {
    const key = keyOf(one.thing);
    const list = found.get(key);
    if (list) list.push(one);
    else found.set(key, [one]);
  }
  return found;
}

/** Cards offered in the middle, in the order dealt; empty if the decision is made elsewhere. */
export function dealt(view: CitadelsView, tied: readonly Tied[]): string[] {
  const cards = tied.filter((one) => one.thing.on === "dealt").map((one) => (one.thing as { card: string }).card);
  const aside = view.pending ?? [];
  const shown = view.phase === "drawn" || view.phase === "order" || view.phase === "shed" ? [...aside] : [];
  for (const card of cards) if (!shown.includes(card)) shown.push(card);
  if (shown.length === 0 && view.step?.district && (view.phase === "grave" || view.phase === "warrant")) shown.push(view.step.district);
  return shown;
}

/** Return true if an option only brings gold, such as an income. */
export function isFreeGold({ option: { quote } }: Tied): boolean {
  return (quote?.brings?.["gold"] ?? 0) > 0 && !quote?.costs;
}
