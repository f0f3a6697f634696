/** Animations: cards move from their stacks, gains to the purse. */

import type { EventJson } from "../../lib/contract";
import type { ValeriaTable } from "./contract";
import { fly } from "../../table/motion";
import { CITIZENS, LOTS, MONSTERS } from "./printed";

/** Maximum number of flying items per step, to avoid clutter. */
const MOST = 4;

const find = (selector: string): Element | null => document.querySelector(`.valeria ${selector}`);

export function moved(now: ValeriaTable, before: ValeriaTable): void {
  const mine = now.happened
    .filter((one) => ["slain", "recruited", "free", "built", "gains", "took", "captured"].includes(one.event))
    .slice(-12);
  let flown = 0;
  for (const one of mine) {
    if (flown >= MOST) return;
    const to = homeOf(now, one.seat ?? null);
    if (one.event === "gains" || one.event === "took") {
      if (one.seat !== now.seat || one.resource !== "gold") continue;
      fly("coin", find(".street .chip") ?? find(".dicebox"), to, one.count ?? 1);
    } else {
      fly("card", stackOf(before, one), one.event === "captured" ? find(".lord") : to);
    }
    flown += 1;
  }
}

function homeOf(table: ValeriaTable, seat: number | null): Element | null {
  if (seat === null) return null;
  return seat === table.seat ? find(".mine") : find(`[data-seat="${seat}"]`);
}

function stackOf(before: ValeriaTable, one: EventJson): Element | null {
  const { view } = before;
  let key = "";
  if (one.monster) key = `monsters ${view.areas.indexOf(MONSTERS[one.monster]?.area ?? "")}`;
  else if (one.citizen) key = `citizens ${(LOTS as readonly number[]).indexOf(CITIZENS[one.citizen]?.number ?? 0)}`;
  else if (one.domain) key = `domains ${view.domains.findIndex((pile) => pile.open[0] === one.domain)}`;
  return key ? find(`[data-stack="${key}"]`) : null;
}
