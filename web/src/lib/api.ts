/** Requests to the server; refusals are thrown as an `ApiError` with the server's problem. */

import { api } from "./address";
import type {
  Best,
  DailyPuzzle,
  Finished,
  Features,
  FriendOffered,
  Friends,
  Me,
  MyNotices,
  MyProfile,
  NewDevice,
  NewMail,
  NewRoom,
  NewToken,
  NewTournament,
  Person,
  Problem,
  Profile,
  Proposal,
  ProgramToken,
  PuzzleTable,
  PuzzleVerdict,
  Replay,
  Review,
  Room,
  SeatKind,
  SeenGame,
  Session,
  SetUps,
  Statistics,
  TableMessage,
  ThemedPuzzle,
  Tip,
  Tournament,
} from "./contract";
import { request } from "./transport";

/** A refusal by the server, or a failure to reach it (code "offline"). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, detail: string, status: number) {
    super(detail);
    this.code = code;
    this.status = status;
  }

  /** Return true if a retry may succeed: the server is unreachable or overloaded. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

/** Seconds by which the server time is ahead of this machine's clock; null before the first response. */
let ahead: number | null = null;

/** Server time in seconds since 1970, the reference of deadlines. */
export function serverNow(): number {
  return Date.now() / 1000 + (ahead ?? 0);
}

/** Convert a server time to the date on this machine, in milliseconds. */
export function localDate(at: number): number {
  return (at - (ahead ?? 0)) * 1000;
}

/** Time-out of a request, in milliseconds. */
const PATIENCE = 30_000;

let credentials: RequestCredentials = "same-origin";

/** From now on, send no cookies: a page inside another site must not act for anyone. */
export function stayAnonymous(): void {
  credentials = "omit";
}

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await request(api(path), {
      method,
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials,
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new ApiError("offline", "The server cannot be reached.", 0);
  }
  noteTime(answer);
  if (!answer.ok && answer.status !== 304) throw await refusal(answer);
  return answer;
}

/** Seconds: a larger difference cannot come from latency, so this machine's clock was changed. */
const CLOCK_WAS_SET = 5;

