/** Way to the server: the network. `src/lite/transport.ts` replaces this file in the page without a server. */

import type { SocketLike } from "./surroundings";

/** Send a request. */
export const request: typeof fetch = (input, init) => fetch(input, init);

/** Open a socket; throw if that is impossible. */
export function openSocket(address: string): SocketLike {
  return new WebSocket(address) as unknown as SocketLike;
}

/** The server runs in this page. */
export const local: boolean = false;

/** Resolve when the server accepts requests. */
export const ready = (): Promise<void> => Promise.resolve();
