/**
 * Live connection to a room: over a socket that reconnects by itself, or by polling if there is none.
 *
 * Every action carries the number of the table it answers. An action without a response when the socket breaks is resent once after the
 * next table, with the same id; the server refuses it as stale if it was committed.
 */

import { api } from "./address";
import { ApiError, seenBy } from "./api";
import type { Chat, FromServer, EventJson, Lang, Room, TableMessage, Tip, ToServer } from "./contract";
import { mergeLog } from "./log";
import { sameOptions } from "./options";
import { shared } from "./passing";
import { Socket } from "./socket";
import { browser, type Surroundings } from "./surroundings";
import { Timers } from "./timers";

export type Status = "connecting" | "live" | "polling" | "lost" | "refused";

/** Callbacks for the owner of a connection. */
export interface Heard {
  /** A table has arrived with these events; empty if it is only a refresh. */
  table?(table: TableMessage, happened: EventJson[]): void;
  problem?(problem: ApiError): void;
  /** A chat message has just arrived. */
  said?(chat: Chat): void;
  /** The server closed the socket on purpose: the session may have ended. */
  refused?(): void;
}

interface Pending {
  message: Extract<ToServer, { t: "act" | "undo" }> & { id: number };
  sent: number;
}

const REFUSED = 1008;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const POLL = 2_000;
const LOOK_AGAIN = 4_000;
const SOCKET_AGAIN = 60_000;
const TRIES_BEFORE_POLLING = 3;
const NO_WAY = new Set(["no-room", "not-seated", "no-spectators", "sealed", "other-rules", "damaged"]);

/** Reasons for no hint because the decision has changed or gone. */
const NOT_ASKED = new Set(["stale", "not-your-turn"]);

/** Return true if my decision is unchanged, even if others have acted. */
function sameAsk(before: TableMessage, now: TableMessage): boolean {
  return before.seq === now.seq || sameOptions(before.ask, now.ask);
}

export class Connection {
  status = $state<Status>("connecting");
  room = $state.raw<Room | null>(null);
  table = $state.raw<TableMessage | null>(null);
  chats = $state.raw<Chat[]>([]);
  /** Everything was received: without a table now, none will come. */
  whole = $state(false);
  tips = $state.raw<Tip[] | null>(null);
  /** An action of mine awaits its response. */
  busy = $state(false);
  /** The seat that watches, when several play on this device; null until one of them confirms. */
  seat = $state<number | null>(null);
  /** Reason why the room cannot be viewed. */
  refusal = $state.raw<ApiError | null>(null);

  readonly id: string;
  #lang: Lang;
  #around: Surroundings;
  #heard: Heard;
  #socket: Socket | null = null;
  #number = 0;
  /** Show my name to the others while I watch; applies from the next socket on. */
  named: boolean;
  #pending = new Map<number, Pending>();
  /** My committed actions. */
  #done = new Set<number>();
  #explaining = new Map<number, (lines: string[]) => void>();
  /** The pending hint: the socket it was requested over, and its table. */
  #hinting: { id: number; over: Socket | null; table: TableMessage | null } | null = null;
  #failures = 0;
  #everOpen = false;
  #closed = false;
  #timers: Timers;
  #stopWaking: () => void;
  #tag: string | null = null;
  /** Tables received over this socket. */
  #tables = 0;
  /** Language and seat with which the socket was opened. */
  #opening: { lang: Lang; seat: number | null } = { lang: "en", seat: null };

  constructor(id: string, lang: Lang, heard: Heard = {}, around: Surroundings = browser(), named = false) {
    this.named = named;
    this.id = id;
    this.#lang = lang;
    this.#heard = heard;
    this.#around = around;
    this.#timers = new Timers(around);
    this.#stopWaking = around.onWake(() => this.#wake());
    this.#connect();
  }

  // User actions

  /** Answer my decision as of the table with that number. */
  act(action: number, seq = this.table?.seq): void {
    if (seq === undefined || this.busy) return;
    this.#commit({ t: "act", id: ++this.#number, seq, action });
  }

