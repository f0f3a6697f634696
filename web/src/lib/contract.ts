/** What goes over the wire between the server and the page, version 1; what is a game's own is in its `contract.ts`. */

import type { Snippet } from "svelte";

/** A game by the name that the server has for it. */
export type GameName = string;
export type Lang = "en" | "pt-BR" | "it" | "es";
export type Level = "easy" | "normal" | "hard" | "expert";

// Objects

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  login?: string | null;
}

/** Options as `burgrave.new` takes them: those that games have in common. */
export interface SetUpOptions {
  players: number;
  ruleset?: string;
  scenario?: string;
}

export interface SetUp {
  game: GameName;
  options: SetUpOptions;
}

export type Clock = { kind: "none" } | { kind: "move"; seconds: number } | { kind: "days"; seconds: number };

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: Level | null;
  you: boolean;
  host: boolean;
  online: boolean;
  /** A bot plays on for a person who left or ran out of time; the person can take the seat back. */
  stand_in: boolean;
}

export interface Room {
  id: string;
  name: string;
  state: "open" | "playing" | "over";
  set_up: SetUp;
  seats: Seat[];
  public: boolean;
  spectators: boolean;
  hints: boolean;
  clock: Clock;
  you: { seat: number | null; host: boolean };
  created: number;
  changed: number;
  next: string | null;
  /** Why the game was ended before its end: the rules that it began by are no longer played here. */
  closed?: "other-rules" | null;
  link: string;
  /** In the list of my rooms, while a game goes on. */
  your_turn?: boolean;
  /** My automatic answers by question, and what may be answered, while I play. */
  auto?: Record<string, string | null>;
  auto_choices?: Record<string, string[]>;
}

/** A problem as RFC 9457 tells it. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
}

// HTTP

export interface Me {
  person: Person | null;
  rooms: Room[];
}

/** How I fare at one game; the rating (OpenSkill) counts games with other accounts. */
export interface Statistics {
  game: GameName;
  games: number;
  wins: number;
  mean_score: number;
  rating: { games: number; mu: number; sigma: number } | null;
}

/** A browser or a program that is logged in as me; it ends at `expires` unless it is used before. */
export interface Session {
  id: string;
  /** What it is called, as far as it says. */
  agent: string | null;
  created: number;
  seen: number;
  expires: number;
  /** The one of this browser. */
  this: boolean;
}

/** What may be known of a token with which a program plays for me; its secret is told only once. */
export interface ProgramToken {
  id: string;
  name: string;
  /** The only table for which it is good, or `null` for all of them. */
  room: string | null;
  created: number;
  seen: number;
  expires: number;
}

export interface NewToken {
  name: string;
  room?: string;
  days?: number;
}

export interface Scenario {
  id: string;
  ruleset?: string | null;
}

/** What can be played of a game, as far as games have it in common. */
export interface GameSetUps {
  game: GameName;
  /** The game as people write it, where the page has no name for it. */
  title?: string;
  players: { least: number; most: number; default: number };
  /** The editions, if there are several. */
  rulesets: string[];
  scenarios: Scenario[];
  default: SetUp;
  /** How strong its bots can be; empty if it has none. */
  levels: Level[];
}

export interface SetUps {
  games: GameSetUps[];
}

export interface NewRoom {
  set_up: SetUp;
  name?: string;
  seats: string[];
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  clock?: Clock;
}

export interface Replay {
  names: string[];
  steps: number;
}

/** One named card with its text in our own words; which numbers it has depends on what it is. */
export interface CardWords {
  name: string;
  text?: string;
  reminder?: string;
  rank?: number;
  type?: string;
  cost?: number;
  unique?: boolean;
  [printed: string]: unknown;
}

/** Names and texts of all cards of a game in one language, by kind of card and name; plain names are strings. */
export type GameWords = Record<string, Record<string, CardWords | string>>;

// The table

export interface Option {
  action: number;
  /** Verb and argument, stable: it ties the option to the card, rank, seat or stack it is about. */
  notation: string;
  text: string;
  note: string;
}

