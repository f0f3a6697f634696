// Written by `make types` from the server: not to be changed by hand.

/** An error in the form that is sent (`application/problem+json`). */
export interface ProblemDetails {
  status: number;
  code: string;
  detail: string;
  title: string;
  type?: string;
}

/** A user, as a guest or with an account. `login` is set for an account, and hidden from its bot tokens. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
}

/** Options that all games share; a game may define more. */
export interface CommonOptions {
  players: number;
  ruleset?: string;
  scenario?: string;
}

/** A game and its options. */
export interface ChosenSetUp {
  game: string;
  options: CommonOptions;
}

export type Level = "easy" | "normal" | "hard" | "expert";

/** A seat and its player. */
export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: Level | null;
  you: boolean;
  yours: boolean;
  guest: boolean;
  host: boolean;
  online: boolean;
  stand_in: boolean;
  late: boolean;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** Seconds per decision, for games in one sitting. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** Seconds per decision, for games over days. */
export interface DaysClock {
  kind: "days";
  seconds: number;
}

/** Seconds per seat for the whole game, and an increment after each of its turns. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

export type Clock = NoClock | MoveClock | DaysClock | BankClock;

/** My place in a room. */
export interface Here {
  seat: number | null;
  host: boolean;
}

/** Spectators: their number, at most 100, and the names of some who agreed to be named. */
export interface Audience {
  count: number;
  names: string[];
}

/** A room as one user sees it. */
export interface Room {
  id: string;
  name: string;
  named: boolean;
  state: "open" | "playing" | "over";
  set_up: ChosenSetUp;
  seats: Seat[];
  public: boolean;
  spectators: boolean;
  spectators_write: boolean;
  hints: boolean;
  clock: Clock;
  you: Here;
  created: number;
  changed: number;
  next: string | null;
  closed: string | null;
  tournament: string | null;
  sealed: boolean;
  audience: Audience;
  link: string;
  auto?: Record<string, string | null>;
  auto_choices?: Record<string, string[]>;
  your_turn?: boolean | null;
  round?: number | null;
  place?: number | null;
  points?: number | null;
}

/** The current user and their rooms. */
export interface You {
  person: Person | null;
  rooms: Room[];
}

/** Result of one seat in a finished game. */
export interface PlayedSeat {
  seat: number;
  name: string;
  level: Level | null;
  place: number;
  score: number;
}

/** A game that I finished, in seat `seat`. */
export interface PlayedGame {
  room: string;
  game: string;
  ruleset: string | null;
  at: number;
  seat: number;
  seats: PlayedSeat[];
}

/** A rating (OpenSkill) and the number of rated games; only games with other accounts are rated. */
export interface Rating {
  games: number;
  mu: number;
  sigma: number;
}

/** My results at one game. */
export interface Statistics {
  game: string;
  games: number;
  wins: number;
  mean_score: number;
  rating: Rating | null;
}

/** My finished games and results. */
export interface History {
  games: PlayedGame[];
  statistics: Statistics[];
}

/** My name. */
export interface Me {
  name: string;
}

/** The current user. */
export interface WhoAmI {
  person: Person | null;
}

/** Turn my guest into an account. */
export interface Register {
  login: string;
  password: string;
}

/** Log in to an account. */
export interface LogIn {
  login: string;
  password: string;
}

/** Change my password. */
export interface ChangePassword {
  present: string;
  new: string;
}

/** The current user, as stored. */
export interface KeptPerson {
  id: string;
  name: string;
  login: string | null;
  created: number;
}

/** All data stored about me, by subject; `said`: my chat messages. */
export interface MyData {
  person: KeptPerson;
  profile: Record<string, unknown> | null;
  mail: Record<string, unknown> | null;
  sessions: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  tokens: Record<string, unknown>[];
  friends: Record<string, unknown>[];
  blocked: Record<string, unknown>[];
  rooms: Record<string, unknown>[];
  tournaments: Record<string, unknown>[];
  games: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  said: Record<string, unknown>[];
}

