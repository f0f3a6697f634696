/** Animations of events: moving coins, cards and the crown, rising and falling houses. */

import type { EventJson } from "../../lib/contract";
import { fly, outline, rise, sink } from "../../table/motion";

const find = (selector: string): Element | null => document.querySelector(selector);
const gold = (seat: number | undefined): Element | null => find(`[data-gold="${seat}"]`);
const hand = (seat: number | undefined): Element | null => find(`[data-hand="${seat}"]`);
const bank = (): Element | null => find("[data-bank]");
const deck = (): Element | null => find("[data-deck]") ?? bank();

/** Animate districts that will disappear; call before the table is redrawn. */
export function fall(happened: readonly EventJson[]): void {
  for (const { event, seat, other, district } of happened) {
    if (event === "destroy" || event === "armory") sink(last(`[data-of="${other}"][data-card="${district}"]`));
    else if (event === "sacrifice" || event === "destroyed") sink(last(`[data-of="${seat}"][data-card="${district}"]`));
  }
}

/** Animate the events that came with a table; `before` is the previous holder of the crown. */
export function show(happened: readonly EventJson[], before: number): void {
  let crown = before;
  for (const one of happened.slice(-24)) {
    const { event, seat, other } = one;
    if (event === "gather_gold" || event === "gain" || event === "collect" || event === "refund" || event === "court")
      fly("coin", bank(), gold(seat), one.gold ?? 1);
    else if (event === "theft") fly("coin", gold(seat), gold(other), one.gold ?? 0);
    else if (event === "pays" || event === "bribed" || event === "taxed") fly("coin", gold(seat), gold(other), one.gold ?? 1);
    else if (event === "draw" || event === "look") fly("card", deck(), hand(seat), one.count ?? 1);
    else if (event === "card_moves" || event === "card_seen") fly("card", hand(seat), hand(other));
    else if (event === "swap") {
      fly("card", hand(seat), hand(other), 2);
      fly("card", hand(other), hand(seat), 2);
    } else if (event === "crowned" && seat !== undefined) {
      fly("crown", find(`[data-seat="${crown}"] .shield`), find(`[data-seat="${seat}"] .shield`));
      crown = seat;
    } else if (event === "build" || event === "seize" || event === "confiscated")
      rise(last(`[data-of="${seat}"][data-card="${one.district}"]`));
    else if (event === "destroy" || event === "armory") outline(find(`[data-seat="${other}"]`));
    else if (event === "kill" || event === "rob" || event === "bewitch") outline(find(`[data-rank="${one.character}"]`));
  }
}

function last(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].at(-1) ?? null;
}
