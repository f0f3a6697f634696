/** Staging of Citadels: one scene for each call, reveal and action, strikes against players, and moments for the stage. */

import type { EventJson, TableMessage } from "../../lib/contract";
import { cut, onTheWay, tellInTurn, type Moment, type Staging, type Strike } from "../../lib/scenes";
import type { CitadelsSeat, CitadelsTable, CitadelsView } from "./contract";

/** Events that begin a new scene. */
const BEGINS = new Set(["silence", "reveal", "theft", "round", "crowned", "throne_room", "heir", "finished"]);
/** Events without a visible effect. */
const SILENT = new Set(["end", "suspended"]);

const STRIKE = 2;
const weights: Readonly<Record<string, number>> = {
  picked: 0.5,
  picked_character: 0.5,
  buried: 0.4,
  silence: 0.6,
  reveal: 1.2,
  round: 1.2,
  look: 0.5,
  drew_card: 0.5,
  kept: 0.5,
  gather_gold: 0.7,
  income: 0.7,
  gain: 0.7,
  draw: 0.7,
  discard: 0.3,
  end: 0.1,
  crowned: 1.4,
  throne_room: 1.4,
  heir: 1.4,
  kill: STRIKE,
  bewitch: STRIKE,
  rob: STRIKE,
  theft: STRIKE,
  warrants: STRIKE,
  threats: STRIKE,
  spy: STRIKE,
  swap: STRIKE,
  card_moves: STRIKE,
  destroy: STRIKE,
  destroyed: STRIKE,
  armory: STRIKE,
  exchange: STRIKE,
  seize: STRIKE,
  confiscated: STRIKE,
  taxed: STRIKE,
  bribed: STRIKE,
};

/** Actions against others: sign, and whether they do harm. */
const DEEDS: Readonly<Record<string, readonly [sign: string, harm: boolean]>> = {
  kill: ["plain-dagger", true],
  bewitch: ["witch-face", true],
  rob: ["robber", true],
  destroy: ["crossed-swords", true],
  armory: ["crossed-swords", true],
  seize: ["knight-banner", true],
  confiscated: ["gavel", true],
  exchange: ["shaking-hands", true],
  swap: ["card-exchange", true],
  card_moves: ["card-exchange", true],
  spy: ["spyglass", true],
  crowned: ["crown", false],
  theft: ["robber", true],
  taxed: ["receive-money", true],
};
/** Of these, events that name the victim first. */
const SUFFERED = new Set(["theft", "card_moves", "taxed"]);

function scenes(now: TableMessage, before: TableMessage): TableMessage[] {
  let began = false;
  const parts = cut(now.happened, (event) => {
    const begins = began && BEGINS.has(event.event);
    began = began || !SILENT.has(event.event);
    return begins;
  });
  let { view } = before as CitadelsTable;
  const found = parts.slice(0, -1).map((events) => {
    view = after(view, events, (now as CitadelsTable).view);
    return onTheWay(now, events, view, before);
  });
  return tellInTurn([...found, { ...now, happened: parts.at(-1) ?? [] }], before);
}

/** The view after these events, as far as they change it; the last scene has the exact view. */
function after(view: CitadelsView, events: readonly EventJson[], end: CitadelsView): CitadelsView {
  return events.reduce((seen, event) => changed(seen, event, end), view);
}

function changed(view: CitadelsView, event: EventJson, end: CitadelsView): CitadelsView {
  const { seat, other, gold = 0 } = event;
  const seats = (change: (one: CitadelsSeat, at: number) => CitadelsSeat): CitadelsView => ({ ...view, seats: view.seats.map(change) });
  const called = view.cast.indexOf(String(event.character)) + 1;
  switch (event.event) {
    case "end":
    case "no_turn":
      return { ...view, turn: null };
    case "silence":
      return { ...view, phase: "main", called, turn: null, starter: view.starter };
    case "reveal": {
      const turn = end.turn?.seat === seat ? end.turn : null;
      const held = end.seats[seat!]?.characters ?? [];
      return { ...seats((one, at) => (at === seat ? { ...one, characters: held } : one)), phase: "main", called, turn };
    }
    case "theft":
      return seats((one, at) => ({ ...one, gold: one.gold - (at === seat ? gold : 0) + (at === other ? gold : 0) }));
    case "crowned":
      return { ...view, crown: seat! };
    default:
      return view;
  }
}

function strikes(scene: TableMessage, before: TableMessage): Strike[] {
  const { view } = before as CitadelsTable;
  return scene.happened.flatMap((event) => strike(event, view, (scene as CitadelsTable).view.turn ?? view.turn));
}

function strike(event: EventJson, view: CitadelsView, turn: CitadelsView["turn"]): Strike[] {
  const deed = DEEDS[event.event];
  const { seat, other } = event;
  if (!deed || seat === undefined) return [];
  const [sign, harm] = deed;
  const crowned = event.event === "crowned";
  if (crowned && (seat === view.crown || view.round === 0)) return [];
  const [by, on] = crowned ? [seat, seat] : SUFFERED.has(event.event) ? [other ?? null, seat] : [seat, other ?? null];
  const striker = event.event === "theft" ? view.cast[1] : turn?.seat === by ? turn?.character : undefined;
  const from = crowned || !striker ? `[data-seat="${crowned ? view.crown : by}"]` : `[data-rank="${striker}"]`;
  const to = on === null ? `[data-rank="${String(event.character)}"]` : `[data-seat="${on}"]`;
  return [{ event, by, on, from, to, sign, harm, ...ruined(event, view) }];
}

/** The destroyed district and its position. */
function ruined({ event, other, district }: EventJson, view: CitadelsView): Pick<Strike, "ruin"> {
  if ((event !== "destroy" && event !== "armory") || other === undefined) return {};
  const city = view.seats[other]?.city ?? [];
  const at = city.findLastIndex((one) => one.district === district);
  const stood = city[at];
  return stood ? { ruin: { name: stood.district, kind: stood.type, cost: stood.cost, at } } : {};
}

/** A called character, or what one does to another. */
export interface Reveal extends Moment {
  /** The character in the foreground. */
  readonly figure: string;
  readonly victim: string | null;
  readonly seat: number;
}

/** Events for the stage, the strongest first: milliseconds at normal pace. */
const STAGED = { kill: 1000, bewitch: 1000, rob: 900, resumed: 900, reveal: 720 } as const;
type Staged = keyof typeof STAGED;
/** Rank of the character who does it. */
const RANKS: Readonly<Record<string, number>> = { kill: 1, bewitch: 1, rob: 2 };
/** Factor for my own character. */
const OWN = 0.6;

function moment({ happened, seat: me, view }: TableMessage): Reveal | null {
  const event = (Object.keys(STAGED) as Staged[]).flatMap((kind) => happened.find((one) => one.event === kind) ?? [])[0];
  if (event?.seat === undefined || typeof event.character !== "string") return null;
  const { character } = event;
  const rank = RANKS[event.event];
  const mine = event.seat === me;
  if (mine && rank) return null;
  const figure = rank ? (view as CitadelsView).cast[rank - 1]! : character;
  const ms = STAGED[event.event as Staged] * (mine ? OWN : 1);
  return { event, ms, figure, victim: rank ? character : null, seat: event.seat, place: `[data-rank="${figure}"]` };
}

export const staging: Staging = { scenes, weights, strikes, moment };