export interface Ask {
  question: string;
  options: Option[];
  /** What is near and cannot be done now, by notation, with the reason in a few words. */
  why_not?: Record<string, string>;
}

export interface NamedCard {
  card: string;
  text: string;
}

export interface Line {
  event: string;
  parts: (string | NamedCard)[];
}

export interface Paragraph {
  lines: Line[];
}

/** What happened, structured, for motion and sound: the events of `burgrave.games.citadels.rules.events` and `burgrave.games.valeria.rules.events`. */
export interface Happening {
  event: string;
  seat?: number;
  other?: number;
  number?: number;
  round?: number;
  count?: number;
  gold?: number;
  magic?: number;
  /** The fields that an event has more than once are lists, like the dice of a roll. */
  die?: number | number[];
  character?: string | string[];
  district?: string;
  own?: string;
  type?: string;
  real?: number | boolean;
  resource?: string;
  citizen?: string;
  monster?: string;
  domain?: string;
  duke?: string;
}

export interface Price {
  gold?: number;
  strength?: number;
  magic?: number;
}

export interface Score {
  /** `null` is the Dark Lord. */
  seat: number | null;
  name: string;
  place: number;
  total: number;
  items: [string, number][];
}

export interface Result {
  verdict: string;
  scores: Score[];
}

/** What stays of a game that is over, also where its rules are no longer played. */
export interface Finished {
  room: string;
  closed: string | null;
  /** `null` if the game did not come to its end. */
  result: Result | null;
}

/** What one viewer sees, whole. */
export interface TableMessage<V extends View = View> {
  t: "table";
  room: string;
  seq: number;
  seat: number | null;
  lang: Lang | null;
  view: V;
  names: string[];
  levels: ("" | Level)[];
  open: number[];
  thinking: number[];
  ask: Ask | null;
  log: { from: number; paragraphs: Paragraph[] };
  news: number | null;
  happened: Happening[];
  undo: boolean;
  clock: { until: number; per: number } | null;
  result: Result | null;
  /** In a replay: after how many decisions. */
  step?: number;
  prices?: Record<string, Price>;
  why_not?: Record<string, string>;
}

export interface Tip {
  action: number;
  text: string;
  percent?: number | null;
  points?: number | null;
  why?: string | null;
}

export interface Chat {
  from: string;
  seat: number | null;
  text: string;
  at: number;
}

// The socket

export type ToServer =
  | { t: "act"; id: number; seq: number; action: number }
  | { t: "undo"; id: number; seq: number }
  | { t: "hint"; id: number }
  | { t: "chat"; id: number; text: string }
  | { t: "lang"; lang: Lang }
  | { t: "explain"; id: number; about: string }
  | { t: "ping" };

export type FromServer =
  | { t: "room"; room: Room }
  | TableMessage
  | { t: "done"; id: number; seq: number }
  | { t: "hints"; id: number; tips: Tip[] }
  | { t: "explained"; id: number; lines: string[] }
  | ({ t: "chat" } & Chat)
  | { t: "chats"; chats: Chat[] }
  | { t: "error"; code: string; detail: string; id?: number | null }
  | { t: "pong" }
  | { t: "bye"; reason: string };

/** What a seat may know: the page of a game knows the rest. */
export interface View {
  game: GameName;
  round?: number;
  phase?: string;
}

/** What the page of a game is given; all take the same. */
export interface GamePageProps {
  table: TableMessage;
  room: Room | null;
  act: (action: number) => void;
  undo: () => void;
  hint: () => void;
  /** The hints asked for last, or `null`. */
  tips: Tip[] | null;
  /** The rule of a card in a few lines. */
  explain: (about: string) => Promise<string[]>;
  /** Nothing can be done: a spectator, or a replay. */
  readonly: boolean;
  chats?: Chat[];
  say?: (text: string) => void;
  /** True between sending an action and its answer. */
  busy?: boolean;
  /** The guide of a first game, above the log where the page has a column for it. */
  guide?: Snippet;
}
