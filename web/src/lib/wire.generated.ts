// Written by `make types` from the server: not to be changed by hand.

/** An error, as it is sent (`application/problem+json`). */
export interface ProblemDetails {
  status: number;
  code: string;
  detail: string;
  title: string;
  type?: string;
}

/** Somebody; nobody needs an account. `login`: of an account, for its person alone, not for their programs. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
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
  yours: boolean;
  guest: boolean;
  host: boolean;
  online: boolean;
  stand_in: boolean;
  late: boolean;
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

/** Seconds for each seat in the whole game, and how many more it gets after each of its turns. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

export type Clock = NoClock | MoveClock | DaysClock | BankClock;

/** Where I am in a room. */
export interface Here {
  seat: number | null;
  host: boolean;
}

/** Those who watch without a seat: how many, 100 at the most, and the names of some who like to be named. */
export interface Audience {
  count: number;
  names: string[];
}

/** A room, as one person sees it. */
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

/** Who I am, in what is kept of me. */
export interface KeptPerson {
  id: string;
  name: string;
  login: string | null;
  created: number;
}

/** All that is kept of me, by what it is about; `said`: what I wrote at tables. */
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

/** Delete me; the password of an account, and nothing of a guest. */
export interface Forget {
  password?: string | null;
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

/** How many games of a kind somebody has won: the share, and between what it lies with 95 % (Wilson). */
export interface Share {
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  chance: number | null;
  enough: boolean;
}

/** The same for an edition, a number of players, or a card that somebody was in so many rounds, or games. */
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

/** How somebody fares at one game. */
export interface Fares {
  game: string;
  mean_score: number;
  total: Share;
  rating: Rating | null;
  rulesets: Counted[];
  players: Counted[];
  roles: Record<string, Counted[]>;
}

/** Myself, as I alone see me; the id and the link lead others to me, if I want to be seen. */
export interface MyProfile {
  id: string | null;
  link: string | null;
  name: string;
  since: number;
  games: Fares[];
  companions: string[];
}

/** Whether others may see me: how I fare, and what I have played. */
export interface Seen {
  seen: boolean;
}

/** How one seat ended a game; the name is empty if it is of somebody who does not want to be seen. */
export interface SeenSeat {
  seat: number;
  name: string;
  level: Level | null;
  place: number;
  score: number;
  profile: string | null;
}

/** A game that somebody finished, on this seat; without a room if it was not open to everybody. */
export interface SeenGame {
  room: string | null;
  game: string;
  ruleset: string | null;
  at: number;
  seat: number;
  seats: SeenSeat[];
}

/** Games that somebody finished, the last one first. */
export interface Games {
  games: SeenGame[];
}

/** Somebody, as everybody may see them who has the address. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  mine: boolean;
  games: Fares[];
  companions: string[];
}

/** Somebody among the best, or a level of bots to compare with: rated after so many games. */
export interface Ranked {
  profile: string | null;
  name: string;
  level: Level | null;
  games: number;
  mu: number;
  sigma: number;
}

/** The best at one game, the first one first, and among them levels of bots. */
export interface BestAt {
  game: string;
  ranks: Ranked[];
}

/** The best of this server, among those who want to be seen and have finished so many rated games. */
export interface Best {
  least: number;
  games: BestAt[];
}

/** A friend of mine; `at_table`: they are at a table of theirs just now. */
export interface Friend {
  id: string;
  name: string;
  at: number;
  profile: string | null;
  at_table: boolean;
}

/** A friend has invited me to a room that has not begun. */
export interface Invited {
  room: string;
  game: string;
  name: string;
  at: number;
}

/** Somebody of whom I hear no more; the id is mine to speak of them. */
export interface Blocked {
  id: string;
  name: string;
  at: number;
}

/** My friends, what they invite me to, and whom I have blocked. */
export interface Friends {
  friends: Friend[];
  invitations: Invited[];
  blocked: Blocked[];
}

/** A secret address that makes one friend of mine. */
export interface FriendLink {
  url: string;
}

/** Whose friend a link makes; `own`: the link is mine. */
export interface FriendOffered {
  name: string;
  own: boolean;
}

/** A friend, by the id that I have for them. */
export interface Invite {
  friend: string;
}

/** One of my browsers, which is told what is going on while I am away; it has the id of its session. */
export interface Device {
  id: string;
  agent: string | null;
  created: number;
  this: boolean;
}

/** Where I get e-mails, once I have confirmed that it is me. */
export interface MyMail {
  address: string;
  confirmed: boolean;
}

/** How I am told what is going on while I am away, and how I could be. */
export interface MyNotices {
  push_key: string | null;
  devices: Device[];
  mail_offered: boolean;
  mail: MyMail | null;
}

/** Those of a `PushSubscription`, in base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

export type Language = "en" | "pt-BR" | "it" | "es";

/** Where a browser can be told something, as its `PushSubscription` says, and in which language. */
export interface NewDevice {
  endpoint: string;
  keys: DeviceKeys;
  lang: Language;
}

/** Where e-mails shall go, and in which language. */
export interface NewMail {
  address: string;
  lang: Language;
}

/** What a link from an e-mail stands for is done. */
export interface LinkUsed {
  done: boolean;
}

/** Rooms: few of each host and each address on the first page; before others, those where somebody waits. */
export interface Rooms {
  rooms: Room[];
  more: boolean;
}

/** Somebody sits here who plays at the host's device. */
export interface HereSeat {
  kind: "here";
  name: string;
}

/** A room to be made; seats in order, as many as players. */
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

export type SeatKind = OpenSeat | BotSeat | HereSeat;

/** My automatic answers; null takes one back. */
export interface Auto {
  answers: Record<string, string | null>;
}

/** A secret that gives me my seat back on another device. */
export interface SeatUrl {
  url: string;
}

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

/** The time of a seat: until when it lasts while it runs, what its bank holds while it stands still. */
export interface SeatTime {
  until: number | null;
  left: number | null;
}

/** When the earliest open decision is taken from whoever has it, and how each seat stands. */
export interface Until {
  until: number | null;
  per: number | null;
  seats: SeatTime[];
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

/** How the points grew: a row as each round began, as they would have counted then, and one of the end. */
export interface Course {
  rounds: number[];
  points: number[][];
}

/** Why something cannot be done, as data: the name of the reason, and the numbers and names that it speaks of. */
export interface WhyNot {
  name: string;
  arguments: Record<string, string | number>;
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

/** Answer my open decision; `seq` is the number of the table that I saw. */
export interface ActNow {
  seq: number;
  action: number;
  id?: number | null;
  seat?: number | null;
}

/** The number of the table after what was asked for. */
export interface Seq {
  seq: number;
}

/** Take back my last step. */
export interface UndoNow {
  seq: number;
  seat?: number | null;
}

/** What a bot thinks of an action. */
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
  rounds: number[];
  turns: number[];
}

/** How the game stood as a round began; the last row is the end. */
export interface Round {
  round: number;
  moment: number;
  shares: number[];
  points: number[];
}

/** A card that a sentence names: `{"card": "harbor", "text": "Harbor"}`. */
export interface Named {
  card: string;
  text: string;
}

/** A moment that turned the game. */
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

/** Something that was played, or could have been. */
export interface Played {
  notation: string;
  text: string;
}

/** A decision that cost something. */
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

/** Where a seat's result comes from, and what that was. */
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

/** A finished review in one language. */
export interface ToldReview {
  names: string[];
  rounds: Round[];
  turns: TurningPoint[];
  costs: CostlyDecision[];
  sums: SeatReview[];
}

/** How far the review of a game is, and what it says once it is done. */
export interface Review {
  room: string;
  state: "none" | "waiting" | "making" | "done" | "failed";
  done: number;
  steps: number;
  before: number;
  told: ToldReview | null;
}

/** Whose place I take where a game goes on; none: mine then, or that of whoever is to decide. */
export interface From {
  seat?: number | null;
}

/** A place of a tournament; who is `out` has left or was removed, and a bot has the place from then on. */
export interface Entrant {
  place: number;
  name: string;
  level: Level | null;
  out: "" | "left" | "removed";
  you: boolean;
}

/** A table of a round: which place sits on each seat; how it ended is told when the round is over. */
export interface TournamentTable {
  room: string;
  state: "open" | "playing" | "over";
  players: number[];
  ranks: number[] | null;
  scores: number[] | null;
}

/** A round. The seed of its deals is told when it is over; before, the seal: BLAKE2b of it, 16 bytes. */
export interface TournamentRound {
  opened: number;
  closed: number | null;
  seal: string | null;
  seed: string | null;
  tables: TournamentTable[];
}

/** How a place stands: what comes first decides first, and who is equal in everything shares the `place`. */
export interface Standing {
  player: number;
  place: number;
  points: number;
  same_seat: number;
  opponents: number;
  firsts: number;
}

/** Where I am in a tournament, and the room where I play now. */
export interface InTournament {
  place: number | null;
  host: boolean;
  table: string | null;
}

/** A tournament, as one person sees it. */
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

/** My tournaments, last changed first. */
export interface Tournaments {
  tournaments: Tournament[];
}

/** A tournament to be made. `set_up` says, by its number of players, how many sit at a table at the most. */
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

/** From now on I look, act and speak as this seat of mine; null: nobody looks. */
export interface LookAs {
  t: "seat";
  seat: number | null;
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

export type ClientMessage = Act | Undo | Hint | Chat | Lang | LookAs | Ping | Explain;

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
