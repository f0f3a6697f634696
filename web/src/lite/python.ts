/** Python with Burgrave's server, loaded from two compressed files. */

import lock from "burgrave-python/lock.json?raw";
import asm from "burgrave-python/pyodide.js?url";
import site from "burgrave-python/site.xz?url";
import wasm from "burgrave-python/pyodide.wasm.xz?url";
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { XzReadableStream } from "xz-decompress";

/** Python module of the page, `tools/lite/page/server.py`. */
export interface Server extends PyProxy {
  start(origin: string, folder: string, think: (question: PyProxy) => Promise<PyProxy>): Promise<Page>;
  answer(question: PyProxy): PyProxy;
}

export interface Page extends PyProxy {
  request(method: string, path: string, headers: PyProxy, body: PyProxy): Promise<PyProxy>;
  open(socket: number, path: string, tell: (socket: number, news: string, text: string) => void): void;
  say(socket: number, text: string): void;
  leave(socket: number): void;
}

/** Path of Python's archive of modules, where the interpreter expects it. */
const LIBRARY = "python.zip";
const FOLDER = "/site";

/** Load Python and import the server; `progress` gets the bytes that have arrived, and their total. */
export async function load(progress: (loaded: number, total: number) => void): Promise<{ python: PyodideAPI; server: Server }> {
  const arrived = new Map<string, [number, number]>();
  const note = (file: string, loaded: number, total: number): void => {
    arrived.set(file, [loaded, total]);
    const all = [...arrived.values()];
    progress(
      all.reduce((sum, [one]) => sum + one, 0),
      all.reduce((sum, [, one]) => sum + one, 0),
    );
  };
  // The decompressor works on one stream at a time, so the second begins when the first has ended.
  const [compressed, packed, factory] = await Promise.all([
    arriving(wasm, note),
    arriving(site, note).then((stream) => new Response(new XzReadableStream(stream)).arrayBuffer()),
    import(/* @vite-ignore */ new URL(asm, import.meta.url).href) as Promise<{ default: unknown }>,
  ]);
  const files = new Map(members(packed));
  const given: Record<string, () => Response> = {
    "pyodide.asm.wasm": () => new Response(new XzReadableStream(compressed), { headers: { "content-type": "application/wasm" } }),
    [LIBRARY]: () => new Response(files.get(LIBRARY)!),
  };
  const python = await withFetch(given, () =>
    loadPyodide({
      indexURL: new URL("./", import.meta.url).href,
      stdLibURL: LIBRARY,
      createPyodideModule: factory.default,
      lockFileContents: lock,
      packageBaseUrl: "./",
    } as Parameters<typeof loadPyodide>[0]),
  );
  files.delete(LIBRARY);
  for (const [path, bytes] of files) {
    const place = `${FOLDER}/${path}`;
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    python.FS.writeFile(place, bytes, { canOwn: true });
  }
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}"); sys.dont_write_bytecode = True`);
  python.pyimport("tools.lite.page.stand_ins").install();
  return { python, server: python.pyimport("tools.lite.page.server") as Server };
}

/** Fetch a file, and count its bytes while they arrive. */
async function arriving(url: string, note: (file: string, loaded: number, total: number) => void): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(new URL(url, import.meta.url));
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const total = Number(answer.headers.get("content-length") ?? 0);
  let loaded = 0;
  note(url, loaded, total);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.length;
      note(url, loaded, total);
      controller.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counted);
}

/** The files of an archive: the length of a table of contents (8 hexadecimal digits), the table, all contents. */
function* members(archive: ArrayBuffer): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const text = (from: number, to: number): string => new TextDecoder().decode(new Uint8Array(archive, from, to - from));
  let at = 8 + parseInt(text(0, 8), 16);
  for (const [path, size] of JSON.parse(text(8, at)) as [string, number][]) {
    yield [path, new Uint8Array(archive, at, size)];
    at += size;
  }
}

/** Pyodide fetches its files by itself; meanwhile, hand it those that are here already. */
async function withFetch<T>(given: Record<string, () => Response>, work: () => Promise<T>): Promise<T> {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input, import.meta.url).pathname.split("/").at(-1)!;
    return name in given ? Promise.resolve(given[name]!()) : network(input, init);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = network;
  }
}
