/** What goes over the wire of Citadels: what a seat may know, as docs/views.md tells, and what can be set up. */

import type { GameSetUps, Scenario, SetUpOptions, TableMessage } from "../../lib/contract";

export type Ruleset = "classic" | "2010" | "2016";
export type DistrictType = "noble" | "religious" | "trade" | "military" | "unique";

export type CitadelsTable = TableMessage<CitadelsView>;

// The view

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

// What can be set up

/** What a cast and a deck of one's own may be in an edition. */
export interface Limits {
  /** Unique districts in a deck, chosen freely; 0: those of the edition. */
  uniques: number;
  swaps: number;
  bonus: boolean;
  short: boolean;
  ninth_with: number[];
  no_ninth_with: number[];
  emperor_from: number;
  queen_from: number;
}

export interface CitadelsScenario extends Scenario {
  cast?: string[] | null;
  /** The cast for each number of players. */
  casts?: Record<string, string[]> | null;
  districts?: string[] | null;
}

export interface CitadelsSetUps extends GameSetUps {
  scenarios: CitadelsScenario[];
  characters: { name: string; rank: number; rulesets: string[] }[];
  uniques: { name: string; cost: number; costs?: Partial<Record<string, number>>; rulesets: string[]; bonus?: string[] }[];
  limits: Partial<Record<string, Limits>>;
}

export interface CitadelsOptions extends SetUpOptions {
  characters?: string[];
  districts?: string[];
  bonus?: string[];
  without?: string[];
  short?: boolean;
}
