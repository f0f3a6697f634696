import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../src/lib/api";
import { Connection } from "../src/lib/connection.svelte";
import type { FromServer, EventJson, Room, TableMessage } from "../src/lib/contract";
import type { SocketLike, Surroundings } from "../src/lib/surroundings";

vi.mock("../src/lib/address", () => ({ api: (path: string) => `https://table.example/api/v1${path}` }));

class FakeSocket implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: { t: string; id?: number; [field: string]: unknown }[] = [];

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}

function table(seq: number, more: Partial<TableMessage> = {}): TableMessage {
  return {
    t: "table",
    room: "r1",
    seq,
    seat: 0,
    lang: "en",
    view: { game: "citadels" } as TableMessage["view"],
    names: [],
    levels: [],
    open: [0],
    thinking: [],
    ask: { question: "?", options: [{ action: 7, notation: "end", text: "End", note: "", quote: {} }] },
    log: { from: 0, paragraphs: [] },
    news: null,
    news_line: null,
    happened: [],
    undo: false,
    clock: null,
    result: null,
    ...more,
  };
}

const paragraph = (text: string) => ({ lines: [{ event: "", parts: [text] }] });
const aRoom = { id: "r1", state: "playing", seats: [] as Room["seats"], changed: 1 } as Room;

let sockets: FakeSocket[];
let wake: () => void;
let around: Surroundings;
let problems: ApiError[];
let happened: EventJson[];

function connect(): Connection {
  return new Connection("r1", "en", { problem: (one) => problems.push(one), table: (_, events) => happened.push(...events) }, around);
}

const last = (): FakeSocket => sockets[sockets.length - 1]!;
const acts = (socket: FakeSocket) => socket.sent.filter((message) => message.t === "act");

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  problems = [];
  happened = [];
  around = {
    openSocket: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
    http: {
      room: vi.fn(async () => aRoom),
      table: vi.fn(async () => ({ table: table(5), tag: "x" })),
      act: vi.fn(async () => ({ seq: 6 })),
      undo: vi.fn(async () => ({ seq: 6 })),
      hint: vi.fn(async () => ({ tips: [] })),
    },
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    onWake: (then) => {
      wake = then;
      return () => undefined;
    },
    random: () => 0.5,
  };
});

afterEach(() => vi.useRealTimers());

it("knows that everything was told once the chats have come", () => {
  const one = connect();
  last().open();
  last().say({ t: "room", room: { ...aRoom, state: "over" } });
  expect(one.whole).toBe(false);
  last().say(table(3));
  expect(one.whole).toBe(false);
  last().say({ t: "chats", chats: [] });
  expect(one.whole).toBe(true);
});

