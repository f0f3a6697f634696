/** Ties options to what they are about, by notation: verb and argument, stable words of the records. */

import type { Option } from "../../lib/contract";
import type { ValeriaView } from "./contract";
import { LOTS, RESOURCES, type Resource } from "./printed";

export type Row = "monsters" | "citizens" | "domains";

/** What an option is about. */
export type Tie =
  | { thing: "stack"; verb: string; row: Row; place: number }
  | { thing: "card"; verb: string; row: "monsters" | "citizens"; name: string }
  | { thing: "die"; verb: "six" | "one" | "lower"; domain: string; die: number; becomes: number }
  | { thing: "seat"; seat: number }
  | { thing: "steal"; seat: number; number: number; resource: Resource }
  | { thing: "resource"; resource: Resource }
  | { thing: "duke"; duke: string }
  | { thing: "magic"; magic: number }
  | { thing: "choice"; number: number }
  | { thing: "trade"; citizen: string }
  | { thing: "verb"; verb: string };

export interface Tied {
  option: Option;
  tie: Tie;
}

const STACK_VERBS: Readonly<Record<string, Row>> = {
  slay: "monsters",
  raid: "monsters",
  recruit: "citizens",
  free: "citizens",
  build: "domains",
};
const DIE_DOMAINS = { six: "foxgrove_palisade", one: "the_desert_orchid", lower: "palace_of_the_dawn" } as const;

/** What the option is about; `thing: "verb"` for those about nothing in particular, and for verbs this page does not know. */
export function tieOf(notation: string, view: ValeriaView): Tie {
  const [verb = "", argument = "", second = "", third = ""] = notation.split(" ");
  const number = Number(argument);
  const row = STACK_VERBS[verb];
  if (row) return { thing: "stack", verb, row, place: row === "citizens" ? lotPlace(number) : number - 1 };
  switch (verb) {
    case "capture": {
      const column = view.step?.place ?? 0;
      return { thing: "stack", verb, row: "citizens", place: argument === "upper" ? column : column + 5 };
    }
    case "return_monster":
      return { thing: "card", verb, row: "monsters", name: argument };
    case "return_citizen":
      return { thing: "card", verb, row: "citizens", name: argument };
    case "six":
    case "one":
    case "lower": {
      const shown = view.dice?.[number - 1] ?? 1;
      const becomes = verb === "six" ? 6 : verb === "one" ? 1 : shown - 1;
      return { thing: "die", verb, domain: DIE_DOMAINS[verb], die: number - 1, becomes };
    }
    case "from":
      return { thing: "seat", seat: number };
    case "steal":
      return { thing: "steal", seat: number, number: Number(second), resource: third as Resource };
    case "gain":
      return RESOURCES.includes(argument as Resource) ? { thing: "resource", resource: argument as Resource } : { thing: "verb", verb };
    case "keep":
      return { thing: "duke", duke: argument };
    case "magic":
      return { thing: "magic", magic: number };
    case "choose":
      return { thing: "choice", number };
    case "trade":
      return { thing: "trade", citizen: argument };
    default:
      return { thing: "verb", verb };
  }
}

function lotPlace(number: number): number {
  return (LOTS as readonly number[]).indexOf(number);
}

export function tieAll(options: readonly Option[], view: ValeriaView): Tied[] {
  return options.map((option) => ({ option, tie: tieOf(option.notation, view) }));
}

/** The key of a stack in the center. */
export function stackKey(row: Row, place: number): string {
  return `${row} ${place}`;
}

/** The options about stacks, by key; a stack has one at most. */
export function byStack(tied: readonly Tied[]): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const { option, tie } of tied) {
    if (tie.thing === "stack") found.set(stackKey(tie.row, tie.place), option);
  }
  return found;
}

/** The notation under which prices and reasons stand for a stack in an action phase. */
export function priceNotation(row: Row, place: number): string {
  if (row === "monsters") return `slay ${place + 1}`;
  if (row === "domains") return `build ${place + 1}`;
  return `recruit ${LOTS[place]}`;
}

/** Why nothing can be done with a stack now, as the server says it: in words, or as data. */
export function whyNot<T>(reasons: Readonly<Record<string, T>> | undefined, row: Row, place: number): T | undefined {
  const verbs = row === "monsters" ? ["slay", "raid"] : row === "domains" ? ["build"] : ["recruit", "free"];
  const argument = row === "citizens" ? LOTS[place] : place + 1;
  for (const verb of verbs) {
    const reason = reasons?.[`${verb} ${argument}`];
    if (reason) return reason;
  }
  return undefined;
}
