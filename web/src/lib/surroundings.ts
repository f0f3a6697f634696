/** Browser interface of a connection, replaceable in tests. */

import { on } from "svelte/events";

import * as http from "./api";
import { openSocket } from "./transport";

export interface Surroundings {
  openSocket(address: string): SocketLike;
  http: Pick<typeof http, "room" | "table" | "act" | "undo" | "hint">;
  later(ms: number, then: () => void): () => void;
  /** Call back when the page becomes visible or the network returns; return a function that stops it. */
  onWake(then: () => void): () => void;
  random(): number;
}

export interface SocketLike {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Call after a delay in milliseconds; return a function that cancels it. */
export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** The real browser. */
export function browser(): Surroundings {
  return {
    openSocket,
    http,
    later,
    onWake: (then) => {
      const seen = (): void => {
        if (document.visibilityState === "visible") then();
      };
      const listening = new AbortController();
      on(window, "online", then, { signal: listening.signal });
      on(document, "visibilitychange", seen, { signal: listening.signal });
      return () => listening.abort();
    },
    random: Math.random,
  };
}
