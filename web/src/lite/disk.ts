/**
 * Files in the browser's origin private file system. Python works on copies in memory; every write also goes to the
 * file at once, before the call returns. So an acknowledged action is never lost when the tab is closed, and SQLite's
 * own recovery copes with a page that ends in the middle of a transaction.
 */

import type { PyodideAPI } from "pyodide";

/** All files that the server writes; they are opened in advance, because only that takes a promise. */
const NAMES = ["burgrave.db", "burgrave.db-wal", "burgrave.db-journal", "cookies.json"];
/** Milliseconds to wait for the files of a page that is closing. */
const PATIENCE = 5000;
const PAUSE = 50;
/** Emscripten's numbers of "no space left on device" and "I/O error". */
const ENOSPC = 51;
const EIO = 29;

type Handles = Map<string, FileSystemSyncAccessHandle>;

/* The parts of Emscripten's file system that its types leave out. */
type Operation = (...given: never[]) => unknown;
interface Node {
  name: string;
  contents: Record<string, Node>;
  node_ops: Record<string, Operation>;
  stream_ops: Record<string, Operation>;
}
interface FileSystem {
  ErrnoError: new (number: number) => Error;
  lookupPath(path: string): { node: Node };
}

/** Open the files of a store; `null` if the browser has no such file system, or keeps it from this page. */
export async function openDisk(store: string): Promise<Handles | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(store, { create: true });
    const handles: Handles = new Map();
    for (const name of NAMES) {
      const file = await folder.getFileHandle(name, { create: true });
      handles.set(name, await opened(file));
    }
    return handles;
  } catch (problem) {
    console.info("nothing is stored:", problem);
    return null;
  }
}

async function opened(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return await file.createSyncAccessHandle();
    } catch (problem) {
      if (waited >= PATIENCE) throw problem;
      await new Promise((then) => setTimeout(then, PAUSE));
    }
  }
}

/** Copy the stored files into a folder of Python's, and from now on write every change back. If there is no space, call `full`. */
export function mountDisk(python: PyodideAPI, folder: string, handles: Handles, full: () => void): void {
  for (const [name, handle] of handles) {
    const bytes = new Uint8Array(handle.getSize());
    handle.read(bytes, { at: 0 });
    if (bytes.length) python.FS.writeFile(`${folder}/${name}`, bytes);
  }
  const files = python.FS as unknown as FileSystem;
  const parent = files.lookupPath(folder).node;
  const through = (node: Node): void => {
    const handle = handles.get(node.name);
    if (handle) writeThrough(files, node, handle, full);
  };
  const { mknod, unlink } = parent.node_ops as Record<string, (...given: unknown[]) => unknown>;
  parent.node_ops = {
    ...parent.node_ops,
    mknod: (...given: unknown[]) => {
      const node = mknod!(...given) as Node;
      through(node);
      return node;
    },
    unlink: (...given: unknown[]) => {
      handles.get(given[1] as string)?.truncate(0);
      return unlink!(...given);
    },
  };
  for (const node of Object.values(parent.contents)) through(node);
}

function writeThrough(files: FileSystem, node: Node, handle: FileSystemSyncAccessHandle, full: () => void): void {
  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (problem) {
      const lacksSpace = problem instanceof DOMException && problem.name === "QuotaExceededError";
      if (lacksSpace) full();
      throw new files.ErrnoError(lacksSpace ? ENOSPC : EIO);
    }
  };
  const { setattr } = node.node_ops as Record<string, (node: Node, attributes: { size?: number }) => void>;
  node.node_ops = {
    ...node.node_ops,
    setattr: (one: Node, attributes: { size?: number }) => {
      if (attributes.size !== undefined) guarded(() => handle.truncate(attributes.size!));
      setattr!(one, attributes);
    },
  };
  const { write } = node.stream_ops as Record<string, (...given: unknown[]) => number>;
  node.stream_ops = {
    ...node.stream_ops,
    write: (stream: unknown, buffer: Int8Array<ArrayBuffer>, offset: number, length: number, at: number, own?: boolean) => {
      guarded(() => {
        if (handle.write(buffer.subarray(offset, offset + length), { at }) < length) throw new Error("cut short");
      });
      return write!(stream, buffer, offset, length, at, own);
    },
    fsync: () => {
      guarded(() => handle.flush());
      return 0;
    },
  };
}
