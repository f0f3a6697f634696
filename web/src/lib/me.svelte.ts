/** Who I am, and the tables where I sit. */

import * as http from "./api";
import type { Person, Room } from "./contract";
import * as push from "./push.svelte";

class Myself {
  person = $state.raw<Person | null>(null);
  /** Not known until the server has told, and again from a login until it has told of whoever that is. */
  rooms = $state.raw<Room[] | null>(null);
  known = $state(false);
  /** Set while the page asks for a name; resolved with whether one was given. */
  asking = $state.raw<((given: boolean) => void) | null>(null);

  async load(): Promise<void> {
    const found = await http.me();
    this.person = found.person;
    this.rooms = found.rooms;
    this.known = true;
  }

  async call(name: string): Promise<void> {
    this.person = (await http.callMe(name)).person;
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
    this.person = (await http.register(login, password)).person;
  }

  async logIn(login: string, password: string): Promise<void> {
    this.person = (await http.logIn(login, password)).person;
    this.rooms = null;
    await this.load();
  }

  async logOut(): Promise<void> {
    await push.forget().catch(() => undefined); // who comes to this browser next is somebody else
    await http.logOut();
    this.person = null;
    this.rooms = [];
  }
}

export const myself = new Myself();
