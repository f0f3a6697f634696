// Written by `make types` from the server: not to be changed by hand.

import type { ChosenSetUp, Level, PlayerNumbers } from "../../lib/wire.generated";

export type ValeriaPhase =
  | "duke"
  | "dice"
  | "thief"
  | "harvest"
  | "act"
  | "pay"
  | "reward"
  | "free"
  | "victim"
  | "spare"
  | "bargain"
  | "hunt"
  | "raid"
  | "capture"
  | "nobody"
  | "over";

export type ValeriaStage = "roll" | "harvest" | "action" | "close" | "monsters" | "second harvest";

/** A stack: the cards that all know, the top one first, and how many lie hidden below them. */
export interface OpenStack {
  open: string[];
  hidden: number;
}

/** What somebody's game is worth at the end, in points. */
export interface ValeriaPoints {
  monsters: number;
  domains: number;
  tokens: number;
  duke: number;
  total: number;
}

/** What a player still has to decide in this harvest; `trades` counts exchanges by citizen. */
export interface ValeriaHarvest {
  compensation: boolean;
  choices: number;
  trades: Record<string, number>;
}

/** What lies before a player; `citizens` and `monsters` count cards by name, `vp` are victory tokens. */
export interface ValeriaSeat {
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  citizens: Record<string, number>;
  monsters: Record<string, number>;
  domains: string[];
  duke: string | null;
  chosen: boolean;
  waiting: boolean;
  points: ValeriaPoints | null;
  harvest?: ValeriaHarvest;
}

export type PaidFor = "slay" | "recruit" | "build";

/**
 * What the open decision is about; `place` is a column or a stack, `price` and `magic` are in tokens, and what
 * it is to `take` is a resource or `monster`.
 */
export interface ValeriaStep {
  for?: PaidFor;
  place?: number;
  price?: number;
  magic?: number;
  monster?: string;
  take?: string;
  number?: number;
  steals?: number;
}

/** The Dark Lord's side of a game of one; `raids` are the dice that are still to act. */
export interface LordSide {
  citizens: Record<string, number>;
  domains: string[];
  raids: number[];
  duke: string | null;
  points: ValeriaPoints | null;
}

/** What a seat may know of a game. `dark_lord` and `outcome` are there alone, the dukes for the seat itself. */
export interface ValeriaView {
  game: "valeria";
  rules_version: number;
  players: number;
  scenario: string;
  mixed: boolean;
  round: number;
  phase: ValeriaPhase;
  stage: ValeriaStage;
  first: number;
  active: number | null;
  open: number[];
  dice: number[] | null;
  changed: string[];
  actions: number;
  exhausted: number;
  end_due: boolean;
  end_latched: boolean;
  areas: string[];
  monsters: string[][];
  citizens: OpenStack[];
  domains: OpenStack[];
  left_out: string[];
  seats: ValeriaSeat[];
  step: ValeriaStep | null;
  seat: number | null;
  dark_lord?: LordSide;
  outcome?: number;
  dealt?: string[];
  returned?: string[];
}

/**
 * What a roll would bring: resources in tokens, and how often there is something to choose, exchange or steal.
 *
 * `trades` counts exchanges by citizen; `idle` means that no card would be activated.
 */
export interface RollHarvest {
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  choices: number;
  trades: Record<string, number>;
  steals: number;
  idle: boolean;
}

/** What each of the 21 rolls ("3-5", the smaller die first) would bring, in one's own turn or not. */
export interface HarvestPreview {
  rolls: Record<string, RollHarvest>;
  off: Record<string, RollHarvest>;
}

/** What a seat is told besides: what rolls would bring. */
export interface ValeriaFacts {
  harvest: HarvestPreview;
}

/** A set-up by name: areas, citizens, and domains that stay out; null where it is one's own. */
export interface ValeriaScenario {
  id: string;
  ruleset: string | null;
  areas: string[] | null;
  citizens: string[] | null;
  without: string[] | null;
}

/** A citizen: its `group` is the place of its stack, and `numbers` are those that activate it. */
export interface ValeriaCitizen {
  name: string;
  group: number;
  numbers: number[];
  role: string;
  cost: number;
}

/** What can be played of Valeria. */
export interface ValeriaSetUps {
  game: string;
  title?: string;
  players: PlayerNumbers;
  rulesets: string[];
  default: ChosenSetUp;
  levels: Level[];
  scenarios: ValeriaScenario[];
  areas: string[];
  citizens: ValeriaCitizen[];
  domains: string[];
}

/** Options of a game; unknown ones are refused. */
export interface ValeriaOptions {
  players?: number;
  scenario?: string;
  areas?: string[];
  citizens?: string[];
  without?: string[];
  mixed?: boolean;
  first?: number | null;
  end_latched?: boolean;
}
