import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Room } from "../src/lib/contract";
import { myself } from "../src/lib/me.svelte";
import { speak, t } from "../src/lib/words.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import Me from "../src/pages/Me.svelte";
import RoomRow from "../src/pages/RoomRow.svelte";

const ana = { id: "p1", name: "Ana", guest: false };
const game = {
  id: "k3m9xw2p",
  name: "Friday",
  state: "over",
  set_up: { game: "citadels", options: { players: 4 } },
  you: { seat: 0, host: true },
  seats: [],
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
  it("says what concerns guests only once the server has told that I am one", async () => {
    myself.person = null;
    myself.known = false;
    for (const said of ["web-welcome", "web-name-text", "web-account"]) expect(page()).not.toContain(t(said));
    answers = { me: { person: null, rooms: [] } };
    await myself.load();
    for (const said of ["web-welcome", "web-name-text", "web-account"]) expect(page()).toContain(t(said));
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
