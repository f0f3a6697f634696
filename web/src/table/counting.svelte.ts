/** Final scoring, revealed part by part; secret points come last, seat by seat. */

import type { Result, Score } from "../lib/contract";

/** Milliseconds per part. */
export const PART: Record<string, number> = { slow: 2400, normal: 1500, quick: 700 };

/** True while the points of a finished game are being revealed on this page. */
export const scoring = $state({ running: false });

export class Counting {
  /** Number of steps taken. */
  step = $state(0);
  readonly #result: () => Result;
  readonly #secret: () => boolean;

  /** `secret`: the last part of the points was hidden by each seat. */
  constructor(result: () => Result, secret: () => boolean) {
    this.#result = result;
    this.#secret = secret;
  }

  readonly parts = $derived.by((): number => this.#result().scores[0]?.items.length ?? 0);
  /** Number of parts revealed for all seats at once. */
  readonly open = $derived.by((): number => Math.max(0, this.parts - (this.#secret() ? 1 : 0)));
  readonly steps = $derived.by((): number => this.open + (this.#secret() ? this.#result().scores.length : 0) + 1);
  readonly done = $derived.by((): boolean => this.step >= this.steps);

  /** Scores in display order: by seat during the count, by place afterwards. */
  readonly rows = $derived.by((): readonly Score[] =>
    [...this.#result().scores].sort((a, b) => (this.done ? a.place - b.place : (a.seat ?? 99) - (b.seat ?? 99))),
  );

  /** Order of secret scores: the highest total last. */
  readonly #secretly = $derived.by((): readonly Score[] => [...this.#result().scores].sort((a, b) => b.place - a.place));

  next(): void {
    this.step = Math.min(this.steps, this.step + 1);
  }

  end(): void {
    this.step = this.steps;
  }

  /** Return true if a part of a score has been revealed. */
  told(score: Score, part: number): boolean {
    if (this.done) return true;
    if (part < this.open) return part < this.step;
    return this.#secretly.indexOf(score) < this.step - this.open;
  }

  /** Revealed points of a score. */
  sum(score: Score): number {
    if (this.done) return score.total;
    return score.items.reduce((sum, [, points], part) => sum + (this.told(score, part) ? points : 0), 0);
  }
}
