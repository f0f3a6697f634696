/** Gains of a harvest, lot by lot. */

import type { Role, ValeriaSeat } from "./contract";
import { CITIZENS, isStarter, LOTS, MONSTERS, RESOURCES, ROLES, type Effect, type Resource } from "./printed";
import { numbersOf, ofRole, street, times } from "./view";

/** Count of a seat that a card's effect multiplies by; starters count by name only. */
function countedBy(per: string, seat: ValeriaSeat): number {
  if (!per) return 1;
  if ((ROLES as readonly string[]).includes(per)) return ofRole(seat, per as Role);
  if (per === "domain") return seat.domains.length;
  const slain = Object.entries(seat.monsters).reduce((sum, [name, count]) => sum + (MONSTERS[name]?.area === per ? count : 0), 0);
  const named = seat.citizens[per] ?? 0;
  return slain + named + Number(isStarter(per));
}

/** Gains on one lot: fixed gains, and choices. */
export interface LotGain {
  lot: number;
  gains: Partial<Record<Resource, number>>;
  choices: number;
  trades: { name: string; count: number; pays: [number, Resource]; brings: [number, Resource] }[];
  steals: number;
}

/** Gains of a seat from a roll, lot by lot from the left; `own`: on its own turn. */
export function harvestByLot(seat: ValeriaSeat, dice: readonly number[] | null, own: boolean): LotGain[] {
  if (!dice || seat.waiting) return [];
  const lots = street(seat);
  const found: LotGain[] = [];
  LOTS.forEach((lot, index) => {
    const often = numbersOf(lot).reduce((sum, number) => sum + times(dice, number), 0);
    const storeys = lots[index]!;
    if (!often || !storeys.length) return;
    const here: LotGain = { lot, gains: {}, choices: 0, trades: [], steals: 0 };
    for (const storey of storeys) {
      const printed = CITIZENS[storey.name];
      if (printed) activate(here, storey.name, own ? printed.on : printed.off, often, seat);
    }
    found.push(here);
  });
  return found;
}

function activate(here: LotGain, name: string, alternatives: Effect, often: number, seat: ValeriaSeat): void {
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

/** Sum of the fixed gains of a harvest. */
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
