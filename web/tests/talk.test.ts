import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Chat } from "../src/lib/contract";
import { SHOWN, Talk } from "../src/table/talk.svelte";

const stored = new Map<string, string>();

function talk(chats: Chat[]): Talk {
  return new Talk({ room: "one", chats: () => chats, seat: () => 0, say: () => undefined });
}

const said = (seat: number | null, at: number): Chat => ({ from: "Bruno", seat, text: "Hello", at });

describe("the chat of a table", () => {
  beforeEach(() => {
    stored.clear();
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("has the messages of others unread until they are read, also after a reload", () => {
    const chats = [said(1, 10), said(0, 11), said(null, 12)];
    const first = talk(chats);
    expect(first.unread).toBe(2);
    first.read();
    expect(first.unread).toBe(0);
    expect(talk(chats).unread).toBe(0);
    expect(talk([...chats, said(2, 13)]).unread).toBe(1);
  });

  it("shows a new message for some seconds", () => {
    const hello = said(1, 10);
    const one = talk([hello]);
    expect(one.fresh).toBeNull();
    one.hear(hello);
    expect(one.fresh).toEqual(hello);
    vi.advanceTimersByTime(SHOWN);
    expect(one.fresh).toBeNull();
    expect(one.unread).toBe(1);
  });

  it("shows no message that is mine or read already", () => {
    const one = talk([said(0, 10), said(1, 11)]);
    one.hear(said(0, 10));
    expect(one.fresh).toBeNull();
    one.hear(said(1, 11));
    one.read();
    expect(one.fresh).toBeNull();
  });
});
