/** Counts derived from a view of Valeria. */

import type { Role, ValeriaPoints, ValeriaSeat, ValeriaView } from "./contract";
import { CITIZENS, DOMAINS, DUKES, LOTS, MONSTERS, ROLES, starterOf, type Term } from "./printed";

export type Counts = Record<string, number>;

/** Number of exhausted stacks that ends the game. */
export function exhaustedEnd(players: number): number {
  return players === 1 ? 5 : 2 * players;
}

export function monstersLeft(view: ValeriaView): number {
  return view.monsters.reduce((sum, stack) => sum + stack.length, 0);
}

/** Number of times the dice activate a number: once per matching die, and once for the sum. */
export function times(dice: readonly number[] | null, number: number): number {
  if (!dice) return 0;
  return Number(dice[0] === number) + Number(dice[1] === number) + Number(dice[0] + dice[1] === number);
}

export function numbersOf(lot: number): number[] {
  return lot < 9 ? [lot] : [lot, lot + 1];
}

/** Number of times the dice activate a lot. */
export function timesOfLot(dice: readonly number[] | null, lot: number): number {
  return numbersOf(lot).reduce((sum, number) => sum + times(dice, number), 0);
}

export interface Storey {
  name: string;
  starter: boolean;
}

/** Cards of a seat by lot, the starter at the bottom. */
export function street(seat: ValeriaSeat): Storey[][] {
  return LOTS.map((lot) => {
    const starter = starterOf(lot);
    const storeys: Storey[] = starter ? [{ name: starter, starter: true }] : [];
    for (const [name, count] of Object.entries(seat.citizens)) {
      if (CITIZENS[name]?.number !== lot) continue;
      for (let i = 0; i < count; i++) storeys.push({ name, starter: false });
    }
    return storeys;
  });
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Number of citizens with a role; starters have none. */
export function ofRole(seat: { citizens: Counts }, role: Role): number {
  return Object.entries(seat.citizens).reduce((sum, [name, count]) => sum + (CITIZENS[name]?.role === role ? count : 0), 0);
}

function icons(seat: ValeriaSeat, role: Role): number {
  const built = seat.domains.flatMap((name) => DOMAINS[name]?.roles ?? []);
  return ofRole(seat, role) + built.filter((one) => one === role).length;
}

/** Points that a duke would score for this seat now. */
export function dukePoints(duke: string, seat: ValeriaSeat): number {
  const resources = seat.gold + seat.strength + seat.magic;
  const often = (term: Term): number => (term.per === "resources" ? Math.floor(resources / term.every) : counted(term.per, seat));
  return (DUKES[duke] ?? []).reduce((sum, term) => sum + term.points * often(term), 0);
}

function counted(what: string, seat: ValeriaSeat): number {
  if ((ROLES as readonly string[]).includes(what)) return icons(seat, what as Role);
  if (what === "domain") return seat.domains.length;
  if (what === "monster") return total(seat.monsters);
  if (what === "citizen") return total(seat.citizens);
  return Object.entries(seat.monsters).reduce((sum, [name, count]) => sum + (MONSTERS[name]?.type === what ? count : 0), 0);
}

/** Points of a seat as known to the viewer: with the duke only if it is known. */
export function pointsOf(seat: ValeriaSeat, solo: boolean): ValeriaPoints {
  if (seat.points) return seat.points;
  const monsters = Object.entries(seat.monsters).reduce((sum, [name, count]) => sum + (MONSTERS[name]?.vp ?? 0) * count, 0);
  const domains = seat.domains.reduce((sum, name) => sum + (DOMAINS[name]?.vp ?? 0), 0);
  const tokens = solo ? 0 : seat.vp;
  const duke = seat.duke ? dukePoints(seat.duke, seat) : 0;
  return { monsters, domains, tokens, duke, total: monsters + domains + tokens + duke };
}

/** Roles required by a domain, each with whether the seat has a citizen for it. */
export function needs(domain: string, seat: ValeriaSeat | null): { role: Role; met: boolean }[] {
  const used: Partial<Record<Role, number>> = {};
  return (DOMAINS[domain]?.roles ?? []).map((role) => {
    used[role] = (used[role] ?? 0) + 1;
    return { role, met: seat === null || ofRole(seat, role) >= used[role]! };
  });
}