describe("a socket", () => {
  it("is opened in the language of the page and shows what it says", () => {
    const connection = connect();
    expect(last().address).toBe("wss://table.example/api/v1/rooms/r1/socket?lang=en");
    last().open();
    last().say({ t: "room", room: aRoom });
    last().say(table(3));
    expect(connection.status).toBe("live");
    expect(connection.room?.id).toBe("r1");
    expect(connection.table?.seq).toBe(3);
  });

  it("tells when the server let go of it on purpose, and comes back all the same", async () => {
    let refused = 0;
    const connection = new Connection("r1", "en", { refused: () => (refused += 1) }, around);
    last().open();
    last().lose();
    expect(refused).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    last().open();
    last().lose(1008);
    expect(refused).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets).toHaveLength(3);
    connection.close();
  });

  it("puts the pieces of the log together", () => {
    const connection = connect();
    last().open();
    last().say(table(1, { log: { from: 0, paragraphs: [paragraph("a"), paragraph("b")] } }));
    last().say(table(2, { log: { from: 1, paragraphs: [paragraph("b2"), paragraph("c")] } }));
    expect(connection.table?.log.paragraphs.map((one) => one.lines[0]!.parts[0])).toEqual(["a", "b2", "c"]);
  });

  it("asks for the whole table when a piece of the log is missing", async () => {
    const connection = connect();
    last().open();
    last().say(table(1));
    last().say(table(4, { log: { from: 3, paragraphs: [paragraph("d")] } }));
    await vi.advanceTimersByTimeAsync(1);
    expect(around.http.table).toHaveBeenCalledOnce();
    expect(connection.table?.seq).toBe(5);
  });

  it("tells what happened, but not what came with the first table", () => {
    connect();
    last().open();
    last().say(table(1, { happened: [{ event: "build" }] }));
    last().say(table(2, { happened: [{ event: "end" }] }));
    expect(happened.map((one) => one.event)).toEqual(["end"]);
  });

  it("forgets a table older than the one it has", () => {
    const connection = connect();
    last().open();
    last().say(table(4));
    last().say(table(3));
    expect(connection.table?.seq).toBe(4);
  });

  it("comes back by itself, later and later", async () => {
    const connection = connect();
    last().open();
    last().say(table(1));
    last().lose();
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    last().lose();
    await vi.advanceTimersByTimeAsync(900);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(sockets).toHaveLength(3);
    last().open();
    last().say(table(9));
    expect(connection.status).toBe("live");
    expect(connection.table?.seq).toBe(9);
  });

  it("comes back at once when the page is seen again", () => {
    connect();
    last().open();
    last().lose();
    wake();
    expect(sockets).toHaveLength(2);
  });

  it("asks again for a hint that had not come, and for none that had", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.hint();
    last().lose();
    wake();
    last().open();
    last().say(table(3));
    expect(last().sent).toContainEqual({ t: "hint", id: 2 });
    last().say({ t: "hints", id: 2, tips: [] });
    expect(connection.tips).toEqual([]);
    last().lose();
    wake();
    last().open();
    last().say(table(3));
    expect(last().sent.filter((message) => message.t === "hint")).toEqual([]);
  });

  it("asks once for a hint that somebody cannot wait for, also where the table of a new socket is still to come", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    last().lose();
    wake();
    last().open();
    connection.hint();
    connection.hint();
    last().say(table(3));
    connection.hint();
    expect(last().sent).toEqual([{ t: "hint", id: 1 }]);
    last().say(table(4, { ask: { question: "?", options: [] } }));
    connection.hint();
    expect(last().sent).toEqual([
      { t: "hint", id: 1 },
      { t: "hint", id: 2 },
    ]);
  });

  it("takes no hint for what I have decided meanwhile", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.hint();
    const { id } = last().sent.at(-1)!;
    connection.act(7);
    last().say({ t: "done", id: 2, seq: 4 });
    last().say(table(5));
    last().say({ t: "hints", id: id!, tips: [{ action: 7, text: "End" }] });
    expect(connection.tips).toBeNull();
  });

  it("keeps a hint while others decide, and until I am asked something else", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.hint();
    last().say({ t: "hints", id: last().sent.at(-1)!.id!, tips: [{ action: 7, text: "End" }] });
    last().say(table(4));
    expect(connection.tips).toHaveLength(1);
    last().say(table(5, { ask: { question: "?", options: [] } }));
    expect(connection.tips).toBeNull();
  });

  it("is given up when nothing is heard of it", async () => {
    const connection = connect();
    last().open();
    await vi.advanceTimersByTimeAsync(41_000);
    expect(connection.status).not.toBe("live");
    expect(last()).not.toBe(sockets[0]);
  });

  it("changes the language without a new connection", () => {
    const connection = connect();
    last().open();
    connection.speak("it");
    expect(last().sent).toContainEqual({ t: "lang", lang: "it" });
    expect(sockets).toHaveLength(1);
  });

  it("is told the language that was chosen while it was being opened", () => {
    const connection = connect();
    connection.speak("it");
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent).toEqual([{ t: "lang", lang: "it" }]);
  });

  it("that says there is no such room ends the attempt", async () => {
    const connection = connect();
    last().open();
    last().say({ t: "error", code: "no-room", detail: "There is no such room.", id: null });
    last().lose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.status).toBe("refused");
    expect(sockets).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it("that may not show the table ends the attempt, and the room leads to its tournament", async () => {
    vi.mocked(around.http.room).mockResolvedValue({ ...aRoom, tournament: "cup" });
    const connection = connect();
    last().open();
    last().say({ t: "error", code: "sealed", detail: "The same cards are played at other tables.", id: null });
    last().lose(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.status).toBe("refused");
    expect(connection.refusal?.code).toBe("sealed");
    expect(connection.room?.tournament).toBe("cup");
    expect(sockets).toHaveLength(1);
  });

  it("opens nothing more once it is closed", async () => {
    const connection = connect();
    last().open();
    connection.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("an action", () => {
  it("goes out once with the number of the table, and waits for its answer", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.act(7);
    connection.act(7);
    expect(acts(last())).toEqual([{ t: "act", id: 1, seq: 3, action: 7 }]);
    expect(connection.busy).toBe(true);
    last().say({ t: "done", id: 1, seq: 4 });
    expect(connection.busy).toBe(false);
  });

  it("without an answer is sent once more after a break, under the same number", async () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.act(7);
    last().lose();
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    last().say(table(3));
    expect(acts(last())).toEqual([{ t: "act", id: 1, seq: 3, action: 7 }]);
    last().lose();
    await vi.advanceTimersByTimeAsync(2000);
    last().open();
    last().say(table(3));
    expect(acts(last())).toEqual([]);
    expect(connection.busy).toBe(false);
  });

  it("that was heard before the break is no error", async () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.act(7);
    last().lose();
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    last().say(table(4));
    last().say({ t: "error", code: "stale", detail: "Your decision is another one now.", id: 1 });
    expect(problems).toEqual([]);
    expect(connection.busy).toBe(false);
  });

  it("before the hint came makes the hint no trouble", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.hint();
    last().say({ t: "error", code: "stale", detail: "The decision was made before the hint came.", id: 1 });
    expect(problems).toEqual([]);
    connection.hint();
    last().say({ t: "error", code: "busy", detail: "You wait for 4 hints already.", id: 2 });
    expect(problems.map((one) => one.code)).toEqual(["busy"]);
  });

  it("that is refused is told", () => {
    const connection = connect();
    last().open();
    last().say(table(3));
    connection.act(9);
    last().say({ t: "error", code: "not-legal", detail: "That cannot be done.", id: 1 });
    expect(problems.map((one) => one.code)).toEqual(["not-legal"]);
    expect(connection.busy).toBe(false);
  });
});

