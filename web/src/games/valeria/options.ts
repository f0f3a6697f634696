/** Ties options to their things by notation: verb and argument, the stable words of game records. */

import type { Option } from "../../lib/contract";
import { rowsOf } from "../../lib/verbs";
import type { ValeriaView } from "./contract";
import { LOTS, RESOURCES, type Resource } from "./printed";
import { VERBS } from "./verbs.generated";

export type Row = "monsters" | "citizens" | "domains";

/** The thing an option is about. */
export type Tie =
  | { thing: "stack"; verb: string; row: Row; place: number }
  | { thing: "card"; verb: string; row: "monsters" | "citizens"; name: string }
  | { thing: "die"; verb: string; domain: string; die: number; becomes: number }
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

const ROWS = rowsOf(VERBS);
const STACKS: readonly string[] = ["monsters", "citizens", "domains"];

/** The thing of an option; `thing: "verb"` if there is none in particular, or the verb is unknown. */
export function tieOf(notation: string, view: ValeriaView): Tie {
  const [verb = "", argument = "", second = "", third = ""] = notation.split(" ");
  const number = Number(argument);
  const { takes = "", place = "", cards: [domain = ""] = [] } = ROWS.get(verb) ?? {};
  if (STACKS.includes(place)) {
    const row = place as Row;
    return { thing: "stack", verb, row, place: row === "citizens" ? lotPlace(number) : number - 1 };
  }
  switch (takes) {
    case "row": {
      const column = view.step?.place ?? 0;
      return { thing: "stack", verb, row: "citizens", place: argument === "upper" ? column : column + 5 };
    }
    case "monster":
      return { thing: "card", verb, row: "monsters", name: argument };
    case "citizen":
      return place === "card" ? { thing: "card", verb, row: "citizens", name: argument } : { thing: "trade", citizen: argument };
    case "die": {
      const shown = view.dice?.[number - 1] ?? 1;
      const becomes = verb === "six" ? 6 : verb === "one" ? 1 : shown - 1;
      return { thing: "die", verb, domain, die: number - 1, becomes };
    }
    case "seat":
      return { thing: "seat", seat: number };
    case "theft":
      return { thing: "steal", seat: number, number: Number(second), resource: third as Resource };
    case "resource":
      return RESOURCES.includes(argument as Resource) ? { thing: "resource", resource: argument as Resource } : { thing: "verb", verb };
    case "duke":
      return { thing: "duke", duke: argument };
    case "amount":
      return { thing: "magic", magic: number };
    case "number":
      return { thing: "choice", number };
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

/** Key of a stack in the center. */
export function stackKey(row: Row, place: number): string {
  return `${row} ${place}`;
}

/** Options on stacks, by key; a stack has at most one. */
export function byStack(tied: readonly Tied[]): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const { option, tie } of tied) {
    if (tie.thing === "stack") found.set(stackKey(tie.row, tie.place), option);
  }
  return found;
}

/** Notation under which the view lists prices and reasons of a stack in an action phase. */
export function priceNotation(row: Row, place: number): string {
  if (row === "monsters") return `slay ${place + 1}`;
  if (row === "domains") return `build ${place + 1}`;
  return `recruit ${LOTS[place]}`;
}

/** Reason why a stack cannot be used now, as sent by the server: as text or as data. */
export function whyNot<T>(reasons: Readonly<Record<string, T>> | undefined, row: Row, place: number): T | undefined {
  const verbs = row === "monsters" ? ["slay", "raid"] : row === "domains" ? ["build"] : ["recruit", "free"];
  const argument = row === "citizens" ? LOTS[place] : place + 1;
  for (const verb of verbs) {
    const reason = reasons?.[`${verb} ${argument}`];
    if (reason) return reason;
  }
  return undefined;
}
