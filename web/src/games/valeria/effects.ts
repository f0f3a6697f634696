/** The short notation of effects, read for showing: what a card gives, as signs, and what a harvest brings. */

import type { Role, ValeriaSeat } from "./contract";
import { CITIZENS, LOTS, MONSTERS, RESOURCES, ROLES, STARTERS, type Resource } from "./printed";
import { numbersOf, ofRole, street, times } from "./view";

export type Part =
  | { kind: "gain"; resource: Resource; number: number; per: string }
  | { kind: "trade"; pays: [number, Resource]; brings: [number, Resource] }
  | { kind: "steal"; number: number }
  | { kind: "citizen"; role: Role | null; name: string | null; most: number };

const LETTERS: Readonly<Record<string, Resource>> = { g: "gold", s: "strength", m: "magic", v: "vp" };

function amount(text: string): [number, Resource] {
  return [Number(text.slice(0, -1)), LETTERS[text.slice(-1)] ?? "gold"];
}

function part(text: string): Part {
  const words = text.trim().split(" ");
  const [first = "", second = "", third = ""] = words;
  if (first === "steal") return { kind: "steal", number: amount(second)[0] };
  if (first === "citizen") {
    const most = words.find((word) => word.startsWith("<="));
    const role = words.find((word) => (ROLES as readonly string[]).includes(word)) as Role | undefined;
    const name = words.slice(1).find((word) => word in CITIZENS);
    return { kind: "citizen", role: role ?? null, name: name ?? null, most: most ? Number(most.slice(2)) : 0 };
  }
  if (second === ">") return { kind: "trade", pays: amount(first), brings: amount(third) };
  const [number, resource] = amount(first);
  return { kind: "gain", resource, number, per: second === "x" ? third : "" };
}

/** The alternatives of an effect, each with its parts. */
export function effect(text: string): Part[][] {
  if (text.startsWith("steal")) return [[part(text.split("|")[0]!)]];
  return text.split("|").map((one) => one.split("+").map(part));
}

/** What a card is counted by: how many of it a seat has, starters by name only. */
function countedBy(per: string, seat: ValeriaSeat): number {
  if (!per) return 1;
  if ((ROLES as readonly string[]).includes(per)) return ofRole(seat, per as Role);
  if (per === "domain") return seat.domains.length;
  const slain = Object.entries(seat.monsters).reduce((sum, [name, count]) => sum + (MONSTERS[name]?.area === per ? count : 0), 0);
  const named = seat.citizens[per] ?? 0;
  const starter = Object.values(STARTERS).some((one) => one.name === per);
  return slain + named + Number(starter);
}

/** What the dice bring on one lot: plain gains, and what is left to choose. */
export interface LotGain {
  lot: number;
  gains: Partial<Record<Resource, number>>;
  choices: number;
  trades: { name: string; count: number; pays: [number, Resource]; brings: [number, Resource] }[];
  steals: number;
}

/** What a roll brings to a seat, lot by lot from the left; `own` is whether it is its own turn. */
export function harvestByLot(seat: ValeriaSeat, dice: readonly [number, number] | null, own: boolean): LotGain[] {
  if (!dice || seat.waiting) return [];
  const lots = street(seat);
  const found: LotGain[] = [];
  LOTS.forEach((lot, index) => {
    const often = numbersOf(lot).reduce((sum, number) => sum + times(dice, number), 0);
    const storeys = lots[index]!;
    if (!often || !storeys.length) return;
    const here: LotGain = { lot, gains: {}, choices: 0, trades: [], steals: 0 };
    for (const storey of storeys) {
      const printed = CITIZENS[storey.name]!;
      activate(here, storey.name, effect(own ? printed.on : printed.off), often, seat);
    }
    found.push(here);
  });
  return found;
}

function activate(here: LotGain, name: string, alternatives: Part[][], often: number, seat: ValeriaSeat): void {
  if (alternatives.length > 1) {
    here.choices += often;
    return;
  }
  for (const one of alternatives[0]!) {
    if (one.kind === "gain") {
      const number = one.number * countedBy(one.per, seat) * often;
      if (number) here.gains[one.resource] = (here.gains[one.resource] ?? 0) + number;
    } else if (one.kind === "steal") here.steals += often;
    else if (one.kind === "trade") {
      const known = here.trades.find((trade) => trade.name === name);
      if (known) known.count += often;
      else here.trades.push({ name, count: often, pays: one.pays, brings: one.brings });
    }
  }
}

/** All plain gains of a harvest together. */
export function sumOf(lots: readonly LotGain[]): Partial<Record<Resource, number>> {
  const sum: Partial<Record<Resource, number>> = {};
  for (const lot of lots) {
    for (const resource of RESOURCES) {
      const number = lot.gains[resource];
      if (number) sum[resource] = (sum[resource] ?? 0) + number;
    }
  }
  return sum;
}
