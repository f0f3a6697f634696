/** The current user, and the tables where they sit. */

import * as http from "./api";
import type { Person, Room } from "./contract";
import { recall, remember } from "./memory";
import * as push from "./push.svelte";

/** Stored while an account is logged in, to notice a remote logout even after a reload. */
const LOGGED_IN = "logged-in";

class Myself {
  person = $state.raw<Person | null>(null);
  /** Null until the server has sent them, and again after a login. */
  rooms = $state.raw<Room[] | null>(null);
  known = $state(false);
  /** This browser's session was ended elsewhere. */
  ended = $state(false);
  /** Set while the page asks for a name; called with whether one was given. */
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

  /** Ensure that the user has a name; ask for one if necessary. */
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

  /** Log in to an account; my seats at these tables move along. Return how many did not. */
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
    await push.forget().catch(() => undefined); // the next user of this browser is another person
    await http.logOut();
    this.#forget();
    this.rooms = [];
  }

  /** Delete everything the server stores about me; an account needs its password. */
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

/** My unfinished tables: those whose seat can move to an account, and those that cannot. */
export function toTake(rooms: readonly Room[] | null): { along: Room[]; stay: Room[] } {
  const open = (rooms ?? []).filter((room) => room.state !== "over");
  const along = open.filter((room) => room.you.seat !== null && !room.tournament);
  return { along, stay: open.filter((room) => !along.includes(room)) };
}