describe("without a socket", () => {
  async function refuseSockets(): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      last().lose();
      await vi.advanceTimersByTimeAsync(2500);
    }
  }

  it("the table is asked for again and again", async () => {
    const connection = connect();
    await refuseSockets();
    expect(connection.status).toBe("polling");
    expect(connection.table?.seq).toBe(5);
    const before = vi.mocked(around.http.table).mock.calls.length;
    await vi.advanceTimersByTimeAsync(4100);
    expect(vi.mocked(around.http.table).mock.calls.length).toBeGreaterThan(before);
    expect(vi.mocked(around.http.table).mock.lastCall).toEqual(["r1", "en", "x", null]);
  });

  it("a server that is gone is no line at all, and the socket is tried again soon", async () => {
    const connection = connect();
    await refuseSockets();
    vi.mocked(around.http.room).mockRejectedValue(new ApiError("offline", "The server cannot be reached.", 0));
    await vi.advanceTimersByTimeAsync(2100);
    expect(connection.status).not.toBe("polling");
    expect(problems).toEqual([]);
    const before = sockets.length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(sockets.length).toBeGreaterThan(before);
    last().open();
    last().say(table(7));
    expect(connection.status).toBe("live");
  });

  it("a hint that came is not asked for again by the next socket", async () => {
    const connection = connect();
    last().open();
    last().say(table(5, { ask: { question: "?", options: [] } }));
    connection.hint();
    last().lose();
    await vi.advanceTimersByTimeAsync(2500);
    await refuseSockets();
    expect(connection.status).toBe("polling");
    connection.hint();
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.tips).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    last().open();
    last().say(table(5, { ask: { question: "?", options: [] } }));
    expect(last().sent.filter((message) => message.t === "hint")).toEqual([]);
  });

  it("an action is posted", async () => {
    const connection = connect();
    await refuseSockets();
    connection.act(7);
    await vi.advanceTimersByTimeAsync(10);
    expect(around.http.act).toHaveBeenCalledExactlyOnceWith("r1", 5, 7, 1, null);
    expect(connection.busy).toBe(false);
  });

  it("a room that there is not is said to be none", async () => {
    vi.mocked(around.http.room).mockRejectedValue(new ApiError("no-room", "There is no such table.", 404));
    const connection = connect();
    last().lose();
    await vi.advanceTimersByTimeAsync(10);
    expect(connection.status).toBe("refused");
    expect(connection.refusal?.code).toBe("no-room");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
  });

  it("a table that was open and is not any more ends the connection, too", async () => {
    const connection = connect();
    last().open();
    vi.mocked(around.http.table).mockRejectedValue(new ApiError("sealed", "The same cards are played at other tables.", 403));
    await refuseSockets();
    expect(connection.status).toBe("refused");
  });
});

