/** Way to the server in the page without a network: a worker. Replaces `src/lib/transport.ts`. */

import { mount, unmount } from "svelte";
import { on } from "svelte/events";

import { api } from "../lib/address";
import type { SocketLike } from "../lib/surroundings";
import { t } from "../lib/words.svelte";
import { toasts } from "../shell/toasts.svelte";
import Loading from "./Loading.svelte";
import { loading } from "./loading.svelte";
import type { FromTable, ToTable } from "./messages";

/** Address of the page, which names its store and its lock: an origin may have several such pages. */
const PAGE = new URL("./", document.baseURI.split(/[?#]/)[0]).pathname;
/** Milliseconds until the progress bar appears: later visits are quick. */
const SHOWN_AFTER = 150;
/** Milliseconds until a saved file is forgotten. */
const REVOKED_AFTER = 60_000;
const CLOSED = 3;

export const local = true;

const asked = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, LocalSocket>();
let worker: Worker | null = null;
let last = 0;

const send = (message: ToTable): void => worker!.postMessage(message);

/** Start the server and show the progress; resolve when it accepts requests. */
export async function ready(): Promise<void> {
  const shown = setTimeout(() => (loading.shown = true), SHOWN_AFTER);
  const bar = mount(Loading, { target: document.body });
  if (typeof WebAssembly !== "object" || typeof DecompressionStream === "undefined") await stop("old");
  await alone();
  await new Promise<void>((then) => begin(then));
  on(document, "click", download);
  clearTimeout(shown);
  void unmount(bar);
}

/** Show why the server cannot be started; never resolve. */
function stop(why: "old" | "failed"): Promise<never> {
  loading.trouble = why;
  loading.shown = true;
  return new Promise(() => undefined);
}

/** Wait until no other tab has the table open: two would overwrite each other's games. */
async function alone(): Promise<void> {
  if (!("locks" in navigator)) return; // only without https, where nothing is stored either
  const name = `burgrave ${PAGE}`;
  const forever = new Promise<never>(() => undefined);
  const free = await new Promise<boolean>((then) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      then(lock !== null);
      return lock ? forever : undefined;
    });
  });
  if (free) return;
  loading.trouble = "twice";
  loading.shown = true;
  await new Promise<void>((then) => {
    void navigator.locks.request(name, () => {
      then();
      return forever;
    });
  });
  loading.trouble = null;
}

function begin(then: () => void): void {
  worker = new Worker(new URL("./table.ts", import.meta.url), { type: "module" });
  worker.onerror = () => void stop("failed");
  worker.onmessage = (event: MessageEvent<FromTable>) => {
    const message = event.data;
    switch (message.t) {
      case "loading":
        loading.part = message.total ? message.loaded / message.total : null;
        break;
      case "ready":
        if (!message.kept) toasts.say(t("web-lite-unkept"), { bad: true });
        then();
        break;
      case "failed":
        console.error(message.why);
        void stop("failed");
        break;
      case "full":
        toasts.say(t("web-lite-full"), { bad: true });
        break;
      case "answer": {
        const empty = message.status === 204 || message.status === 304;
        asked.get(message.id)?.(new Response(empty ? null : message.body, { status: message.status, headers: message.headers }));
        asked.delete(message.id);
        break;
      }
      case "socket":
        sockets.get(message.socket)?.hear(message.news, message.text);
        break;
    }
  };
  send({ t: "begin", origin: location.origin, store: encodeURIComponent(PAGE) });
}

/** Save a file that the server makes: links to it lead nowhere here. */
function download(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
  if (!link?.href.startsWith(api(""))) return;
  event.preventDefault();
  void request(link.href).then(async (answer) => {
    const saved = document.createElement("a");
    saved.href = URL.createObjectURL(await answer.blob());
    saved.download = link.download;
    saved.click();
    setTimeout(() => URL.revokeObjectURL(saved.href), REVOKED_AFTER);
  });
}

/** Path of an address below the page, with its query. */
function pathOf(address: string): string {
  const url = new URL(address, document.baseURI);
  return url.pathname.slice(PAGE.length - 1) + url.search;
}

export const request: typeof fetch = (input, init = {}) =>
  new Promise((done) => {
    const id = ++last;
    asked.set(id, done);
    const headers = [...new Headers(init.headers)];
    const body = typeof init.body === "string" ? init.body : "";
    const address = input instanceof Request ? input.url : String(input);
    send({ t: "ask", id, method: init.method ?? "GET", path: pathOf(address), headers, body });
  });

class LocalSocket implements SocketLike {
  readyState = 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readonly #number = ++last;

  constructor(address: string) {
    sockets.set(this.#number, this);
    send({ t: "open", socket: this.#number, path: pathOf(address) });
  }

  hear(news: "open" | "message" | "close", text: string): void {
    if (news === "open") {
      this.readyState = 1;
      this.onopen?.();
    } else if (news === "message") this.onmessage?.({ data: text });
    else {
      const [code, reason] = JSON.parse(text) as [number, string];
      this.#end(code, reason);
    }
  }

  send(text: string): void {
    send({ t: "say", socket: this.#number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    send({ t: "leave", socket: this.#number });
    this.#end(1000, "");
  }

  #end(code: number, reason: string): void {
    this.readyState = CLOSED;
    sockets.delete(this.#number);
    this.onclose?.({ code, reason });
  }
}

export const openSocket = (address: string): SocketLike => new LocalSocket(address);
