/** What a seat may know of each game, as docs/views.md tells. */

import type { DistrictType, Ruleset } from "./contract";

// Views: Citadels

export type CitadelsPhase =
  | "pick" | "bury" | "stage" | "lend" | "main" | "power" | "drawn" | "order" | "bribe" | "threat" | "warrant" | "den" | "lab"
  | "tuck" | "ruin" | "heir" | "tribute" | "extra" | "shed" | "closing" | "grave" | "tower" | "search" | "over";

export interface CitadelsTurn {
  seat: number;
  character: string;
  gathered: boolean;
  used: ("income" | "power" | "bonus" | "smithy" | "laboratory" | "museum")[];
  builds: number;
  limit: number;
  spent: number;
  resumed: boolean;
  only_gathers: boolean;
  threatened: boolean;
  drawn: number;
}

export interface BuiltDistrict {
  district: string;
  type: DistrictType;
  cost: number;
  gilded: boolean;
}

export interface CitadelsSeat {
  gold: number;
  hand_size: number;
  known_hand: string[];
  city: BuiltDistrict[];
  complete: boolean;
  protected: boolean;
  characters: { character: string; revealed: boolean }[];
  museum?: number;
  museum_known?: string[];
}

export interface CitadelsStep {
  number?: number;
  target?: number;
  district?: string;
  gold?: number;
  cards_paid?: number;
  missing?: number;
  wanted_cost?: number;
  takes_face_down?: boolean;
}

export interface CitadelsPoints {
  districts: number;
  all_types: number;
  completion: number;
  uniques: number;
  total: number;
  haunted_type?: string | null;
}

export interface CitadelsView {
  game: "citadels";
  rules_version: number;
  ruleset: Ruleset;
  scenario: string;
  players: number;
  seat: number | null;
  round: number;
  phase: CitadelsPhase;
  to_act: number | null;
  starter: number;
  crown: number;
  goal: number;
  first: number[];
  tower: boolean;
  deck: number;
  deck_known: { above: number | null; district: string }[];
  pool: number | null;
  cast: string[];
  face_up: string[];
  called: number;
  killed: string | null;
  bewitched: string | null;
  robbed: string | null;
  warrants: string[];
  threats: string[];
  signed: string | null;
  flower: string | null;
  collector: number | null;
  early_builder: number | null;
  moored: number | null;
  unhealed: number | null;
  haunted_late: boolean;
  theater: [number, number] | null;
  points: CitadelsPoints[] | null;
  turn: CitadelsTurn | null;
  seats: CitadelsSeat[];
  /** For the seat itself. */
  hand?: string[];
  characters?: string[];
  draft?: { seen: string[]; picked: string | null; buried: string | null }[];
  pending?: string[];
  step?: CitadelsStep | null;
}

// Views: Valeria

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
