/** WebSocket to the server with pings, closed after a long silence. */

import type { FromServer, ToServer } from "./contract";
import type { SocketLike, Surroundings } from "./surroundings";
import { Timers } from "./timers";

const OPEN = 1;
const SILENCE = 40_000;
const PING = 20_000;

/** Callbacks for the owner of a socket. */
export interface SocketOwner {
  opened(): void;
  said(message: FromServer): void;
  /** The connection ended: closed with this code, or (null) silent for too long. */
  lost(code: number | null): void;
}

export class Socket {
  #socket: SocketLike;
  #owner: SocketOwner;
  #timers: Timers;

  /** Throw if no socket can be opened at all. */
  constructor(address: string, owner: SocketOwner, around: Surroundings) {
    this.#owner = owner;
    this.#timers = new Timers(around);
    this.#socket = around.openSocket(address);
    this.#socket.onopen = () => {
      this.#watchSilence();
      this.#keepAlive();
      owner.opened();
    };
    this.#socket.onmessage = (event) => {
      this.#watchSilence();
      owner.said(JSON.parse(event.data) as FromServer);
    };
    this.#socket.onclose = (event) => owner.lost(event.code);
  }

  get open(): boolean {
    return this.#socket.readyState === OPEN;
  }

  send(message: ToServer): void {
    if (this.open) this.#socket.send(JSON.stringify(message));
  }

  /** Close it without calling `lost`. */
  close(): void {
    this.#timers.stopAll();
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }

  #keepAlive(): void {
    this.#timers.set("ping", PING, () => {
      this.send({ t: "ping" });
      this.#keepAlive();
    });
  }

  #watchSilence(): void {
    this.#timers.set("silence", SILENCE, () => this.#owner.lost(null));
  }
}
