/** Chat of a table: messages, unread count, and the latest message. */

import type { Chat } from "../lib/contract";
import { recall, remember } from "../lib/memory";
import { settings } from "../lib/settings.svelte";
import { isEmote } from "./emotes";

/** Milliseconds for which a new message stays at its author's shield. */
export const SHOWN = 7000;

export interface TalkSource {
  readonly room: string;
  readonly chats: () => readonly Chat[];
  /** My seat: my own messages are never unread. */
  readonly seat: () => number | null;
  /** Sends a message; undefined if read-only. */
  readonly say: () => ((text: string) => void) | undefined;
}

export class Talk {
  readonly #source: TalkSource;
  /** Time of the last message read. */
  #read = $state(0);
  #fresh = $state.raw<Chat | null>(null);

  constructor(source: TalkSource) {
    this.#source = source;
    this.#read = Number(recall(`read.${source.room}`) ?? 0);
  }

  /** Messages, without the emotes of others if I have muted them. */
  readonly chats = $derived.by((): readonly Chat[] => this.#source.chats().filter((one) => !this.#isMuted(one)));
  readonly say = $derived.by(() => this.#source.say());
  readonly unread = $derived.by((): number => this.chats.filter((one) => this.#isUnread(one)).length);
  /** The latest message, until read or shown long enough. */
  readonly fresh = $derived.by((): Chat | null =>
    this.#fresh && this.#isUnread(this.#fresh) && !this.#isMuted(this.#fresh) ? this.#fresh : null,
  );

  /** Add a message that has just arrived. */
  hear(chat: Chat): void {
    this.#fresh = chat;
    setTimeout(() => {
      if (this.#fresh === chat) this.#fresh = null;
    }, SHOWN);
  }

  /** Mark everything as read. */
  read(): void {
    const last = Math.max(0, ...this.chats.map((one) => one.at));
    if (last <= this.#read) return;
    this.#read = last;
    remember(`read.${this.#source.room}`, String(last));
  }

  #isUnread(chat: Chat): boolean {
    return chat.at > this.#read && !this.#isMine(chat);
  }

  #isMuted(chat: Chat): boolean {
    return !settings.emotes && isEmote(chat.text) && !this.#isMine(chat);
  }

  #isMine(chat: Chat): boolean {
    return chat.seat !== null && chat.seat === this.#source.seat();
  }
}
