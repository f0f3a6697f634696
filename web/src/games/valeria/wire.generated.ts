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

/** A stack: the public cards, top first, and the number of hidden cards below them. */
export interface OpenStack {
  open: string[];
  hidden: number;
}

/** Final points by item. */
export interface ValeriaPoints {
  monsters: number;
  domains: number;
  tokens: number;
  duke: number;
  total: number;
}

/** A player's open decisions in the harvest; `trades` counts exchanges by citizen. */
export interface ValeriaHarvest {
  compensation: boolean;
  choices: number;
  trades: Record<string, number>;
}

/** A player's side of the table; `citizens` and `monsters` count cards by name, `vp` are victory tokens. */
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
 * Details of the open decision.
 *
 * `place` is a column or a stack, `price` and `magic` are in tokens, and `take` is a resource or `monster`.
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

/** The Dark Lord's side of a solo game; `raids` are the dice still to act. */
export interface LordSide {
  citizens: Record<string, number>;
  domains: string[];
  raids: number[];
  duke: string | null;
  points: ValeriaPoints | null;
}

/** The view of a seat. `dark_lord` and `outcome` exist only in solo games, `dealt` and `returned` only for seats. */
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
 * Harvest of a roll: resources in tokens, and the numbers of choices, exchanges and thefts.
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

/** Harvest of each of the 21 rolls ("3-5", smaller die first), on turn (`rolls`) and off turn (`off`). */
export interface HarvestPreview {
  rolls: Record<string, RollHarvest>;
  off: Record<string, RollHarvest>;
}

/** Additional data for a seat: the harvest preview. */
export interface ValeriaFacts {
  harvest: HarvestPreview;
}

/** A set-up by name: areas, citizens and excluded domains; null for random and custom set-ups. */
export interface ValeriaScenario {
  id: string;
  ruleset: string | null;
  areas: string[] | null;
  citizens: string[] | null;
  without: string[] | null;
}

/** A citizen; `group` is the index of its stack, and `numbers` activate it. */
export interface ValeriaCitizen {
  name: string;
  group: number;
  numbers: number[];
  role: string;
  cost: number;
}

/** Set-up options of Valeria. */
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
