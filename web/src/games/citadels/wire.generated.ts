// Written by `make types` from the server: not to be changed by hand.

import type { ChosenSetUp, Level, PlayerNumbers } from "../../lib/wire.generated";

export type CitadelsPhase =
  | "pick"
  | "bury"
  | "stage"
  | "lend"
  | "main"
  | "power"
  | "drawn"
  | "order"
  | "bribe"
  | "threat"
  | "warrant"
  | "den"
  | "lab"
  | "tuck"
  | "ruin"
  | "tribute"
  | "extra"
  | "shed"
  | "closing"
  | "grave"
  | "tower"
  | "search"
  | "heir"
  | "ending"
  | "between"
  | "over";

export type Used = "income" | "power" | "bonus" | "smithy" | "laboratory" | "museum";

/** The current turn, all of it public. `spent` is in gold, `drawn` in cards. */
export interface CitadelsTurn {
  seat: number;
  character: string;
  gathered: boolean;
  builds: number;
  limit: number;
  used: Used[];
  resumed: boolean;
  only_gathers: boolean;
  threatened: boolean;
  drawn: number;
  spent: number;
}

export type DistrictType = "noble" | "religious" | "trade" | "military" | "unique";

/** A district of a city; `cost` is in gold and includes the gold on it. */
export interface BuiltDistrict {
  district: string;
  type: DistrictType;
  cost: number;
  gilded: boolean;
}

/** A character that the viewing seat knows a player to hold; `revealed` if all players know. */
export interface HeldCharacter {
  character: string;
  revealed: boolean;
}

/** A player's public state and what the viewing seat knows of the rest; `museum` is a number of cards. */
export interface CitadelsSeat {
  gold: number;
  hand_size: number;
  known_hand: string[];
  city: BuiltDistrict[];
  complete: boolean;
  protected: boolean;
  characters: HeldCharacter[];
  museum?: number;
  museum_known?: string[];
}

/** A known card of the deck; `above` is the number of cards above it, null if unknown. */
export interface KnownCard {
  above: number | null;
  district: string;
}

/** The points of a city at the end of the game. */
export interface CitadelsPoints {
  districts: number;
  all_types: number;
  completion: number;
  uniques: number;
  total: number;
  haunted_type: DistrictType;
}

/** A choice of the viewing seat among the characters of this round. */
export interface Look {
  seen: string[];
  picked: string | null;
  buried: string | null;
}

/**
 * Details of the current decision; `target` is a seat; `gold`, `missing` and `wanted_cost` are in gold.
 *
 * `named`: the characters that the Magistrate or the Blackmailer has marked so far, the signed or real one first.
 */
export interface CitadelsStep {
  number?: number;
  target?: number;
  district?: string;
  gold?: number;
  cards_paid?: number;
  missing?: number;
  wanted_cost?: number;
  named?: string[];
  takes_face_down?: boolean;
}

/** The view of a seat; the optional fields are private to it. */
export interface CitadelsView {
  game: "citadels";
  rules_version: number;
  ruleset: string;
  scenario: string;
  players: number;
  round: number;
  phase: CitadelsPhase;
  to_act: number | null;
  starter: number;
  crown: number;
  goal: number;
  first: number[];
  deck: number;
  pool: number | null;
  cast: string[];
  face_up: string[];
  called: number;
  killed: string | null;
  bewitched: string | null;
  witch_used: Used[];
  robbed: string | null;
  warrants: string[];
  threats: string[];
  tower: boolean;
  haunted_late: boolean;
  collector: number | null;
  early_builder: number | null;
  moored: number | null;
  unhealed: number | null;
  theater: number[] | null;
  seat: number | null;
  turn: CitadelsTurn | null;
  seats: CitadelsSeat[];
  signed: string | null;
  flower: string | null;
  deck_known: KnownCard[];
  points: CitadelsPoints[] | null;
  hand?: string[];
  characters?: string[];
  draft?: Look[];
  pending?: string[];
  step?: CitadelsStep | null;
}

/** A named setup: its `cast` by rank and its `casts` by number of players; null for random and custom. */
export interface CitadelsScenario {
  id: string;
  ruleset: string | null;
  cast: string[] | null;
  casts: Record<string, string[]> | null;
  districts: string[] | null;
}

/** A character and the editions that include it. */
export interface CitadelsCharacter {
  name: string;
  rank: number;
  rulesets: string[];
}

/** A unique district: `cost` in the newest edition, `costs` by edition, and editions with it as a `bonus`. */
export interface CitadelsUnique {
  name: string;
  cost: number;
  costs: Record<string, number>;
  rulesets: string[];
  bonus: string[];
}

/**
 * Limits of a custom cast and deck in an edition.
 *
 * `uniques` is the number of freely chosen unique districts in the deck; 0: those of the edition.
 */
export interface Limits {
  uniques: number;
  swaps: number;
  bonus: boolean;
  short: boolean;
  ninth_with: number[];
  no_ninth_with: number[];
  emperor_from: number;
  queen_from: number;
}

/** Setup choices of Citadels; `limits` are by edition. */
export interface CitadelsSetUps {
  game: string;
  title?: string;
  players: PlayerNumbers;
  rulesets: string[];
  default: ChosenSetUp;
  levels: Level[];
  scenarios: CitadelsScenario[];
  characters: CitadelsCharacter[];
  uniques: CitadelsUnique[];
  limits: Record<string, Limits>;
}

/** Options of a game; unknown ones are refused. */
export interface CitadelsOptions {
  players?: number;
  ruleset?: "classic" | "2010" | "2016";
  scenario?: string;
  characters?: string[];
  districts?: string[];
  bonus?: string[];
  without?: string[];
  short?: boolean;
  crown?: number | null;
  rulings?: number;
}