/** Delete me; an account needs its password. */
export interface Forget {
  password?: string | null;
}

/** A browser or program logged in as me; use postpones `expires`. */
export interface Session {
  id: string;
  agent: string | null;
  created: number;
  seen: number;
  expires: number;
  this: boolean;
}

/** My sessions, most recently used first. */
export interface Sessions {
  sessions: Session[];
}

/** Metadata of a token with which a program plays for me. */
export interface BotToken {
  id: string;
  name: string;
  room: string | null;
  created: number;
  seen: number;
  expires: number;
}

/** My bot tokens, newest first. */
export interface BotTokens {
  tokens: BotToken[];
}

/** Create a token for a program that plays for me, at one table or at all of mine. */
export interface MakeBotToken {
  name: string;
  room?: string | null;
  days?: number;
}

/** A new bot token; the secret is shown only once. */
export interface NewBotToken {
  token: string;
  about: BotToken;
}

/** The secret of a link, such as a seat link. */
export interface Claim {
  token: string;
}

/** Win rate of a player in one kind of game, with its 95% confidence interval (Wilson). */
export interface Share {
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  chance: number | null;
  enough: boolean;
}

/** Win rate for an edition, a number of players or a card; `times`: rounds or games with it. */
export interface Counted {
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  chance: number | null;
  enough: boolean;
  name: string;
  times: number;
}

/** Results of a player at one game. */
export interface Fares {
  game: string;
  mean_score: number;
  total: Share;
  rating: Rating | null;
  rulesets: Counted[];
  players: Counted[];
  roles: Record<string, Counted[]>;
}

/** My own profile; id and link are set if it is public. */
export interface MyProfile {
  id: string | null;
  link: string | null;
  name: string;
  since: number;
  games: Fares[];
  companions: string[];
}

/** Make my statistics and finished games public or private. */
export interface Seen {
  seen: boolean;
}

/** Result of one seat; the name is empty unless the player has a public profile. */
export interface SeenSeat {
  seat: number;
  name: string;
  level: Level | null;
  place: number;
  score: number;
  profile: string | null;
}

/** A game finished by a player, in seat `seat`; the room is set only if it was public. */
export interface SeenGame {
  room: string | null;
  game: string;
  ruleset: string | null;
  at: number;
  seat: number;
  seats: SeenSeat[];
}

/** Games finished by a player, most recent first. */
export interface Games {
  games: SeenGame[];
}

/** Public profile of a player. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  mine: boolean;
  games: Fares[];
  companions: string[];
}

/** A player on the leaderboard, or a bot level for comparison, with the number of rated games. */
export interface Ranked {
  profile: string | null;
  name: string;
  level: Level | null;
  games: number;
  mu: number;
  sigma: number;
}

/** Leaderboard of one game, including bot levels. */
export interface BestAt {
  game: string;
  ranks: Ranked[];
}

/** Leaderboards: players with a public profile and at least `least` rated games. */
export interface Best {
  least: number;
  games: BestAt[];
}

/** A friend; `at_table`: they are at one of their tables now. */
export interface Friend {
  id: string;
  name: string;
  at: number;
  profile: string | null;
  at_table: boolean;
}

/** An invitation from a friend to a room that has not started. */
export interface Invited {
  room: string;
  game: string;
  name: string;
  at: number;
}

/** A player that I have blocked; the id is valid only in my own requests. */
export interface Blocked {
  id: string;
  name: string;
  at: number;
}

/** My friends, my invitations, and the players I have blocked. */
export interface Friends {
  friends: Friend[];
  invitations: Invited[];
  blocked: Blocked[];
}

/** A secret link that makes one person my friend. */
export interface FriendLink {
  url: string;
}

/** The owner of a friend link; `own`: the link is mine. */
export interface FriendOffered {
  name: string;
  own: boolean;
}

/** Invite a friend, by the id in my list of friends. */
export interface Invite {
  friend: string;
}

