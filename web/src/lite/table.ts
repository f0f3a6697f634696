/// <reference lib="webworker" />
/** Worker with the server: answers the page's requests and sockets. Long computations go to the thinker. */

import type { PyProxy } from "pyodide/ffi";

import { mountDisk, openDisk } from "./disk";
import type { FromTable, Headers, Thought, ToTable } from "./messages";
import { load, type Page } from "./python";

const FOLDER = "/data";

const tell = (message: FromTable, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

type Python = Awaited<ReturnType<typeof load>>["python"];
let table: Promise<{ python: Python; page: Page }>;

self.onmessage = (event: MessageEvent<ToTable>) => {
  const message = event.data;
  if (message.t === "begin") {
    table = begin(message.origin, message.store);
    table.catch((problem: unknown) => tell({ t: "failed", why: String(problem) }));
  } else void table.then(({ python, page }) => hear(python, page, message));
};

async function begin(origin: string, store: string): Promise<{ python: Python; page: Page }> {
  const [{ python, server }, disk] = await Promise.all([load((loaded, total) => tell({ t: "loading", loaded, total })), openDisk(store)]);
  python.FS.mkdirTree(FOLDER);
  if (disk) mountDisk(python, FOLDER, disk, () => tell({ t: "full" }));
  const page = await server.start(origin, FOLDER, thinking(python));
  tell({ t: "ready", kept: disk !== null });
  return { python, page };
}

async function hear(python: Python, page: Page, message: Exclude<ToTable, { t: "begin" }>): Promise<void> {
  switch (message.t) {
    case "ask": {
      const headers = python.toPy(message.headers) as PyProxy;
      const body = python.toPy(new TextEncoder().encode(message.body)) as PyProxy;
      const answer = await page.request(message.method, message.path, headers, body);
      const [status, told, bytes] = answer.toJs() as [number, Headers, Uint8Array<ArrayBuffer>];
      for (const one of [headers, body, answer]) one.destroy();
      tell({ t: "answer", id: message.id, status, headers: told, body: bytes }, [bytes.buffer]);
      break;
    }
    case "open":
      page.open(message.socket, message.path, (socket, news, text) =>
        tell({ t: "socket", socket, news: news as "open" | "message" | "close", text }),
      );
      break;
    case "say":
      page.say(message.socket, message.text);
      break;
    case "leave":
      page.leave(message.socket);
      break;
  }
}

/** Return a function for Python that passes pickled questions to the thinker, which is started by the first one. */
function thinking(python: Python): (question: PyProxy) => Promise<PyProxy> {
  const waiting = new Map<number, (reply: Uint8Array) => void>();
  let thinker: Worker | null = null;
  let last = 0;
  const started = (): Worker => {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Thought>) => {
      waiting.get(event.data.id)?.(event.data.bytes);
      waiting.delete(event.data.id);
    };
    return worker;
  };
  return async (question) => {
    const bytes = question.toJs() as Uint8Array;
    const id = ++last;
    thinker ??= started();
    const reply = new Promise<Uint8Array>((then) => waiting.set(id, then));
    thinker.postMessage({ id, bytes } satisfies Thought);
    return python.toPy(await reply) as PyProxy;
  };
}
