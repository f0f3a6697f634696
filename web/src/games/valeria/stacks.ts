/** The twenty stacks of the center as they are shown: what lies on top, what it costs me, whether and why not it can be had. */

import type { Option, Price } from "../../lib/contract";
import type { ValeriaSeat, ValeriaTable } from "./contract";
import { byStack, priceNotation, stackKey, whyNot, type Row, type Tied } from "./options";
import { CITIZENS, DOMAINS, LOTS, MONSTERS } from "./printed";
import { needs } from "./view";

export interface StackShown {
  key: string;
  row: Row;
  place: number;
  /** The card on top; `null` under a domain whose power is still at work, and when exhausted. */
  name: string | null;
  /** How many cards there are, open and hidden. */
  left: number;
  /** What I would pay, magic in place of what I lack included; as printed for somebody without a seat. */
  price: Price | null;
  /** What is lacking, in words; empty when it is within reach. */
  short: string;
  option: Option | null;
  /** It is what the open decision is about. */
  chosen: boolean;
}

/** How a reason is put into words: "2 gold short", "Needs 1 soldier". */
export interface Reasons {
  short(number: number, resource: "gold" | "strength" | "magic"): string;
  needs(roles: { role: string; number: number }[]): string;
}

const BUYING: readonly string[] = ["slay", "recruit", "build"];

export function stacksOf(table: ValeriaTable, tied: readonly Tied[], reasons: Reasons): StackShown[] {
  const options = byStack(tied);
  const { view } = table;
  // Where a stack is named for another matter than buying, what it costs is no reason.
  const bought = tied.every((one) => one.tie.thing !== "stack" || BUYING.includes(one.tie.verb));
  const found: StackShown[] = [];
  const add = (row: Row, place: number, name: string | null, left: number): void => {
    found.push(shown(table, row, place, name, left, options.get(stackKey(row, place)) ?? null, bought ? reasons : null));
  };
  view.monsters.forEach((stack, column) => add("monsters", column, stack[0] ?? null, stack.length));
  LOTS.forEach((_, place) => {
    const pile = view.citizens[place]!;
    add("citizens", place, pile.open[0] ?? null, pile.open.length + pile.hidden);
  });
  view.domains.forEach((pile, column) => add("domains", column, pile.open[0] ?? null, pile.open.length + pile.hidden));
  return found;
}

function shown(table: ValeriaTable, row: Row, place: number, name: string | null, left: number, option: Option | null, reasons: Reasons | null): StackShown {
  const me = table.seat === null ? null : table.view.seats[table.seat]!;
  const stack: StackShown = { key: stackKey(row, place), row, place, name, left, price: null, short: "", option, chosen: isPaidFor(table, row, place) };
  if (!name) return stack;
  const asked = table.prices?.[priceNotation(row, place)] ?? (me ? priceFor(row, name, me) : printedPrice(row, name));
  stack.price = me ? split(asked, me) : asked;
  if (option && !reasons) stack.price = null; // free, captured or raided: nothing is paid
  if (!me || option || stack.chosen || !reasons) return stack;
  const lack = lacking(row, name, asked, me, reasons);
  if (lack) stack.price = asked;
  stack.short = whyNot(table.ask?.why_not, row, place) ?? whyNot(table.why_not, row, place) ?? lack;
  return stack;
}

function isPaidFor({ view }: ValeriaTable, row: Row, place: number): boolean {
  const step = view.step;
  if (view.phase !== "pay" || !step || step.place !== place) return false;
  return step.for === (row === "monsters" ? "slay" : row === "citizens" ? "recruit" : "build");
}

function printedPrice(row: Row, name: string): Price {
  if (row === "monsters") return { strength: MONSTERS[name]!.strength, magic: MONSTERS[name]!.magic };
  return { gold: row === "citizens" ? CITIZENS[name]!.cost : DOMAINS[name]!.cost };
}

/** The price as the table of cards has it, where the server has told none. */
function priceFor(row: Row, name: string, me: ValeriaSeat): Price {
  const printed = printedPrice(row, name);
  if (row !== "citizens") return printed;
  const copies = (me.citizens[name] ?? 0) + Number(name === "peasant" || name === "knight");
  return { gold: (printed.gold ?? 0) + copies };
}

/** The price with magic in place of what is lacking, as long as 1 of its own resource stays. */
export function split(price: Price, me: ValeriaSeat): Price {
  const main = price.strength ? "strength" : "gold";
  const wanted = price[main] ?? 0;
  const own = price.magic ?? 0;
  const lack = Math.max(0, wanted - me[main]);
  if (!lack || wanted - lack < 1 || me.magic < own + lack) return price;
  return { ...price, [main]: wanted - lack, magic: own + lack };
}

function lacking(row: Row, name: string, price: Price, me: ValeriaSeat, reasons: Reasons): string {
  if (row === "domains") {
    const missing = needs(name, me).filter((one) => !one.met);
    if (missing.length) {
      const roles = [...new Set(missing.map((one) => one.role))];
      return reasons.needs(roles.map((role) => ({ role, number: missing.filter((one) => one.role === role).length })));
    }
  }
  const main = price.strength ? "strength" : "gold";
  const own = price.magic ?? 0;
  if (me.magic < own) return reasons.short(own - me.magic, "magic");
  const lack = (price[main] ?? 0) - me[main] - (me.magic - own);
  if (lack > 0) return reasons.short(lack, main);
  return me[main] < 1 ? reasons.short(1, main) : "";
}