/** A browser of mine with push notifications on; its id is that of its session. */
export interface Device {
  id: string;
  agent: string | null;
  created: number;
  this: boolean;
}

/** The address for my e-mails, once confirmed. */
export interface MyMail {
  address: string;
  confirmed: boolean;
}

/** My notification settings, and the channels that the server offers. */
export interface MyNotices {
  push_key: string | null;
  devices: Device[];
  mail_offered: boolean;
  mail: MyMail | null;
}

/** Keys of a browser's `PushSubscription`, in base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

export type Language = "en" | "pt-BR" | "it" | "es";

/** A browser's `PushSubscription` and the language of its notifications. */
export interface NewDevice {
  endpoint: string;
  keys: DeviceKeys;
  lang: Language;
}

/** An address for e-mails, and their language. */
export interface NewMail {
  address: string;
  lang: Language;
}

/** The action behind an e-mail link has been carried out. */
export interface LinkUsed {
  done: boolean;
}

/** Rooms; tables with waiting players come first, and a page has few of one host or address. */
export interface Rooms {
  rooms: Room[];
  more: boolean;
}

/** A seat for a guest on the host's device. */
export interface HereSeat {
  kind: "here";
  name: string;
}

/** A room to create, with one seat per player, in order. */
export interface NewRoom {
  set_up: ChosenSetUp;
  seats: ("me" | "open" | "bot:easy" | "bot:normal" | "bot:hard" | "bot:expert" | HereSeat)[];
  name?: string | null;
  public?: boolean;
  spectators?: boolean;
  spectators_write?: boolean;
  hints?: boolean;
  clock?: Clock;
}

/** The open seat to take; default: any. */
export interface Join {
  seat?: number | null;
}

/** An open seat. */
export interface OpenSeat {
  kind: "open";
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  level?: Level;
}

export type SeatKind = OpenSeat | BotSeat | HereSeat;

/** My automatic answers; null removes one. */
export interface Auto {
  answers: Record<string, string | null>;
}

/** A secret link that gives me my seat back on another device. */
export interface SeatUrl {
  url: string;
}

/** The price, gains, requirements and target of an option. */
export interface Quote {
  costs?: Record<string, number>;
  brings?: Record<string, number>;
  either?: Record<string, number>[];
  needs?: Record<string, number>;
  on?: Record<string, string | number>;
}

/** A legal action. */
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

/** A log entry for one event. */
export interface Line {
  event: string;
  parts: (string | Card)[];
}

/** A section of the log, usually a turn. */
export interface Paragraph {
  lines: Line[];
}

/** A log update: `paragraphs` replace those from number `from` on. */
export interface Log {
  from: number;
  paragraphs: Paragraph[];
}

/** A game event: its name and its fields. */
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

/** The clock of a seat: its deadline while it runs, the time left in its bank while it is stopped. */
export interface SeatTime {
  until: number | null;
  left: number | null;
}

/** Deadline of the earliest open decision, and the clock of each seat. */
export interface Until {
  until: number | null;
  per: number | null;
  seats: SeatTime[];
}

/** The final score of a player; seat null: the Dark Lord. */
export interface Score {
  seat: number | null;
  name: string;
  place: number;
  total: number;
  items: [string, number][];
}

/** The result of a game. */
export interface Result {
  verdict: string;
  scores: Score[];
}

/** Points over the game: a row at the start of each round, counted as if the game ended then, and a final row. */
export interface Course {
  rounds: number[];
  points: number[][];
}

/** The reason why an action is unavailable, as data: its name and arguments. */
export interface WhyNot {
  name: string;
  arguments: Record<string, string | number>;
}

/** Sent after connecting (with the whole log), and after every committed action (with the new part of it). */
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
  news_line: number | null;
  happened: EventJson[];
  undo: boolean;
  clock: Until | null;
  result: Result | null;
  course?: Course | null;
  prices?: Record<string, Record<string, number>>;
  why_not?: Record<string, string>;
  reasons?: Record<string, WhyNot>;
  harvest?: Record<string, unknown> | null;
  step?: number | null;
  own?: Record<string, unknown>[] | null;
}

