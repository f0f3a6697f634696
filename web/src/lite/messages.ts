/** Messages between the page and its workers. */

export type Headers = [string, string][];

/** From the page to the table. */
export type ToTable =
  | { t: "begin"; origin: string; store: string }
  | { t: "ask"; id: number; method: string; path: string; headers: Headers; body: string }
  | { t: "open"; socket: number; path: string }
  | { t: "say"; socket: number; text: string }
  | { t: "leave"; socket: number };

/** From the table to the page. `kept`: false if the browser stores nothing, so that everything ends with the page. */
export type FromTable =
  | { t: "loading"; loaded: number; total: number }
  | { t: "ready"; kept: boolean }
  | { t: "failed"; why: string }
  | { t: "full" }
  | { t: "answer"; id: number; status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }
  | { t: "socket"; socket: number; news: "open" | "message" | "close"; text: string };

/** Questions for the thinker, and its replies: pickled Python objects. */
export interface Thought {
  id: number;
  bytes: Uint8Array;
}
