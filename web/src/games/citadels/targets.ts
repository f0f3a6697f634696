/** Touchable targets on the table by location, and the selected one. */

import type { Verb } from "../../table/parts";
import type { Tied } from "./options";

export interface Targets {
  readonly ranks: ReadonlySet<string>;
  /** option text by seat */
  readonly seats: ReadonlyMap<number, string>;
  /** districts of a seat, with a "+" if beautified */
  readonly tiles: ReadonlyMap<number, ReadonlySet<string>>;
  /** There is a target on the table itself, not only as a button. */
  readonly any: boolean;
}

/** With `direct`, the districts of a city stand for the choice of the city. */
export function targetsOf(meant: readonly Tied[], direct: boolean): Targets {
  const ranks = new Set<string>();
  const seats = new Map<number, string>();
  const tiles = new Map<number, Set<string>>();
  const add = (seat: number, district: string): void => void tiles.set(seat, (tiles.get(seat) ?? new Set()).add(district));
  for (const { thing, option, targets } of meant) {
    if (thing.on === "rank") ranks.add(thing.character);
    if (thing.on === "tile") add(thing.seat, thing.district + (thing.gilded ? "+" : ""));
    if (direct && targets.size) for (const one of targets.values()) add(one.seat, one.district);
    else if (thing.on === "seat") seats.set(thing.seat, option.text);
  }
  return { ranks, seats, tiles, any: meant.some((one) => one.thing.on !== "button") };
}

/** Key of the selection at a place: a rank, a dealt card, a tile of a seat. */
export function chosenOf(place: string, key: string | null): string | null {
  return key?.startsWith(`${place} `) ? key.slice(place.length + 1) : null;
}

/** The verb armed from the start: for a decision about one kind of target; verbs that end the decision may remain beside it. */
export function aim(verbs: readonly Verb[], tied: readonly Tied[]): string | null {
  const [one, ...more] = verbs;
  return one && more.length === 0 && one.choices.length > 1 && tied.every((each) => each.thing.on !== "card") ? one.id : null;
}
