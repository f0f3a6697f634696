import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Room } from "../src/lib/contract";
import { myself, toTake } from "../src/lib/me.svelte";
import { speak, t } from "../src/lib/words.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import Me from "../src/pages/Me.svelte";
import RoomRow from "../src/pages/RoomRow.svelte";

const ana = { id: "p1", name: "Ana", guest: false };
const game = {
  id: "k3m9xw2p",
  name: "Friday",
  named: true,
  state: "over",
  set_up: { game: "citadels", options: { players: 4 } },
  you: { seat: 0, host: true },
  seats: [],
  clock: { kind: "none" },
  changed: 1,
};

/** What the server answers, by the end of the address; a promise keeps whoever asks waiting. */
let answers: Record<string, unknown> = {};

beforeEach(async () => {
  await speak("en", { keep: false });
  vi.stubGlobal("document", { baseURI: "http://localhost:8000/" });
  vi.stubGlobal("fetch", async (address: string) => Response.json(await answers[new URL(address).pathname.split("/").at(-1)!]));
});
afterEach(() => vi.unstubAllGlobals());

const page = (): string => render(Me).body;
const nothing = (): string => t("web-no-games");

describe("the list of my games", () => {
  it("says that there are none only after the server did", async () => {
    expect(page()).not.toContain(nothing());
    expect(page()).toContain(t("web-waiting"));
    answers = { me: { person: null, rooms: [] } };
    await myself.load();
    expect(page()).toContain(nothing());
    expect(page()).not.toContain(t("web-waiting"));
  });

  it("does not say it of somebody who logs in, before their games are there", async () => {
    let tell: (found: object) => void = () => undefined;
    answers = { login: { person: ana }, me: new Promise((told) => (tell = told)) };
    const entered = myself.logIn("ana", "a good password");
    await vi.waitFor(() => expect(myself.person).toEqual(ana));
    expect(page()).not.toContain(nothing());
    tell({ person: ana, rooms: [game] });
    await entered;
    expect(page()).toContain(game.name);
    expect(page()).not.toContain(nothing());
  });
});

describe("my page", () => {
  it("lists a few games that are over, and all that are not", async () => {
    const over = Array.from({ length: 9 }, (_, at) => ({ ...game, id: `o${at}`, name: `Over ${at}.`, changed: at }));
    const now = { ...game, id: "now", name: "Now", state: "playing", changed: 0 };
    answers = { me: { person: ana, rooms: [...over, now] } };
    await myself.load();
    expect(page()).toContain("Now");
    expect(page()).toContain("Over 8.");
    expect(page()).not.toContain("Over 0.");
    expect(page()).toContain(t("web-all-games", { n: 10 }));
  });

  it("names the login of an account", async () => {
    answers = { me: { person: { ...ana, login: "ana.7" }, rooms: [] } };
    await myself.load();
    expect(page()).toContain("ana.7");
  });

  it("says what concerns guests only once the server has told that I am one", async () => {
    myself.person = null;
    myself.known = false;
    for (const said of ["web-welcome", "web-name-text", "web-account"]) expect(page()).not.toContain(t(said));
    answers = { me: { person: null, rooms: [] } };
    await myself.load();
    for (const said of ["web-welcome", "web-name-text", "web-account"]) expect(page()).toContain(t(said));
  });
});

describe("a session that was ended elsewhere", () => {
  it("is noticed, but not the end that I made myself", async () => {
    answers = { me: { person: ana, rooms: [] }, logout: { person: null } };
    await myself.load();
    answers = { ...answers, me: { person: null, rooms: [] } };
    await myself.load();
    expect(myself.ended).toBe(true);
    answers = { ...answers, login: { person: ana } };
    await myself.logIn("ana", "a good password");
    myself.ended = false;
    await myself.logOut();
    await myself.load();
    expect(myself.ended).toBe(false);
  });
});

describe("a guest who logs in", () => {
  const sat = { ...game, state: "playing", you: { seat: 1, host: false }, tournament: null };

  it("can take along what goes on and is of no tournament", () => {
    const rooms = [game, sat, { ...sat, id: "t", tournament: "cup" }, { ...sat, id: "h", you: { seat: null, host: true } }];
    const { along, stay } = toTake(rooms as unknown as Room[]);
    expect(along.map(({ id }) => id)).toEqual([sat.id]);
    expect(stay.map(({ id }) => id)).toEqual(["t", "h"]);
  });

  it("is told what could not come along", async () => {
    answers = {
      "seat-link": { url: "http://x/#/seat/abc" },
      login: { person: ana },
      me: { person: ana, rooms: [sat] },
      claim: { id: sat.id },
    };
    expect(await myself.logIn("ana", "pw", [sat as unknown as Room])).toBe(0);
    answers = { ...answers, claim: Promise.reject(new Error("of a tournament")) };
    expect(await myself.logIn("ana", "pw", [sat as unknown as Room])).toBe(1);
  });
});

describe("the lists of the lobby", () => {
  it("say nothing of what was not asked for yet", () => {
    const lobby = render(Lobby).body;
    expect(lobby).not.toContain(t("web-no-public-tables"));
    expect(lobby).toContain(t("web-waiting"));
  });
});

describe("a table in the lobby", () => {
  const row = (clock: object): string => render(RoomRow, { props: { room: { ...game, state: "open", clock } as unknown as Room } }).body;

  it("says how time counts there, before anybody sits down", () => {
    expect(row({ kind: "days", seconds: 86_400 })).toContain(`${t("web-clock")}: ${t("web-clock-days", { n: 1 })}`);
    expect(row({ kind: "none" })).toContain(t("web-clock-none"));
  });
});
