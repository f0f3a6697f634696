/** The chat of a table: what was said, what is still unread, and the message that has just arrived. */

import type { Chat } from "../lib/contract";
import { recall, remember } from "../lib/memory";

/** Milliseconds for which a new message stays at the shield of its author. */
export const SHOWN = 7000;

export interface TalkSource {
  readonly room: string;
  readonly chats: () => readonly Chat[];
  /** My seat: what I write is never unread. */
  readonly seat: () => number | null;
  /** Sends a message, unless I may only read. */
  readonly say: () => ((text: string) => void) | undefined;
}

export class Talk {
  readonly #source: TalkSource;
  /** When the last message that was read was written. */
  #read = $state(0);
  #fresh = $state.raw<Chat | null>(null);

  constructor(source: TalkSource) {
    this.#source = source;
    this.#read = Number(recall(`read.${source.room}`) ?? 0);
  }

  readonly chats = $derived.by((): readonly Chat[] => this.#source.chats());
  readonly say = $derived.by(() => this.#source.say());
  readonly unread = $derived.by((): number => this.chats.filter((one) => this.#isUnread(one)).length);
  /** The message that has just arrived, until it is read or was shown long enough. */
  readonly fresh = $derived.by((): Chat | null => (this.#fresh && this.#isUnread(this.#fresh) ? this.#fresh : null));

  /** Takes note of a message that has just arrived. */
  hear(chat: Chat): void {
    this.#fresh = chat;
    setTimeout(() => {
      if (this.#fresh === chat) this.#fresh = null;
    }, SHOWN);
  }

  /** Marks everything that was said as read. */
  read(): void {
    const last = Math.max(0, ...this.chats.map((one) => one.at));
    if (last <= this.#read) return;
    this.#read = last;
    remember(`read.${this.#source.room}`, String(last));
  }

  #isUnread(chat: Chat): boolean {
    return chat.at > this.#read && (chat.seat === null || chat.seat !== this.#source.seat());
  }
}
