/**
 * What goes over the wire, by the names that the page has for it; what is a game's own is in its `contract.ts`.
 *
 * The types are those of the server (see `make types`). Here is only what the page makes of them.
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
  Counted,
  Course,
  Fares,
  Finished,
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
  NewDevice,
  NewMail,
  NewRoom,
  Option,
  Paragraph,
  Person,
  ProblemDetails as Problem,
  Profile,
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
  TurningPoint,
  You as Me,
} from "./wire.generated";

/** A game by the name that the server has for it. */
export type GameName = string;

/** One named card with its text in our own words; which numbers it has depends on what it is. */
export interface CardWords extends Wire.CardWords {
  [printed: string]: unknown;
}

/** Names and texts of all cards of a game in one language, by kind of card and name; plain names are strings. */
export type GameWords = Record<string, Record<string, CardWords | string>>;

/** What one viewer sees, whole; the page of a game knows what its view holds. */
export interface TableMessage<V extends View = View> extends Omit<Wire.TableMessage, "view" | "harvest"> {
  view: V;
}

export type FromServer = Exclude<Wire.ServerMessage, Wire.TableMessage> | TableMessage;

/** What a seat may know: the page of a game knows the rest. */
export interface View {
  game: GameName;
  round?: number;
  phase?: string;
}

/** What the page of a game is given; all take the same. */
export interface GamePageProps {
  table: TableMessage;
  room: Wire.Room | null;
  act: (action: number) => void;
  undo: () => void;
  hint: () => void;
  /** The hints asked for last, or `null`. */
  tips: Wire.Tip[] | null;
  /** The rule of a card in a few lines. */
  explain: (about: string) => Promise<string[]>;
  /** Nothing can be done: a spectator, or a replay. */
  readonly: boolean;
  /** The chat, unless it is a replay. */
  talk?: Talk;
  /** True between sending an action and its answer. */
  busy?: boolean;
  /** What was done to whom since my last decision. */
  marks?: readonly Mark[];
  /** After the end: the table with all cards open. */
  opened?: TableMessage | null;
  /** The dice are mine, and wait for me to roll them. */
  roll?: (() => void) | null;
  /** The guide of a first game, above the log where the page has a column for it. */
  guide?: Snippet;
}

/** What something costs, by what it is paid in. */
export type Price = Record<string, number>;
