/** The review of a finished game: its progress, its content as far as it is known, and the request for it. */

import * as http from "../../lib/api";
import type { Review, Room, ToldReview } from "../../lib/contract";
import { myself } from "../../lib/me.svelte";
import { language } from "../../lib/words.svelte";
import { attempt } from "../../shell/toasts.svelte";

const AGAIN = 2000;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  wrong = $state.raw<unknown>(null);
  asking = $state(false);
  readonly #id: string;

  readonly going = $derived.by((): boolean => this.review?.state === "waiting" || this.review?.state === "making");
  readonly told = $derived.by((): ToldReview | null => this.review?.told ?? null);

  /** Create it during component initialization: it follows the language, and the review while it is made. */
  constructor(id: string) {
    this.#id = id;
    $effect(() => void this.load(language()));
    $effect(() => {
      if (!this.going) return;
      const timer = setInterval(() => void this.load(language()), AGAIN);
      return () => clearInterval(timer);
    });
  }

  async load(lang = language()): Promise<void> {
    try {
      const found = await http.review(this.#id, lang);
      if (lang !== language()) return;
      [this.review, this.wrong] = [found, null];
    } catch (problem) {
      if (!this.review) this.wrong = problem;
    }
  }

  /** Have the game reviewed. */
  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      if (!(await attempt(() => myself.somebody()))) return;
      const shown = await attempt(() => http.askReview(this.#id, language()));
      if (shown) this.review = shown;
    } finally {
      this.asking = false;
    }
  }
}

/** Seat whose story is told: the reader's, or the winner's. */
export function seatTold(told: ToldReview | null, room: Room | null): number {
  return room?.you.seat ?? told?.sums.find((one) => one.outcome > 0)?.seat ?? 0;
}