describe("several at one device", () => {
  const here = (seat: number) => ({ seat, kind: "person", yours: true }) as Room["seats"][number];
  const together = { ...aRoom, seats: [here(0), here(1)] } as Room;
  const eyes = (seq: number, seat: number | null, more: Partial<TableMessage> = {}) => table(seq, { seat, ask: null, ...more });

  function begin(): Connection {
    const connection = connect();
    last().open();
    last().say({ t: "room", room: together });
    last().say(eyes(3, null));
    return connection;
  }

  it("nobody looks before one of them says so", () => {
    const connection = begin();
    expect(last().address).not.toContain("seat");
    expect(connection.table?.seat).toBeNull();
    connection.look(1);
    expect(last().sent.at(-1)).toEqual({ t: "seat", seat: 1 });
    expect(connection.table).toBeNull();
    last().say(eyes(3, 1));
    expect(connection.table?.seat).toBe(1);
  });

  it("what was on its way to the one before is dropped", () => {
    const connection = begin();
    connection.look(0);
    last().say(eyes(3, 0, { ask: table(3).ask }));
    connection.hint();
    const { id } = last().sent.at(-1)!;
    connection.act(7);
    expect(connection.busy).toBe(true);
    connection.look(null);
    expect(connection.busy).toBe(false);
    last().say(eyes(4, 0));
    last().say({ t: "hints", id: id!, tips: [{ action: 7, text: "secret" }] });
    expect(connection.table).toBeNull();
    expect(connection.tips).toBeNull();
    last().say(eyes(4, null));
    expect(connection.table?.seat).toBeNull();
  });

  it("a new socket and a request know who looks", async () => {
    const connection = begin();
    connection.look(1);
    last().lose();
    await vi.advanceTimersByTimeAsync(5000);
    expect(last().address).toContain("&seat=1");
    expect(connection.seat).toBe(1);
  });

  it("the table is asked for again when the server had no time for it", async () => {
    const connection = begin();
    connection.look(1);
    last().say({ t: "error", id: null, code: "too-many-requests", detail: "Later." });
    await vi.advanceTimersByTimeAsync(5000);
    expect(last().sent.slice(-2)).toEqual([
      { t: "seat", seat: 1 },
      { t: "seat", seat: 1 },
    ]);
    last().say(eyes(3, 1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(last().sent.filter((one) => one.t === "seat")).toHaveLength(2);
  });

  it("a socket that was being opened for the one before is told who looks", async () => {
    const connection = begin();
    connection.look(1);
    last().lose();
    await vi.advanceTimersByTimeAsync(5000);
    connection.look(null);
    last().open();
    expect(last().sent).toEqual([{ t: "seat", seat: null }]);
    last().say(eyes(3, 1));
    expect(connection.table).toBeNull();
    last().say(eyes(3, null));
    expect(connection.table?.seat).toBeNull();
  });
});