/** Measure `ahead`. Responses are delayed, so the largest value is the most accurate. */
function noteTime(answer: Response): void {
  const time = answer.headers.get("burgrave-time");
  if (time === null) return;
  const shown = Number(time) - Date.now() / 1000;
  if (ahead === null || shown > ahead || shown < ahead - CLOCK_WAS_SET) ahead = shown;
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return new ApiError(problem.code ?? `http-${answer.status}`, problem.detail ?? problem.title ?? answer.statusText, answer.status);
  } catch {
    return new ApiError(`http-${answer.status}`, `The server answered ${answer.status}.`, answer.status);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await send("GET", path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await send("POST", path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : {}) as T;
}

const at = (room: string): string => `/rooms/${encodeURIComponent(room)}`;

// Me

export const me = (): Promise<Me> => get("/me");
export const statistics = async (): Promise<Statistics[]> => (await get<{ statistics: Statistics[] }>("/me/history?limit=1")).statistics;
export const callMe = (name: string): Promise<{ person: Person }> => post("/me", { name });
export const register = (login: string, password: string): Promise<{ person: Person }> => post("/register", { login, password });
export const logIn = (login: string, password: string): Promise<{ person: Person }> => post("/login", { login, password });
export const forgetMe = (password: string): Promise<unknown> => post("/me/delete", { password });
export const logOut = (): Promise<unknown> => post("/logout");

export const changePassword = (present: string, wanted: string): Promise<unknown> => post("/me/password", { present, new: wanted });

// Profiles

/** API path of my own profile, or of a user's public id. */
const whose = (id: string): string => (id === "me" ? "/me" : `/people/${encodeURIComponent(id)}`);

/** Filters of a list of games; empty ones match everything. */
export interface WhichGames {
  game: string;
  ruleset: string;
  ended: "" | "won" | "lost";
  with: string;
}

export const myProfile = (): Promise<MyProfile> => get("/me/profile");
export const showMe = (seen: boolean): Promise<MyProfile> => post("/me/profile", { seen });
export const profile = (id: string): Promise<Profile> => get(whose(id));
export const best = (): Promise<Best> => get("/best");

export async function gamesOf(id: string, which: WhichGames, limit: number, before?: number): Promise<SeenGame[]> {
  const asked = new URLSearchParams(Object.entries(which).filter(([, value]) => value));
  asked.set("limit", String(limit));
  if (before !== undefined) asked.set("before", String(before));
  return (await get<{ games: SeenGame[] }>(`${whose(id)}/games?${asked}`)).games;
}

// Friends

export const friends = (): Promise<Friends> => get("/me/friends");
export const friendLink = (): Promise<{ url: string }> => post("/me/friends/link");
export const friendOffered = (token: string): Promise<FriendOffered> => post("/friend-link", { token });
export const befriend = (token: string): Promise<Friends> => post("/me/friends", { token });
export const endFriendship = (id: string): Promise<Friends> => post(`/me/friends/${encodeURIComponent(id)}/end`);
export const blockFriend = (id: string): Promise<Friends> => post(`/me/friends/${encodeURIComponent(id)}/block`);
export const blockPerson = (profile: string): Promise<Friends> => post(`/people/${encodeURIComponent(profile)}/block`);
export const blockSeat = (room: string, seat: number): Promise<Friends> => post(`${at(room)}/seats/${seat}/block`);
export const unblock = (id: string): Promise<Friends> => post(`/me/blocked/${encodeURIComponent(id)}/end`);
export const invite = (room: string, friend: string): Promise<Room> => post(`${at(room)}/invite`, { friend });

// Sessions

type Sessions = { sessions: Session[] };

export const sessions = async (): Promise<Session[]> => (await get<Sessions>("/me/sessions")).sessions;
export const endSession = async (id: string): Promise<Session[]> =>
  (await post<Sessions>(`/me/sessions/${encodeURIComponent(id)}/end`)).sessions;
export const endOtherSessions = async (): Promise<Session[]> => (await post<Sessions>("/me/sessions/end-others")).sessions;

// Notifications

export const notices = (): Promise<MyNotices> => get("/me/notices");
export const keepDevice = (device: NewDevice): Promise<MyNotices> => post("/me/notices/device", device);
export const stopDevice = (): Promise<MyNotices> => post("/me/notices/device/stop");
export const stopOtherDevice = (id: string): Promise<MyNotices> => post(`/me/notices/devices/${encodeURIComponent(id)}/stop`);
export const askMail = (mail: NewMail): Promise<MyNotices> => post("/me/notices/mail", mail);
export const stopMail = (): Promise<MyNotices> => post("/me/notices/mail/stop");
export const confirmMail = (token: string): Promise<unknown> => post("/mail/confirm", { token });
export const stopMailBy = (token: string): Promise<unknown> => post(`/mail/stop/${encodeURIComponent(token)}`);

// API tokens

type Tokens = { tokens: ProgramToken[] };

export const tokens = async (): Promise<ProgramToken[]> => (await get<Tokens>("/me/tokens")).tokens;
export const makeToken = (wanted: NewToken): Promise<{ token: string; about: ProgramToken }> => post("/me/tokens", wanted);
export const revokeToken = async (id: string): Promise<ProgramToken[]> =>
  (await post<Tokens>(`/me/tokens/${encodeURIComponent(id)}/revoke`)).tokens;

// Rooms

export const features = (): Promise<Features> => get("/features");
export const setUps = (): Promise<SetUps> => get("/set-ups");
export const rooms = (page = 1): Promise<{ rooms: Room[]; more: boolean }> => get(`/rooms?page=${page}`);
export const room = (id: string): Promise<Room> => get(at(id));
export const createRoom = (wanted: NewRoom): Promise<Room> => post("/rooms", wanted);
export const join = (id: string, seat?: number): Promise<Room> => post(`${at(id)}/join`, seat === undefined ? {} : { seat });
export const leave = (id: string): Promise<Room> => post(`${at(id)}/leave`);
export const comeBack = (id: string): Promise<Room> => post(`${at(id)}/return`);
export const setSeat = (id: string, seat: number, kind: SeatKind): Promise<Room> => post(`${at(id)}/seats/${seat}`, kind);
export const standIn = (id: string, seat: number): Promise<Room> => post(`${at(id)}/seats/${seat}/stand-in`);
export const start = (id: string): Promise<Room> => post(`${at(id)}/start`);
export const rematch = (id: string): Promise<Room> => post(`${at(id)}/rematch`);
export const auto = (id: string, answers: Record<string, string | null>): Promise<Room> => post(`${at(id)}/auto`, { answers });
export const propose = (id: string, kind: "pause" | "end"): Promise<Room> => post(`${at(id)}/propose`, { kind });
export const answer = (id: string, kind: Proposal["kind"], agree: boolean): Promise<Room> => post(`${at(id)}/answer`, { kind, agree });
export const resume = (id: string): Promise<Room> => post(`${at(id)}/resume`);
export const seatLink = (id: string): Promise<{ url: string }> => post(`${at(id)}/seat-link`);
export const claim = (token: string): Promise<Room> => post("/claim", { token });

// Tournaments

const of = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;

export const tournament = (id: string): Promise<Tournament> => get(of(id));
export const myTournaments = async (): Promise<Tournament[]> => (await get<{ tournaments: Tournament[] }>("/me/tournaments")).tournaments;
export const createTournament = (wanted: NewTournament): Promise<Tournament> => post("/tournaments", wanted);
export const enter = (id: string): Promise<Tournament> => post(`${of(id)}/join`);
export const withdraw = (id: string): Promise<Tournament> => post(`${of(id)}/leave`);
export const beginTournament = (id: string): Promise<Tournament> => post(`${of(id)}/begin`);
export const callOff = (id: string): Promise<Tournament> => post(`${of(id)}/call-off`);
export const removePlayer = (id: string, place: number): Promise<Tournament> => post(`${of(id)}/players/${place}/remove`);

// Games without a socket

/** Query parameter for the seat that watches, when several play on this device. */
export const seenBy = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);
const forSeat = (seat: number | null): { seat?: number } => (seat === null ? {} : { seat });

