/** Ties each option of a decision to what it is about on the table: a rank, a city, a card, a tile, or a button of its own. */

import type { Option } from "../../lib/contract";
import { rowsOf } from "../../lib/verbs";
import type { CitadelsView } from "./contract";
import { VERBS } from "./verbs.generated";

/** What can be touched. A `card` lies in my hand, a `dealt` one in the middle. */
export type Thing =
  | { readonly on: "rank"; readonly character: string }
  | { readonly on: "seat"; readonly seat: number }
  | { readonly on: "card"; readonly district: string }
  | { readonly on: "dealt"; readonly card: string }
  | { readonly on: "tile"; readonly seat: number; readonly district: string; readonly gilded: boolean }
  | { readonly on: "pool" }
  | { readonly on: "button" };

/** An option with its notation taken apart, and the thing it is about. */
export interface Tied {
  readonly option: Option;
  readonly verb: string;
  readonly argument: string | null;
  readonly thing: Thing;
}

const BUTTON: Thing = { on: "button" };

/** What the rules say of each verb. Its `place`: where its argument can be touched, or for a verb without one, the thing itself. */
export const ROWS = rowsOf(VERBS);

/** Takes a notation apart: the verb, and the argument if there is one. */
export function parse(notation: string): { verb: string; argument: string | null } {
  const space = notation.indexOf(" ");
  if (space < 0) return { verb: notation, argument: null };
  return { verb: notation.slice(0, space), argument: notation.slice(space + 1) };
}

/** Ties an option to the thing it is about. */
export function tie(option: Option, view: CitadelsView): Tied {
  const { verb, argument } = parse(option.notation);
  return { option, verb, argument, thing: argument === null ? plain(verb, view) : placed(verb, argument, view) };
}

/** Ties all options of a decision. */
export function tieAll(options: readonly Option[], view: CitadelsView): Tied[] {
  return options.map((option) => tie(option, view));
}

function plain(verb: string, view: CitadelsView): Thing {
  const [place = "", district = ""] = placeOf(verb).split(" ");
  const step = view.step?.district;
  if (place === "step" && step) return { on: "dealt", card: step };
  if (place === "tile" && view.seat !== null && built(view, view.seat, district)) return ownTile(view.seat, district, view);
  if (place === "card") return { on: "card", district };
  return place === "pool" ? { on: "pool" } : BUTTON;
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

/** A text that is equal for equal things. */
export function keyOf(thing: Thing): string {
  if (thing.on === "rank") return `rank ${thing.character}`;
  if (thing.on === "seat") return `seat ${thing.seat}`;
  if (thing.on === "card") return `card ${thing.district}`;
  if (thing.on === "dealt") return `dealt ${thing.card}`;
  if (thing.on === "tile") return `tile ${thing.seat} ${thing.district}${thing.gilded ? "+" : ""}`;
  return thing.on;
}

/** The options by what they are about; those with a button only are under "button". */
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

/** What lies in the middle to choose from, in the order it is dealt; empty if the decision is made elsewhere. */
export function dealt(view: CitadelsView, tied: readonly Tied[]): string[] {
  const cards = tied.filter((one) => one.thing.on === "dealt").map((one) => (one.thing as { card: string }).card);
  const aside = view.pending ?? [];
  const shown = view.phase === "drawn" || view.phase === "order" || view.phase === "shed" ? [...aside] : [];
  for (const card of cards) if (!shown.includes(card)) shown.push(card);
  if (shown.length === 0 && view.step?.district && (view.phase === "grave" || view.phase === "warrant")) shown.push(view.step.district);
  return shown;
}
