// Written by `make types` from the types of the server: not to be changed by hand.

/** An error, as it is sent (`application/problem+json`). */
export interface ProblemDetails {
  status: number;
  code: string;
  detail: string;
  title: string;
  type?: string;
}

/** Somebody; nobody needs an account. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** The options that games have in common; each may have more of its own. */
export interface CommonOptions {
  players: number;
  ruleset?: string;
  scenario?: string;
}

/** What is played, and with what. */
export interface ChosenSetUp {
  game: string;
  options: CommonOptions;
}

export type Level = "easy" | "normal" | "hard" | "expert";

/** A seat, and who sits there. */
export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: Level | null;
  you: boolean;
  host: boolean;
  online: boolean;
  stand_in: boolean;
}

/** Everybody takes the time they need. */
export interface NoClock {
  kind: "none";
}

/** Seconds for each decision, at one sitting. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** Seconds for each decision, over days. */
export interface DaysClock {
  kind: "days";
  seconds: number;
}

export type Clock = NoClock | MoveClock | DaysClock;

/** Where I am in a room. */
export interface Here {
  seat: number | null;
  host: boolean;
}

/** A room, as one person sees it. */
export interface Room {
  id: string;
  name: string;
  state: "open" | "playing" | "over";
  set_up: ChosenSetUp;
  seats: Seat[];
  public: boolean;
  spectators: boolean;
  hints: boolean;
  clock: Clock;
  you: Here;
  created: number;
  changed: number;
  next: string | null;
  closed: string | null;
  link: string;
  auto?: Record<string, string | null>;
  auto_choices?: Record<string, string[]>;
  your_turn?: boolean | null;
}

/** Who I am, and where I sit. */
export interface You {
  person: Person | null;
  rooms: Room[];
}

/** How one seat ended a game. */
export interface PlayedSeat {
  seat: number;
  name: string;
  level: Level | null;
  place: number;
  score: number;
}

/** A game that I finished; `seat` was mine. */
export interface PlayedGame {
  room: string;
  game: string;
  ruleset: string | null;
  at: number;
  seat: number;
  seats: PlayedSeat[];
}

/** What is known of somebody's strength (OpenSkill), after so many games with other accounts. */
export interface Rating {
  games: number;
  mu: number;
  sigma: number;
}

/** How I fare at one game. */
export interface Statistics {
  game: string;
  games: number;
  wins: number;
  mean_score: number;
  rating: Rating | null;
}

/** What I have played. */
export interface History {
  games: PlayedGame[];
  statistics: Statistics[];
}

/** A name for me. */
export interface Me {
  name: string;
}

/** Who I am. */
export interface WhoAmI {
  person: Person | null;
}

/** Turn my guest into an account. */
export interface Register {
  login: string;
  password: string;
}

/** Come back to an account. */
export interface LogIn {
  login: string;
  password: string;
}

/** Have another password. */
export interface ChangePassword {
  present: string;
  new: string;
}

/** A browser or a program that is logged in as me; `expires`: unless it is used before. */
export interface Session {
  id: string;
  agent: string | null;
  created: number;
  seen: number;
  expires: number;
  this: boolean;
}

/** My sessions, the one last used first. */
export interface Sessions {
  sessions: Session[];
}

/** What is known of a token with which a program plays for me. */
export interface BotToken {
  id: string;
  name: string;
  room: string | null;
  created: number;
  seen: number;
  expires: number;
}

/** My tokens, the newest first. */
export interface BotTokens {
  tokens: BotToken[];
}

/** Let a program play for me, at one table or at all of mine. */
export interface MakeBotToken {
  name: string;
  room?: string | null;
  days?: number;
}

/** A new token: the secret is shown only now. */
export interface NewBotToken {
  token: string;
  about: BotToken;
}

/** The secret of a seat link. */
export interface Claim {
  token: string;
}

/** Rooms: few of each host and each address on the first page; before others, those where somebody waits. */
export interface Rooms {
  rooms: Room[];
  more: boolean;
}

/** A room to be made; seats in order, as many as players. */
export interface NewRoom {
  set_up: ChosenSetUp;
  seats: ("me" | "open" | "bot:easy" | "bot:normal" | "bot:hard" | "bot:expert")[];
  name?: string | null;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  clock?: Clock;
}

/** Which open seat I would like; none: any. */
export interface Join {
  seat?: number | null;
}

/** Whoever comes may sit here. */
export interface OpenSeat {
  kind: "open";
}

/** A bot sits here. */
export interface BotSeat {
  kind: "bot";
  level?: Level;
}

export type SeatKind = OpenSeat | BotSeat;

/** My automatic answers; null takes one back. */
export interface Auto {
  answers: Record<string, string | null>;
}

/** A secret that gives me my seat back on another device. */
export interface SeatUrl {
  url: string;
}

export type Language = "en" | "pt-BR" | "it" | "es";

/** What an option costs and brings me, what it needs and leaves me, and what it is aimed at. */
export interface Quote {
  costs?: Record<string, number>;
  brings?: Record<string, number>;
  either?: Record<string, number>[];
  needs?: Record<string, number>;
  on?: Record<string, string | number>;
}

/** Something that I may do now. */
export interface Option {
  action: number;
  notation: string;
  text: string;
  quote: Quote;
  note?: string;
}

/** My open decision. */
export interface Ask {
  question: string;
  options: Option[];
  why_not?: Record<string, string>;
}

/** A card named in a text. */
export interface Card {
  card: string;
  text: string;
}

/** Something that happened. */
export interface Line {
  event: string;
  parts: (string | Card)[];
}

/** A turn, or the like. */
export interface Paragraph {
  lines: Line[];
}