  undo(): void {
    const table = this.table;
    if (!table?.undo || this.busy) return;
    this.#commit({ t: "undo", id: ++this.#number, seq: table.seq });
  }

  hint(): void {
    if (this.#live()) {
      const { table } = this;
      const asked = this.#hinting;
      if (asked && asked.over === this.#socket && asked.table && table && sameAsk(asked.table, table)) return; // it arrives soon
      this.#hinting = { id: ++this.#number, over: this.#socket, table };
      return this.#send({ t: "hint", id: this.#hinting.id });
    }
    this.#hinting = null; // the next socket need not request it again
    void this.#by(async () => {
      const { seat } = this;
      const { tips } = await this.#around.http.hint(this.id, this.#lang, seat);
      if (seat === this.seat) this.tips = tips;
    });
  }

  say(text: string): void {
    const said = text.trim().slice(0, 300);
    if (!said) return;
    if (this.#live()) this.#send({ t: "chat", id: ++this.#number, text: said });
    else this.#heard.problem?.(new ApiError("offline", "The server cannot be reached.", 0));
  }

  explain(about: string): Promise<string[]> {
    if (!this.#live()) return Promise.resolve([]);
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#explaining.set(id, resolve);
      this.#send({ t: "explain", id, about });
    });
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#tag = null;
    if (this.#live()) this.#send({ t: "lang", lang });
    else if (this.status === "polling") void this.#poll();
  }

  /** Switch to another of my seats, or to none; forget what was shown before. */
  look(seat: number | null): void {
    this.seat = seat;
    this.table = null;
    this.tips = null;
    this.#tag = null;
    this.#tables = 0;
    this.#hinting = null;
    for (const id of [...this.#pending.keys()]) this.#settle(id); // pending actions belong to the previous seat
    this.#forgetQuestions();
    this.#see();
  }

  /** Request the table for the current seat; retry on failure. */
  #see(): void {
    if (this.#live()) this.#send({ t: "seat", seat: this.seat });
    else if (this.status === "polling") void this.#poll();
    this.#timers.set("look", LOOK_AGAIN, () => {
      if (!this.table) this.#see();
    });
  }

  /** Apply a room from an HTTP response without waiting for the socket. */
  heed(room: Room): void {
    if (room.id === this.id && (!this.room || room.changed >= this.room.changed)) this.room = room;
  }

  close(): void {
    this.#closed = true;
    this.#stopWaking();
    this.#timers.stopAll();
    this.#drop();
  }

  /** Reopen the socket because my identity has changed. */
  renew(): void {
    this.refusal = null;
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  // Socket

  #connect(): void {
    if (this.#closed || this.#socket) return;
    this.#timers.stop("reconnect");
    if (this.status !== "polling") this.status = this.#everOpen ? "lost" : "connecting";
    const owner = {
      opened: () => this.#opened(),
      said: (message: FromServer) => this.#hear(message),
      lost: (code: number | null) => this.#lost(code),
    };
    const { seat } = this;
    const lang = this.#lang;
    this.#opening = { lang, seat };
    try {
      const address = `${api(`/rooms/${this.id}/socket`).replace(/^http/, "ws")}?lang=${lang}${seenBy(seat)}${this.named ? "&named=true" : ""}`;
      this.#socket = new Socket(address, owner, this.#around);
    } catch {
      this.#failed();
    }
  }

  #opened(): void {
    this.#everOpen = true;
    this.#timers.stop("poll");
    this.status = "live";
    const { lang, seat } = this.#opening; // either may have changed since
    if (lang !== this.#lang) this.#send({ t: "lang", lang: this.#lang });
    if (seat !== this.seat) this.#send({ t: "seat", seat: this.seat });
  }

  #lost(code: number | null): void {
    this.#drop();
    if (code === REFUSED) this.#heard.refused?.();
    this.#failed();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#tables = 0;
    if (!socket) return;
    socket.close();
    this.#forgetQuestions();
  }

  #forgetQuestions(): void {
    for (const resolve of this.#explaining.values()) resolve([]);
    this.#explaining.clear();
  }

  #failed(): void {
    if (this.#closed) return;
    this.#failures += 1;
    if (this.status !== "polling") this.status = this.#everOpen ? "lost" : "connecting";
    if (this.#failures === 1 && !this.#everOpen) void this.#ask();
    if (this.#failures >= TRIES_BEFORE_POLLING && this.status !== "polling") void this.#poll();
    this.#retry(this.status === "polling" ? this.#pause() : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1)));
  }

  #retry(wait: number): void {
    this.#timers.set("reconnect", wait * (0.75 + this.#around.random() / 2), () => this.#connect());
  }

  /** Delay before reconnecting: a socket that worked before will soon work again. */
  #pause(): number {
    return this.#everOpen ? LONGEST_WAIT : SOCKET_AGAIN;
  }

  /** Ask over HTTP why the socket was refused. */
  async #ask(): Promise<void> {
    try {
      this.heed(await this.#around.http.room(this.id));
    } catch (problem) {
      if (problem instanceof ApiError && problem.status >= 400 && problem.status < 500) this.#refuse(problem);
    }
  }

  #refuse(problem: ApiError): void {
    this.refusal = problem;
    this.status = "refused";
    this.#drop();
    this.#timers.stopAll();
    if (problem.code === "sealed" && !this.room) void this.#ask(); // the tournament remains visible
  }

  #wake(): void {
    if (this.#closed || this.status === "refused") return;
    if (this.#live()) return this.#send({ t: "ping" });
    if (this.status === "polling") void this.#poll();
    this.#connect();
  }

  #live(): boolean {
    return this.#socket?.open ?? false;
  }

  #send(message: ToServer): void {
    this.#socket?.send(message);
  }

  // Server messages

  #hear(message: FromServer): void {
    this.#failures = 0;
    switch (message.t) {
      case "room":
        this.room = message.room;
        break;
      case "table":
        if (this.#othersEyes(message)) break;
        this.#takeTable(message, this.#tables > 0);
        this.#tables += 1;
        if (this.#tables === 1) this.#again();
        break;
      case "done":
        if (message.id === null) break;
        this.#done.add(message.id);
        this.#settle(message.id);
        break;
      case "hints":
        if (message.id === null || message.id !== this.#hinting?.id) break;
        this.#hinting = null;
        this.tips = message.tips;
        break;
      case "explained":
        if (message.id === null) break;
        this.#explaining.get(message.id)?.(message.lines);
        this.#explaining.delete(message.id);
        break;
      case "chat":
        this.#take({ from: message.from, seat: message.seat, text: message.text, at: message.at });
        break;
      case "chats":
        this.chats = message.chats;
        this.whole = true;
        break;
      case "error":
        this.#trouble(new ApiError(message.code, message.detail, 409), message.id);
        break;
      case "bye":
      case "pong":
        break;
    }
  }

  #take(chat: Chat): void {
    this.chats = [...this.chats, chat];
    this.#heard.said?.(chat);
  }

  /** Return true if a table in flight was meant for the previous seat. */
  #othersEyes(table: TableMessage): boolean {
    return this.room !== null && shared(this.room) && table.seat !== this.seat;
  }

  #takeTable(message: TableMessage, fresh: boolean, news = fresh): void {
    const have = this.table;
    if (fresh && have && message.seq < have.seq) return;
    const paragraphs = mergeLog(have && message.log.from > 0 ? have.log.paragraphs : [], message.log);
    if (!paragraphs) {
      void this.#refetch();
      return;
    }
    const table: TableMessage = { ...message, log: { from: 0, paragraphs } };
    if (!have || !sameAsk(have, table)) this.tips = null;
    this.table = table;
    this.#heard.table?.(table, news ? message.happened : []);
  }

  // Actions

  #commit(message: Pending["message"]): void {
    const pending: Pending = { message, sent: 0 };
    this.#pending.set(message.id, pending);
    this.busy = true;
    this.tips = null;
    this.#hinting = null;
    this.#dispatch(pending);
  }

  #dispatch(pending: Pending): void {
    const { message } = pending;
    if (this.#live()) {
      pending.sent += 1;
      this.#send(message);
    } else if (this.status === "polling") {
      pending.sent += 1;
      void this.#by(async () => {
        if (message.t === "act") await this.#around.http.act(this.id, message.seq, message.action, message.id, this.seat);
        else await this.#around.http.undo(this.id, message.seq, this.seat);
        this.#done.add(message.id);
        this.#settle(message.id);
        await this.#poll();
      }, message.id);
    }
  }

  /** After a reconnect, resend unanswered actions once; give up those already sent twice. */
  #again(): void {
    for (const [id, pending] of [...this.#pending]) {
      if (pending.sent >= 2 || (pending.message.t === "act" && !this.table?.ask)) this.#settle(id);
      else this.#dispatch(pending);
    }
    if (this.#hinting && this.#hinting.over !== this.#socket && this.table?.ask) this.hint();
  }

  #settle(id: number): void {
    this.#pending.delete(id);
    this.busy = this.#pending.size > 0;
  }

  /** A room that cannot be viewed ends the connection; other problems are only reported. */
  #trouble(problem: ApiError, id: number | null): void {
    if (id !== null && id === this.#hinting?.id) {
      this.#hinting = null;
      if (NOT_ASKED.has(problem.code)) return; // the player decided before the hint arrived
    }
    if (id === null && NO_WAY.has(problem.code) && !this.table) this.#refuse(problem);
    else this.#refused(problem, id);
  }

  #refused(problem: ApiError, id: number | null): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id !== null && this.#done.delete(id)) return; // a late response to the resent copy
    if (id !== null) {
      this.#settle(id);
      this.#explaining.get(id)?.([]);
      this.#explaining.delete(id);
    }
    // Sent twice, and the first copy was committed: not an error.
    if (pending && pending.sent > 1 && problem.code === "stale") return;
    this.#heard.problem?.(problem);
  }

  // Without a socket

  async #poll(): Promise<void> {
    if (this.#closed || this.#live() || this.status === "refused") return;
    const reached = await this.#by(() => this.#lookAgain());
    if (this.#closed || this.#live() || this.#wasRefused()) return;
    if (!reached) {
      if (this.status === "polling") {
        this.status = "lost";
        this.#retry(4 * FIRST_WAIT);
      }
      return;
    }
    if (this.status !== "polling") {
      this.status = "polling";
      this.#retry(this.#pause());
      this.#again();
    }
    this.#timers.set("poll", POLL, () => void this.#poll());
  }

  async #lookAgain(): Promise<void> {
    const [room, answer] = await Promise.all([
      this.#around.http.room(this.id),
      this.#around.http.table(this.id, this.#lang, this.#tag, this.seat).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.code === "not-started") return null;
        throw problem;
      }),
    ]);
    this.room = room;
    this.whole = true;
    if (!answer || this.#othersEyes(answer.table)) return;
    this.#tag = answer.tag;
    const news = this.table !== null && this.table.seq < answer.table.seq;
    this.#takeTable(answer.table, false, news);
  }

  /** Return true if refused; a function, since the state may change during an await. */
  #wasRefused(): boolean {
    return this.status === "refused";
  }

  async #refetch(): Promise<void> {
    await this.#by(async () => {
      const answer = await this.#around.http.table(this.id, this.#lang, null, this.seat);
      if (answer && !this.#othersEyes(answer.table)) this.#takeTable(answer.table, false);
    });
  }

  /** Run an HTTP request and return whether the server was reached; report refusals. */
  async #by(work: () => Promise<void>, id: number | null = null): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status || id !== null) this.#trouble(problem, id);
      return problem.status > 0;
    }
  }
}
