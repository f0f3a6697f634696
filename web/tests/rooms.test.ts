import { render } from "svelte/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { isLoopback } from "../src/lib/address";
import type { Lang, Room } from "../src/lib/contract";
import { ago } from "../src/lib/time";
import { speak } from "../src/lib/words.svelte";
import RoomRow from "../src/pages/RoomRow.svelte";
import { gameLine, myRoomName, roomName, standing } from "../src/pages/titles";

const room = (more: Partial<Room> = {}): Room =>
  ({
    id: "r1",
    name: "Anna",
    named: false,
    state: "over",
    set_up: { game: "citadels", options: { players: 4, ruleset: "2016" } },
    seats: ["Anna", "Odo", "Matilda", "Ruggero"].map((name, seat) => ({ seat, name, kind: "person" })),
    clock: { kind: "none" },
    you: { seat: 0, host: true },
    changed: Date.now() / 1000 - 7300,
    ...more,
  }) as Room;

beforeAll(() => speak("en", { keep: false }));
afterAll(() => speak("en", { keep: false }));

describe("the name of a table", () => {
  it.each<[Lang, string]>([
    ["en", "Anna's table"],
    ["es", "Mesa de Anna"],
    ["it", "Tavolo di Anna"],
    ["pt-BR", "Mesa de Anna"],
  ])("is made of that of its host in %s", async (lang, name) => {
    await speak(lang, { keep: false });
    expect(roomName(room())).toBe(name);
    await speak("en", { keep: false });
  });

  it("is what the host called it", () => expect(roomName(room({ named: true, name: "Friday" }))).toBe("Friday"));

  it("is the game in a list of mine, and is not repeated below", () => {
    expect(myRoomName(room())).toBe("Citadels");
    expect(gameLine(room(), "Citadels")).toBe("2016 edition");
    expect(gameLine(room(), "Friday")).toBe("Citadels, 2016 edition");
  });
});

describe("a row of my tables", () => {
  it.each<[Lang, string]>([
    ["en", "2nd of 4, 31 points"],
    ["es", "2.º de 4, 31 puntos"],
    ["it", "2º su 4, 31 punti"],
    ["pt-BR", "2º de 4, 31 pontos"],
  ])("has place and points of a finished game in %s", async (lang, told) => {
    await speak(lang, { keep: false });
    expect(standing(room({ place: 2, points: 31 }))).toBe(told);
    await speak("en", { keep: false });
  });

  it("has players, date and result", () => {
    const { body } = render(RoomRow, { props: { room: room({ place: 1, points: 30 }), mine: true } });
    for (const told of ["Citadels", "2016 edition", "Anna, Odo, Matilda, Ruggero", "2 hours ago", "1st of 4, 30 points"])
      expect(body).toContain(told);
  });

  it("has the round of a game in progress", () => expect(standing(room({ state: "playing", round: 5 }))).toBe("Round 5"));
});

describe("how long ago something was", () => {
  it.each([
    [5, "now"],
    [60, "1 minute ago"],
    [7300, "2 hours ago"],
    [90_000, "yesterday"],
  ])("%d seconds: %s", (past, told) => expect(ago(1_000_000 - past, 1_000_000)).toBe(told));

  it("is a date after a month", () => expect(ago(0, 40 * 86_400)).toBe("January 1, 1970"));
});

describe("an address that only this computer can open", () => {
  it.each(["http://localhost:8000/#/room/r1", "http://127.0.0.1/#/room/r1", "http://127.8.0.1:80", "http://[::1]:8000/#/room/r1"])(
    "is %s",
    (address) => expect(isLoopback(address)).toBe(true),
  );

  it.each(["", "http://192.168.1.20:8000/#/room/r1", "https://localhost.example.org/", "https://table.example/#/room/127.0.0.1"])(
    "is not %s",
    (address) => expect(isLoopback(address)).toBe(false),
  );
});
