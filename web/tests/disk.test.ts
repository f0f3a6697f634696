import { describe, expect, it, vi } from "vitest";

import { mountDisk } from "../src/lite/disk";

/** A folder in memory, with as much of Emscripten's file system as the disk uses. */
class Folder {
  ErrnoError = class extends Error {
    constructor(readonly errno: number) {
      super(`errno ${errno}`);
    }
  };
  written: Record<string, Uint8Array> = {};
  node = {
    name: "data",
    contents: {} as Record<string, ReturnType<Folder["file"]>>,
    node_ops: { mknod: (_parent: unknown, name: string) => this.file(name), unlink: vi.fn() } as Record<
      string,
      (...given: never[]) => unknown
    >,
    stream_ops: {},
  };

  file(name: string) {
    const node_ops = { setattr: vi.fn() };
    const stream_ops = { write: vi.fn((_stream: unknown, _buffer: unknown, _offset: number, length: number) => length) };
    const node = { name, contents: {}, node_ops, stream_ops: stream_ops as Record<string, (...given: never[]) => unknown> };
    this.node.contents[name] = node as never;
    return node;
  }

  lookupPath = () => ({ node: this.node });
  writeFile = (path: string, bytes: Uint8Array) => {
    this.written[path] = bytes;
    this.file(path.split("/").at(-1)!);
  };
}

const handle = (stored: number[]) => ({
  getSize: () => stored.length,
  read: (bytes: Uint8Array) => bytes.set(stored),
  write: vi.fn((bytes: Int8Array) => bytes.length),
  truncate: vi.fn(),
  flush: vi.fn(),
});

function mounted(stored: number[] = []) {
  const folder = new Folder();
  const kept = handle(stored);
  const full = vi.fn();
  mountDisk({ FS: folder } as never, "/data", new Map([["burgrave.db", kept]]) as never, full);
  return { folder, kept, full };
}

const call = (operation: unknown, ...given: unknown[]): unknown => (operation as (...given: unknown[]) => unknown)(...given);

describe("the disk", () => {
  it("shows what is stored", () => {
    expect(mounted([1, 2, 3]).folder.written["/data/burgrave.db"]).toEqual(new Uint8Array([1, 2, 3]));
  });

  it("writes at once what Python writes", () => {
    const { folder, kept } = mounted();
    const node = call(folder.node.node_ops["mknod"], folder.node, "burgrave.db") as ReturnType<Folder["file"]>;
    expect(call(node.stream_ops["write"], {}, new Int8Array([7, 8, 9]), 1, 2, 40)).toBe(2);
    expect(kept.write).toHaveBeenCalledWith(new Int8Array([8, 9]), { at: 40 });
    call(node.node_ops["setattr"], node, { size: 5 });
    call(folder.node.node_ops["unlink"], folder.node, "burgrave.db");
    expect(kept.truncate.mock.calls).toEqual([[5], [0]]);
    call(node.stream_ops["fsync"]);
    expect(kept.flush).toHaveBeenCalledOnce();
  });

  it("leaves other files in memory", () => {
    const { folder, kept } = mounted();
    const node = call(folder.node.node_ops["mknod"], folder.node, "burgrave.db.lock") as ReturnType<Folder["file"]>;
    call(node.stream_ops["write"], {}, new Int8Array(1), 0, 1, 0);
    expect(kept.write).not.toHaveBeenCalled();
  });

  it("refuses a write for which there is no space, and says so", () => {
    const { folder, kept, full } = mounted();
    const node = call(folder.node.node_ops["mknod"], folder.node, "burgrave.db") as ReturnType<Folder["file"]>;
    const before = node.stream_ops["write"];
    kept.write.mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    expect(() => call(before, {}, new Int8Array(1), 0, 1, 0)).toThrow(expect.objectContaining({ errno: 51 }));
    expect(full).toHaveBeenCalledOnce();
    kept.write.mockImplementation(() => 0);
    expect(() => call(before, {}, new Int8Array(1), 0, 1, 0)).toThrow(expect.objectContaining({ errno: 29 }));
    expect(full).toHaveBeenCalledOnce();
  });
});
