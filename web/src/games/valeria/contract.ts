/** What goes over the wire of Valeria: what a seat may know, as docs/views.md tells, and what can be set up. */

import type { GameSetUps, Scenario, SetUpOptions, TableMessage } from "../../lib/contract";

export type Role = "worker" | "soldier" | "shadow" | "holy";

export interface RollHarvest {
  gold: number;
  strength: number;
  magic: number;
  choices: number;
  trades?: Record<string, number>;
  steals?: number;
  idle?: boolean;
}

/** What each of the 21 rolls ("3-5", the smaller die first) would bring my seat in my own turn, and in another's. */
export interface HarvestPreview {
  rolls: Record<string, RollHarvest>;
  off?: Record<string, RollHarvest>;
}

export interface ValeriaTable extends TableMessage<ValeriaView> {
  harvest?: HarvestPreview;
}

// The view

export type ValeriaPhase =
  | "duke" | "dice" | "thief" | "harvest" | "act" | "pay" | "reward" | "free" | "victim" | "spare" | "bargain" | "hunt" | "raid"
  | "capture" | "over";

export interface OpenStack {
  open: string[];
  hidden: number;
}

export interface ValeriaHarvest {
  compensation: boolean;
  choices: number;
  trades: Record<string, number>;
}

export interface ValeriaPoints {
  monsters: number;
  domains: number;
  tokens: number;
  duke: number;
  total: number;
}

export interface ValeriaSeat {
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  citizens: Record<string, number>;
  monsters: Record<string, number>;
  domains: string[];
  chosen: boolean;
  duke: string | null;
  waiting: boolean;
  harvest?: ValeriaHarvest | null;
  points: ValeriaPoints | null;
}

export interface ValeriaStep {
  for?: "slay" | "recruit" | "build";
  place?: number;
  price?: number;
  magic?: number;
  monster?: string;
  take?: string;
  number?: number;
  steals?: number;
}

export interface DarkLord {
  citizens: Record<string, number>;
  domains: string[];
  raids: number[];
  duke: string | null;
  points: ValeriaPoints | null;
}

export interface ValeriaView {
  game: "valeria";
  rules_version: number;
  scenario: string;
  players: number;
  mixed: boolean;
  seat: number | null;
  round: number;
  phase: ValeriaPhase;
  stage: "roll" | "harvest" | "action" | "close" | "monsters" | "second harvest";
  first: number;
  active: number | null;
  open: number[];
  dice: [number, number] | null;
  changed: string[];
  actions: number;
  exhausted: number;
  /** The end of a turn found an end condition met; with `end_latched` that stays so, whatever is put back. */
  end_due: boolean;
  end_latched: boolean;
  areas: string[];
  monsters: string[][];
  citizens: OpenStack[];
  domains: OpenStack[];
  left_out: string[];
  seats: ValeriaSeat[];
  step: ValeriaStep | null;
  dark_lord?: DarkLord | null;
  outcome?: 0 | 1 | 2 | 3;
  /** For the seat itself. */
  dealt?: string[];
  returned?: string[];
}

// What can be set up

export interface ValeriaScenario extends Scenario {
  areas?: string[] | null;
  citizens?: string[] | null;
}

export interface ValeriaSetUps extends GameSetUps {
  scenarios: ValeriaScenario[];
  areas: string[];
  citizens: { name: string; group: number; numbers: number[]; role: Role; cost: number }[];
}

export interface ValeriaOptions extends SetUpOptions {
  areas?: string[];
  citizens?: string[];
  mixed?: boolean;
}
