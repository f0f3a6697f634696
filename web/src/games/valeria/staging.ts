/** Staging of Valeria: an action, then the next roll, which its owner may trigger; strikes against players, and slain monsters. */

import type { EventJson, TableMessage } from "../../lib/contract";
import { cut, onTheWay, tellInTurn, type Moment, type Staging, type Strike } from "../../lib/scenes";
import type { ValeriaSeat, ValeriaTable, ValeriaView } from "./contract";

const STRIKE = 2;
const weights: Readonly<Record<string, number>> = {
  rolled: 1.8,
  gains: 0.5,
  consoled: 0.5,
  took: 0.7,
  paid: 0.4,
  kept: 0.4,
  turn: 0.4,
  exhausted: 0.6,
  slain: 1.2,
  built: 1.4,
  stolen: STRIKE,
  takes: STRIKE,
  taken_monster: STRIKE,
};

const DEEDS: Readonly<Record<string, readonly [sign: string, harm: boolean]>> = {
  stolen: ["robber", true],
  takes: ["robber", true],
  taken_monster: ["robber", true],
  slain: ["crossed-swords", false],
  built: ["castle", false],
};

const rolled = (event: EventJson): boolean => event.event === "rolled";
const begins = (event: EventJson): boolean => event.event === "turn" || rolled(event);

function scenes(now: TableMessage, before: TableMessage): TableMessage[] {
  const { happened } = now;
  const first = happened.findIndex(begins);
  const roll = happened.find(rolled);
  if (first < 0 || !roll) return [now];
  const mine = roll.seat === now.seat;
  if (first === 0 && !mine) return [now];
  const [deeds, rest] = first === 0 ? [[], happened] : cut(happened, (_, nth) => nth === first);
  const view = beforeRoll(now as ValeriaTable, before as ValeriaTable, rest ?? [], mine);
  return tellInTurn([onTheWay(now, deeds ?? [], view, before), { ...now, happened: rest ?? [] }], before);
}

/** The table before the roll, without its effects. */
function beforeRoll({ view, seat }: ValeriaTable, { view: was }: ValeriaTable, brought: readonly EventJson[], mine: boolean): ValeriaView {
  const seats = view.seats.map((one, at) => brought.reduce((seen, event) => (event.seat === at ? without(seen, event) : seen), one));
  const turn = mine ? { dice: null, active: seat, round: view.round } : { dice: was.dice, active: was.active, round: was.round };
  return { ...view, ...turn, seats: seats.map((one) => ({ ...one, waiting: false })), phase: "act", stage: "roll", actions: 0, step: null };
}

function without(seat: ValeriaSeat, { event, resource, count = 1 }: EventJson): ValeriaSeat {
  if ((event !== "gains" && event !== "consoled") || !resource) return seat;
  const held = resource as "gold" | "strength" | "magic" | "vp";
  return held in seat ? { ...seat, [held]: Math.max(0, seat[held] - count) } : seat;
}

function waits({ happened, seat, view }: TableMessage, newest: TableMessage): boolean {
  const now = (newest as ValeriaTable).view;
  const still = newest.result === null && now.active === seat && now.round === view.round;
  return still && seat !== null && happened.some((event) => rolled(event) && event.seat === seat);
}

function strikes({ happened, seat: me }: TableMessage): Strike[] {
  return happened.flatMap((event): Strike[] => {
    const deed = DEEDS[event.event];
    const by = event.seat;
    if (!deed || by === undefined) return [];
    const [sign, harm] = deed;
    const on = event.other ?? null;
    const place = (seat: number): string => (seat === me ? ".valeria .mine" : `.valeria [data-seat="${seat}"]`);
    return [{ event, by, on, from: place(by), to: on === null ? "" : place(on), sign, harm }];
  });
}

/** Milliseconds of a slain monster on the stage, for others and for me. */
const SLAIN = 700;
const MINE = 450;

function moment({ happened, seat: me }: TableMessage): Moment | null {
  const event = happened.find((one) => one.event === "slain");
  if (event?.seat === undefined) return null;
  const mine = event.seat === me;
  return { event, ms: mine ? MINE : SLAIN, place: mine ? ".valeria .mine" : `.valeria [data-seat="${event.seat}"]` };
}

export const staging: Staging = { scenes, weights, waits, strikes, moment };
