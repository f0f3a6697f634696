/** What can be touched on the table, by where it lies, and what of it is chosen. */

import type { Verb } from "../../table/parts";
import type { Tied } from "./options";

export interface Targets {
  readonly ranks: ReadonlySet<string>;
  /** the text of its option, by seat */
  readonly seats: ReadonlyMap<number, string>;
  /** the districts of a seat, with a "+" if they are beautified */
  readonly tiles: ReadonlyMap<number, ReadonlySet<string>>;
  /** There is one on the table, and not on the buttons alone. */
  readonly any: boolean;
}

export function targetsOf(meant: readonly Tied[]): Targets {
  const ranks = new Set<string>();
  const seats = new Map<number, string>();
  const tiles = new Map<number, Set<string>>();
  for (const { thing, option } of meant) {
    if (thing.on === "rank") ranks.add(thing.character);
    if (thing.on === "seat") seats.set(thing.seat, option.text);
    if (thing.on === "tile") tiles.set(thing.seat, (tiles.get(thing.seat) ?? new Set()).add(thing.district + (thing.gilded ? "+" : "")));
  }
  return { ranks, seats, tiles, any: meant.some((one) => one.thing.on !== "button") };
}

/** What of a place is chosen, by the key of the thing that is: a rank, a dealt card, a tile of a seat. */
export function chosenOf(place: string, key: string | null): string | null {
  return key?.startsWith(`${place} `) ? key.slice(place.length + 1) : null;
}

/** The verb that is armed from the start: a decision about one kind of target; what ends it may stand beside. */
export function aim(verbs: readonly Verb[], tied: readonly Tied[]): string | null {
  const [one, ...more] = verbs;
  return one && more.length === 0 && one.choices.length > 1 && tied.every((each) => each.thing.on !== "card") ? one.id : null;
}
