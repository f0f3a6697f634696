/** Who I am, and the tables where I sit. */

import * as http from "./api";
import type { Person, Room } from "./contract";
import { recall, remember } from "./memory";
import * as push from "./push.svelte";

/** Set in this browser while an account is logged in, so that an end from elsewhere is noticed after a reload, too. */
const LOGGED_IN = "logged-in";

class Myself {
  person = $state.raw<Person | null>(null);
  /** Not known until the server has told, and again from a login until it has told of whoever that is. */
  rooms = $state.raw<Room[] | null>(null);
  known = $state(false);
  /** Whether the session that this browser had was ended elsewhere. */
  ended = $state(false);
  /** Set while the page asks for a name; resolved with whether one was given. */
  asking = $state.raw<((given: boolean) => void) | null>(null);

  async load(): Promise<void> {
    const found = await http.me();
    const before = this.person !== null || recall(LOGGED_IN) !== null;
    if (found.person) this.#enter(found.person);
    else {
      this.ended ||= before;
      this.#forget();
    }
    this.rooms = found.rooms;
    this.known = true;
  }

  async call(name: string): Promise<void> {
    this.#enter((await http.callMe(name)).person);
  }

  /** Somebody with a name, asked for one if need be. */
  async somebody(): Promise<boolean> {
    if (!this.known) await this.load();
    if (this.person) return true;
    return new Promise((resolve) => {
      this.asking = (given) => {
        this.asking = null;
        resolve(given);
      };
    });
  }

  async register(login: string, password: string): Promise<void> {
    this.#enter((await http.register(login, password)).person);
  }

  /** Comes back to an account; my seats at these tables come along. Returns how many did not. */
  async logIn(login: string, password: string, along: readonly Room[] = []): Promise<number> {
    const links = await Promise.all(along.map((room) => http.seatLink(room.id).catch(() => null)));
    this.#enter((await http.logIn(login, password)).person);
    this.rooms = null;
    let left = 0;
    for (const link of links) {
      const moved = link && (await http.claim(link.url.split("/").at(-1)!).catch(() => null));
      if (!moved) left += 1;
    }
    await this.load();
    return left;
  }

  async logOut(): Promise<void> {
    await push.forget().catch(() => undefined); // who comes to this browser next is somebody else
    await http.logOut();
    this.#forget();
    this.rooms = [];
  }

  /** Has all taken away that the server keeps of me; an account needs its password. */
  async forgetMe(password: string): Promise<void> {
    await http.forgetMe(password);
    await push.forget().catch(() => undefined);
    remember("name", null);
    this.#forget();
    this.rooms = [];
  }

  #enter(person: Person): void {
    this.person = person;
    this.ended = false;
    remember(LOGGED_IN, person.guest ? null : "yes");
  }

  #forget(): void {
    this.person = null;
    remember(LOGGED_IN, null);
  }
}

export const myself = new Myself();

/** Tables of mine that are not over: those whose seat can come along to an account, and those that must stay. */
export function toTake(rooms: readonly Room[] | null): { along: Room[]; stay: Room[] } {
  const open = (rooms ?? []).filter((room) => room.state !== "over");
  const along = open.filter((room) => room.you.seat !== null && !room.tournament);
  return { along, stay: open.filter((room) => !along.includes(room)) };
}