/** Make my open decision; `seq` is the sequence number of the table that I saw. */
export interface ActNow {
  seq: number;
  action: number;
  id?: number | null;
  seat?: number | null;
}

/** The table's sequence number after the request. */
export interface Seq {
  seq: number;
}

/** Undo my last step. */
export interface UndoNow {
  seq: number;
  seat?: number | null;
}

/** A bot's evaluation of an action. */
export interface Tip {
  action: number;
  text: string;
  percent?: number | null;
  points?: number | null;
  why?: string | null;
  standing?: "best" | "close" | "behind";
}

/** Tips, best first. */
export interface HintsNow {
  tips: Tip[];
}

/** Stored data of a finished game, kept even if its rules version is no longer supported. */
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

/** Structure of a finished game. */
export interface Replay {
  names: string[];
  steps: number;
  rounds: number[];
  turns: number[];
}

/** Forecast at the start of a round; the last row is the end of the game. */
export interface Round {
  round: number;
  moment: number;
  shares: number[];
  points: number[];
}

/** Card named in a sentence: `{"card": "harbor", "text": "Harbor"}`. */
export interface Named {
  card: string;
  text: string;
}

/** Turning point of a game. */
export interface TurningPoint {
  moment: number;
  round: number;
  seat: number;
  what: (string | Named)[];
  gainer: number;
  gain: number;
  loser: number;
  loss: number;
  kind: string;
}

/** Action that was played or could have been played. */
export interface Played {
  notation: string;
  text: string;
}

/** Decision with a loss. */
export interface CostlyDecision {
  moment: number;
  round: number;
  seat: number;
  played: Played;
  best: Played;
  why: string;
  loss: number;
  error: number;
}

/** Breakdown of a seat's result, with a verdict. */
export interface SeatReview {
  seat: number;
  outcome: number;
  points: number;
  fair: number;
  deal: number;
  chance: number;
  hidden: number;
  luck: number;
  play: number;
  error: number;
  others: number;
  decisions: number;
  mistakes: number;
  cost: number;
  word: string;
}

/** Finished review in one language. */
export interface ToldReview {
  names: string[];
  rounds: Round[];
  turns: TurningPoint[];
  costs: CostlyDecision[];
  sums: SeatReview[];
}

/** Progress of a review, and its content once it is done. */
export interface Review {
  room: string;
  state: "none" | "waiting" | "making" | "done" | "failed";
  done: number;
  steps: number;
  before: number;
  told: ToldReview | null;
}

/** Seat to take; default: my old seat, else the seat to act. */
export interface From {
  seat?: number | null;
}

/** A place in a tournament; after its player has left or was removed (`out`), a bot plays on. */
export interface Entrant {
  place: number;
  name: string;
  level: Level | null;
  out: "" | "left" | "removed";
  you: boolean;
}

/** A table of a round, with the place in each seat; its result is published when the round is over. */
export interface TournamentTable {
  room: string;
  state: "open" | "playing" | "over";
  players: number[];
  ranks: number[] | null;
  scores: number[] | null;
}

/** A round. Its seed is published when it is over; until then, a seal of it (BLAKE2b, 16 bytes). */
export interface TournamentRound {
  opened: number;
  closed: number | null;
  seal: string | null;
  seed: string | null;
  tables: TournamentTable[];
}

/** Rank of a place. Tie-breaks follow in order of the fields; players equal in all of them share `place`. */
export interface Standing {
  player: number;
  place: number;
  points: number;
  same_seat: number;
  opponents: number;
  firsts: number;
}

/** My place in a tournament, and the room of my current table. */
export interface InTournament {
  place: number | null;
  host: boolean;
  table: string | null;
}