/** Replace the paragraphs from this number on by these. */
export interface Log {
  from: number;
  paragraphs: Paragraph[];
}

/** Something that happened, as an event of the game's table: its name, and the fields that it has. */
export interface EventJson {
  event: string;
  number?: number;
  seat?: number;
  character?: string | string[];
  other?: number;
  gold?: number;
  count?: number;
  district?: string;
  type?: string;
  real?: boolean;
  own?: string;
  duke?: string;
  round?: number;
  die?: number[];
  domain?: string;
  resource?: string;
  citizen?: string;
  monster?: string;
  magic?: number;
}

/** When the earliest open decision is taken from whoever has it. */
export interface Until {
  until: number;
  per: number;
}

/** What somebody's game is worth; seat null: the Dark Lord. */
export interface Score {
  seat: number | null;
  name: string;
  place: number;
  total: number;
  items: [string, number][];
}

/** How the game ended. */
export interface Result {
  verdict: string;
  scores: Score[];
}

/** After connecting (with the whole log), and after every committed action (with what is new of it). */
export interface TableMessage {
  t: "table";
  room: string;
  seq: number;
  seat: number | null;
  lang: Language | null;
  view: Record<string, unknown>;
  names: string[];
  levels: (Level | "")[];
  open: number[];
  thinking: number[];
  ask: Ask | null;
  log: Log;
  news: number | null;
  happened: EventJson[];
  undo: boolean;
  clock: Until | null;
  result: Result | null;
  prices?: Record<string, Record<string, number>>;
  why_not?: Record<string, string>;
  harvest?: Record<string, unknown> | null;
  step?: number | null;
}

/** Answer my open decision; `seq` is the number of the table that I saw. */
export interface ActNow {
  seq: number;
  action: number;
  id?: number | null;
}

/** The number of the table after what was asked for. */
export interface Seq {
  seq: number;
}

/** Take back my last step. */
export interface UndoNow {
  seq: number;
}

/** What a bot thinks of an action. */
export interface Tip {
  action: number;
  text: string;
  percent?: number | null;
  points?: number | null;
  why?: string | null;
}

/** Tips, best first. */
export interface HintsNow {
  tips: Tip[];
}

/** What stays of a game that is over, whether its rules are still here or not. */
export interface Finished {
  room: string;
  game: string;
  ruleset: string | null;
  rules: number;
  steps: number;
  at: number;
  closed: string | null;
  result: Result | null;
}

/** A game that is over. */
export interface Replay {
  names: string[];
  steps: number;
}

/** How many can play. */
export interface PlayerNumbers {
  least: number;
  most: number;
  default: number;
}

/** A set-up by name; `ruleset` is null where there is one for all editions. */
export interface Scenario {
  id: string;
  ruleset?: string | null;
}

/** An option besides the number of players; `least` and `most` are for a number alone. */
export interface ChoosableOption {
  name: string;
  kind: string;
  default: unknown;
  about: string;
  least: number;
  most: number;
  names: string[];
}

/** What can be played of a game, as far as games have it in common. */
export interface GameSetUps {
  game: string;
  title?: string;
  players: PlayerNumbers;
  rulesets: string[];
  default: ChosenSetUp;
  levels: Level[];
  scenarios: Scenario[];
  options?: ChoosableOption[];
}

/** What can be played, and with what. */
export interface SetUps {
  games: GameSetUps[];
}

/** A named card in our own words; what is printed on it besides depends on what it is. */
export interface CardWords {
  name: string;
  text?: string;
  reminder?: string;
  rank?: number;
  type?: string;
  cost?: number;
  unique?: boolean;
}

/** The server works, and its database answers. */
export interface Health {
  status: "ok";
  version: string;
}

/** Answer my open decision; `seq` is the number of the last table that I saw. */
export interface Act {
  t: "act";
  seq: number;
  action: number;
  id?: number | null;
}

/** Take back my last step. */
export interface Undo {
  t: "undo";
  seq: number;
  id?: number | null;
}

/** What would a good player do? */
export interface Hint {
  t: "hint";
  id?: number | null;
}

/** Say something to everybody in the room. */
export interface Chat {
  t: "chat";
  text: string;
  id?: number | null;
}

/** Send me the texts in another language; null: none. */
export interface Lang {
  t: "lang";
  lang: Language | null;
  id?: number | null;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  id?: number | null;
}

/** What does a card do, or an option by its number? Nothing: all that is near. */
export interface Explain {
  t: "explain";
  about?: string;
  id?: number | null;
}

export type ClientMessage = Act | Undo | Hint | Chat | Lang | Ping | Explain;

/** After connecting, and whenever anything about the room changes. */
export interface RoomChanged {
  t: "room";
  room: Room;
}

/** What I asked for was committed. */
export interface Done {
  t: "done";
  id: number | null;
  seq: number;
}

/** Tips, best first. */
export interface Hints {
  t: "hints";
  tips: Tip[];
  id: number | null;
}

/** What a card does. */
export interface Explained {
  t: "explained";
  id: number | null;
  lines: string[];
}

/** Somebody says something. */
export interface ChatLine {
  t: "chat";
  from: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Something that somebody said; seat null: a spectator. */
export interface Said {
  from: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What was said before I came. */
export interface Chats {
  t: "chats";
  chats: Said[];
}

/** My message is refused. */
export interface Failed {
  t: "error";
  code: string;
  detail: string;
  id: number | null;
}

/** I am here. */
export interface Pong {
  t: "pong";
  id?: number | null;
}

/** The server stops; connect again. */
export interface Bye {
  t: "bye";
  reason: string;
}

export type ServerMessage =
  | RoomChanged
  | TableMessage
  | Done
  | Hints
  | Explained
  | ChatLine
  | Chats
  | Failed
  | Pong
  | Bye;