/** The whole table; `null` if it is unchanged since `tag`. */
export async function table(
  id: string,
  lang: string,
  tag: string | null,
  seat: number | null,
): Promise<{ table: TableMessage; tag: string | null } | null> {
  const answer = await send("GET", `${at(id)}/table?lang=${lang}${seenBy(seat)}`, undefined, tag ? { "if-none-match": tag } : {});
  if (answer.status === 304) return null;
  return { table: (await answer.json()) as TableMessage, tag: answer.headers.get("etag") };
}

export const act = (id: string, seq: number, action: number, number: number, seat: number | null): Promise<{ seq: number }> =>
  post(`${at(id)}/act`, { seq, action, id: number, ...forSeat(seat) });
export const undo = (id: string, seq: number, seat: number | null): Promise<{ seq: number }> =>
  post(`${at(id)}/undo`, { seq, ...forSeat(seat) });
export const hint = (id: string, lang: string, seat: number | null): Promise<{ tips: Tip[] }> =>
  post(`${at(id)}/hint?lang=${lang}${seenBy(seat)}`);

// After a game

export const result = (id: string, lang: string): Promise<Finished> => get(`${at(id)}/result?lang=${lang}`);
export const replay = (id: string, lang: string): Promise<Replay> => get(`${at(id)}/replay?lang=${lang}`);

/** Perspective of a replay: a seat, a spectator, or a spectator with all cards open. */
export type Eyes = number | "closed" | "open";

export function replayStep(id: string, step: number, lang: string, eyes: Eyes): Promise<TableMessage> {
  const through = eyes === "open" ? "&open_cards=true" : eyes === "closed" ? "" : `&seat=${eyes}`;
  return get(`${at(id)}/replay/${step}?lang=${lang}${through}`);
}

/** The table as a seat saw it before its decision after `step` decisions. */
export const positionAt = (id: string, step: number, seat: number, lang: string): Promise<TableMessage> =>
  get(`${at(id)}/replay/${step}?lang=${lang}&seat=${seat}&ask=true`);

export const playFrom = (id: string, step: number, seat: number): Promise<Room> => post(`${at(id)}/replay/${step}/play`, { seat });

export const review = (id: string, lang: string): Promise<Review> => get(`${at(id)}/review?lang=${lang}`);
export const askReview = (id: string, lang: string): Promise<Review> => post(`${at(id)}/review?lang=${lang}`);

export const puzzles = async (): Promise<ThemedPuzzle[]> => (await get<{ puzzles: ThemedPuzzle[] }>("/puzzles")).puzzles;
export const dailyPuzzle = (): Promise<DailyPuzzle> => get("/puzzles/daily");
export const puzzle = (id: string, lang: string): Promise<PuzzleTable> => get(`/puzzles/${encodeURIComponent(id)}?lang=${lang}`);
export const answerPuzzle = (id: string, move: string, lang: string): Promise<PuzzleVerdict> =>
  post(`/puzzles/${encodeURIComponent(id)}/answer?lang=${lang}`, { move });

export const recordAddress = (id: string, seat: number | null = null): string =>
  api(`${at(id)}/record${seat === null ? "" : `?seat=${seat}`}`);
