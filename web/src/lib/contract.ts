/**
 * Wire types under the page's names; types of a single game are in its `contract.ts`.
 *
 * The types are generated from the server (see `make types`). This file adds only what the page needs.
 */

import type { Snippet } from "svelte";

import type { Mark } from "../table/marks.svelte";
import type { Talk } from "../table/talk.svelte";
import type * as Wire from "./wire.generated";

export type {
  Ask,
  Best,
  BotToken as ProgramToken,
  Card as NamedCard,
  ChosenSetUp as SetUp,
  ClientMessage as ToServer,
  Clock,
  CommonOptions as SetUpOptions,
  Course,
  DailyPuzzle,
  Finished,
  Features,
  FriendOffered,
  Friends,
  GameSetUps,
  EventJson,
  Language as Lang,
  Level,
  Line,
  MakeBotToken as NewToken,
  MyProfile,
  MyNotices,
  NamedShare,
  NewDevice,
  NewMail,
  NewRoom,
  Option,
  Paragraph,
  Person,
  PersonStatistics,
  ProblemDetails as Problem,
  Profile,
  Proposal,
  PuzzleChoice,
  PuzzleTitle,
  PuzzleVerdict,
  Quote,
  Replay,
  CostlyDecision,
  Played,
  Result,
  Review,
  Room,
  Round,
  Said as Chat,
  Scenario,
  Score,
  HereSeat,
  KeyMoment,
  Seat,
  SeatKind,
  SeatReview,
  SeatTime,
  SeenGame,
  Session,
  SetUps,
  Share,
  Statistics,
  Tip,
  ToldReview,
  Tournament,
  NewTournament,
  ThemedPuzzle,
  TurningPoint,
  You as Me,
} from "./wire.generated";

/** A game's name on the server. */
export type GameName = string;

/** A card with our own text; its numbers depend on its kind. */
export interface CardWords extends Wire.CardWords {
  [printed: string]: unknown;
}

/** Names and texts of all cards of a game in one language, by kind and name; plain names are strings. */
export type GameWords = Record<string, Record<string, CardWords | string>>;

/** The full state sent to one viewer; a game's page knows the type of its view. */
export interface TableMessage<V extends View = View> extends Omit<Wire.TableMessage, "view" | "harvest"> {
  view: V;
}

/** A puzzle as the seat to act sees it; its table is not that of a room. */
export interface PuzzleTable extends Omit<Wire.PuzzleTable, "table"> {
  table: Omit<TableMessage, "t">;
}

export type FromServer = Exclude<Wire.ServerMessage, Wire.TableMessage> | TableMessage;

/** Information visible to a seat; a game's page knows the rest. */
export interface View {
  game: GameName;
  round?: number;
  phase?: string;
}

/** Properties of a game page, the same for all games. */
export interface GamePageProps {
  table: TableMessage;
  room: Wire.Room | null;
  act: (action: number) => void;
  undo: () => void;
  /** Ask for hints; null if the table gives none. */
  hint: (() => void) | null;
  /** The last requested hints, or `null`. */
  tips: Wire.Tip[] | null;
  /** Key moments of the finished game, as the way into its review. */
  moments?: Snippet | undefined;
  /** Return the rule of a card in a few lines. */
  explain: (about: string) => Promise<string[]>;
  /** No actions are possible: a spectator, or a replay. */
  readonly: boolean;
  /** The chat; absent in a replay. */
  talk?: Talk;
  /** An action awaits its response. */
  busy?: boolean;
  /** Strikes against seats since my last decision. */
  marks?: readonly Mark[];
  /** After the end: the table with all cards open. */
  opened?: TableMessage | null;
  /** Rolls my dice; null if it is not my roll. */
  roll?: (() => void) | null;
  /** The guide for a first game, above the log if the page has a column for it. */
  guide?: Snippet;
}

/** A cost, by resource. */
export type Price = Record<string, number>;
