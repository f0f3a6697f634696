/// <reference lib="webworker" />
/** Worker with a second Python, in which bots search and games are reviewed while the table keeps answering. */

import type { PyProxy } from "pyodide/ffi";

import type { Thought } from "./messages";
import { load } from "./python";

const loaded = load(() => undefined);

self.onmessage = async (event: MessageEvent<Thought>) => {
  const { python, server } = await loaded;
  const question = python.toPy(event.data.bytes) as PyProxy;
  const reply = server.answer(question);
  const bytes = reply.toJs() as Uint8Array<ArrayBuffer>;
  question.destroy();
  reply.destroy();
  self.postMessage({ id: event.data.id, bytes } satisfies Thought, { transfer: [bytes.buffer] });
};