/** A tournament as one user sees it. */
export interface Tournament {
  id: string;
  name: string;
  state: "open" | "playing" | "over";
  host: string;
  set_up: ChosenSetUp;
  format: "swiss" | "groups";
  length: number;
  places: number;
  duplicate: boolean;
  clock: Clock;
  level: Level;
  wait: number;
  spectators: boolean;
  hints: boolean;
  players: Entrant[];
  rounds: TournamentRound[];
  standings: Standing[];
  you: InTournament;
  until: number | null;
  created: number;
  link: string;
}

/** My tournaments, most recently changed first. */
export interface Tournaments {
  tournaments: Tournament[];
}

/** A tournament to create. The number of players in `set_up` is the maximum per table. */
export interface NewTournament {
  set_up: ChosenSetUp;
  name?: string | null;
  format?: "swiss" | "groups";
  rounds?: number;
  places?: number;
  duplicate?: boolean;
  clock?: MoveClock | DaysClock | BankClock;
  level?: Level;
  wait?: number;
  play?: boolean;
  spectators?: boolean;
  hints?: boolean;
}

/** Numbers of players that a game allows. */
export interface PlayerNumbers {
  least: number;
  most: number;
  default: number;
}

/** A named set-up; `ruleset` is null if it exists once for all editions. */
export interface Scenario {
  id: string;
  ruleset?: string | null;
}

/** A game option other than the number of players; `least` and `most` apply to numbers only. */
export interface ChoosableOption {
  name: string;
  kind: string;
  default: unknown;
  about: string;
  least: number;
  most: number;
  names: string[];
}

/** Set-ups of a game, in the form that all games share. */
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

/** All games and their set-up options. */
export interface SetUps {
  games: GameSetUps[];
}

/** Texts of a named card in our own wording; the printed values it has depend on its type. */
export interface CardWords {
  name: string;
  text?: string;
  reminder?: string;
  rank?: number;
  type?: string;
  cost?: number;
  unique?: boolean;
}

/** The server works, and its database can be used. */
export interface Health {
  status: "ok";
  version: string;
}

/** Make my open decision; `seq` is the sequence number of the last table that I saw. */
export interface Act {
  t: "act";
  seq: number;
  action: number;
  id?: number | null;
}

/** Undo my last step. */
export interface Undo {
  t: "undo";
  seq: number;
  id?: number | null;
}

/** Ask for a hint. */
export interface Hint {
  t: "hint";
  id?: number | null;
}

/** Send a chat message to the room. */
export interface Chat {
  t: "chat";
  text: string;
  id?: number | null;
}

/** Change the language of the texts; null: no texts. */
export interface Lang {
  t: "lang";
  lang: Language | null;
  id?: number | null;
}

/** Look, act and chat as this seat of mine from now on; null: as no seat. */
export interface LookAs {
  t: "seat";
  seat: number | null;
  id?: number | null;
}

/** Check that the connection is alive. */
export interface Ping {
  t: "ping";
  id?: number | null;
}

/** Explain a card, or an option by its number; empty: everything relevant now. */
export interface Explain {
  t: "explain";
  about?: string;
  id?: number | null;
}

export type ClientMessage = Act | Undo | Hint | Chat | Lang | LookAs | Ping | Explain;

/** The room's state, sent after connecting and after every change. */
export interface RoomChanged {
  t: "room";
  room: Room;
}

/** My request was committed. */
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

/** Description of a card. */
export interface Explained {
  t: "explained";
  id: number | null;
  lines: string[];
}

/** A new chat message. */
export interface ChatLine {
  t: "chat";
  from: string;
  seat: number | null;
  text: string;
  at: number;
}

/** A chat message; seat null: a spectator. */
export interface Said {
  from: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Chat messages from before I connected. */
export interface Chats {
  t: "chats";
  chats: Said[];
}

/** My message was refused. */
export interface Failed {
  t: "error";
  code: string;
  detail: string;
  id: number | null;
}

/** Answer to a ping. */
export interface Pong {
  t: "pong";
  id?: number | null;
}

/** The server is stopping; connect again. */
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
