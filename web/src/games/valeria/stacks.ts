/** The twenty stacks of the center: top card, my price, and whether (or why not) I can buy it. */

import type { Option, Price } from "../../lib/contract";
import type { ValeriaTable } from "./contract";
import { byStack, priceNotation, stackKey, whyNot, type Row, type Tied } from "./options";
import { CITIZENS, DOMAINS, LOTS, MONSTERS, RESOURCES, type Resource } from "./printed";

export interface StackShown {
  key: string;
  row: Row;
  place: number;
  /** Top card; `null` below a domain whose power is being resolved, and when exhausted. */
  name: string | null;
  /** Number of cards, open and hidden. */
  left: number;
  /** My price; the printed one for spectators. */
  price: Price | null;
  /** Printed price, if it differs. */
  base: Price | null;
  /** Reason why it cannot be bought, or "". */
  short: string;
  /** Missing part of the price, by resource. */
  lacks: readonly (readonly [Resource, number])[];
  option: Option | null;
  /** A stack is to be chosen and this one cannot be, even if no other can. */
  dimmed: boolean;
  /** The open decision is about it. */
  chosen: boolean;
}

/** Rows of the center from the top. */
export const ROWS: readonly Row[] = ["monsters", "citizens", "domains"];

/** Verbs that bring me the card of a stack. */
export const BUYING: readonly string[] = ["slay", "recruit", "build"];

export function stacksOf(table: ValeriaTable, tied: readonly Tied[]): StackShown[] {
  const options = byStack(tied);
  const { view } = table;
  // If a stack is on offer for another purpose than buying, its price is no obstacle.
  const bought = tied.every((one) => one.tie.thing !== "stack" || BUYING.includes(one.tie.verb));
  const choosing = tied.length > 0 && (view.phase === "act" || options.size > 0);
  const found: StackShown[] = [];
  const add = (row: Row, place: number, name: string | null, left: number): void => {
    found.push(shown(table, row, place, name, left, options.get(stackKey(row, place)) ?? null, bought, choosing));
  };
  view.monsters.forEach((stack, column) => add("monsters", column, stack[0] ?? null, stack.length));
  LOTS.forEach((_, place) => {
    const pile = view.citizens[place]!;
    add("citizens", place, pile.open[0] ?? null, pile.open.length + pile.hidden);
  });
  view.domains.forEach((pile, column) => add("domains", column, pile.open[0] ?? null, pile.open.length + pile.hidden));
  return found;
}

function shown(
  table: ValeriaTable,
  row: Row,
  place: number,
  name: string | null,
  left: number,
  option: Option | null,
  bought: boolean,
  choosing: boolean,
): StackShown {
  const chosen = isPaidFor(table, row, place);
  const stack: StackShown = {
    key: stackKey(row, place),
    row,
    place,
    name,
    left,
    price: null,
    base: null,
    short: "",
    lacks: [],
    option,
    dimmed: choosing && left > 0 && !option && !chosen,
    chosen,
  };
  if (!name) return stack;
  const base = printedPrice(row, name);
  if (bought || !option) stack.price = table.prices?.[priceNotation(row, place)] ?? base; // otherwise free, captured or raided
  if (stack.price && base && stack.price.gold !== base.gold) stack.base = base;
  if (table.seat === null || option || chosen || !bought) return stack;
  stack.short = whyNot(table.ask?.why_not, row, place) ?? whyNot(table.why_not, row, place) ?? "";
  const missing = whyNot(table.reasons, row, place)?.arguments ?? {};
  stack.lacks = RESOURCES.flatMap((name) => (Number(missing[name] ?? 0) > 0 ? [[name, Number(missing[name])] as const] : []));
  return stack;
}

function isPaidFor({ view }: ValeriaTable, row: Row, place: number): boolean {
  const step = view.step;
  if (view.phase !== "pay" || !step || step.place !== place) return false;
  return step.for === (row === "monsters" ? "slay" : row === "citizens" ? "recruit" : "build");
}

/** Printed price for spectators and finished games; `null` until the words are loaded. */
function printedPrice(row: Row, name: string): Price | null {
  if (row === "monsters") {
    const monster = MONSTERS[name];
    return monster ? { strength: monster.strength, magic: monster.magic } : null;
  }
  const card = row === "citizens" ? CITIZENS[name] : DOMAINS[name];
  return card ? { gold: card.cost } : null;
}
