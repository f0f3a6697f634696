/** Strikes against players until my next decision: animations, and marks on the table. */

import type { TableMessage } from "../lib/contract";
import { linesUpToMine } from "../lib/log";
import { recallHere, rememberHere } from "../lib/memory";
import { freshLines, takeText, type Staging, type Strike } from "../lib/scenes";

/** A strike that was shown; `text` is its log line. */
export interface Mark extends Strike {
  readonly id: number;
  readonly text: string;
}

const KEPT = "marks";

export class Marks {
  all = $state.raw<readonly Mark[]>([]);
  #next = 0;
  #since = "";
  #kept: boolean;

  /** `kept`: marks survive a reload. */
  constructor({ kept = false } = {}) {
    this.#kept = kept;
  }

  /** Process a scene before it is shown; return its strikes. */
  heed(staging: Staging | null, scene: TableMessage, before: TableMessage): readonly Mark[] {
    const strikes = staging?.strikes?.(scene, before) ?? [];
    if (this.#since !== since(scene)) this.clear();
    this.#since = since(scene);
    if (!strikes.length) return [];
    const lines = freshLines(scene, before);
    const fresh = strikes.map((strike): Mark => ({ ...strike, text: takeText(lines, strike.event.event), id: this.#next++ }));
    this.#set([...this.all, ...fresh]);
    return fresh;
  }

  /** Drop the marks of moves that a table without events has taken back. */
  refresh(table: TableMessage): void {
    if (this.#since === since(table)) return;
    this.clear();
    this.#since = since(table);
  }

  /** Restore the marks of the previous page load with the first table. */
  resume(table: TableMessage): void {
    if (!this.#kept || this.#since) return;
    this.#since = since(table);
    const kept = JSON.parse(recallHere(KEPT) ?? "null") as { since: string; all: readonly Mark[] } | null;
    if (kept?.since !== this.#since) return;
    this.all = kept.all;
    this.#next = Math.max(-1, ...kept.all.map((mark) => mark.id)) + 1;
  }

  clear(): void {
    if (this.all.length) this.#set([]);
  }

  #set(all: readonly Mark[]): void {
    this.all = all;
    if (this.#kept) rememberHere(KEPT, JSON.stringify({ since: this.#since, all }));
  }
}

/** Lifetime key of marks: until my next decision, which moves the start of the news; one round for spectators. */
function since(table: TableMessage): string {
  const { room, seat, view } = table;
  return [room, seat, seat === null ? view.round : linesUpToMine(table)].join(" ");
}

/** Marks at a seat: strikes against it, or by it against nobody in particular. */
export function marksAt(marks: readonly Mark[] | undefined, seat: number): readonly Mark[] {
  return (marks ?? []).filter((mark) => (mark.on ?? (mark.to ? null : mark.by)) === seat);
}
