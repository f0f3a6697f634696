/** The points of a game that has just ended, part by part; what was kept secret comes last, one seat after the other. */

import type { Result, Score } from "../lib/contract";

/** Milliseconds for a part. */
export const PART: Record<string, number> = { slow: 2400, normal: 1500, quick: 700 };

export class Counting {
  /** How many steps have been taken. */
  step = $state(0);
  readonly #result: () => Result;
  readonly #secret: () => boolean;

  /** `secret`: whether the last part of the points is one that each seat has kept to itself. */
  constructor(result: () => Result, secret: () => boolean) {
    this.#result = result;
    this.#secret = secret;
  }

  readonly parts = $derived.by((): number => this.#result().scores[0]?.items.length ?? 0);
  /** Those that are told of all at once. */
  readonly open = $derived.by((): number => Math.max(0, this.parts - (this.#secret() ? 1 : 0)));
  readonly steps = $derived.by((): number => this.open + (this.#secret() ? this.#result().scores.length : 0) + 1);
  readonly done = $derived.by((): boolean => this.step >= this.steps);

  /** The scores in the order in which they are told: by seats while it is counted, by places once it is done. */
  readonly rows = $derived.by((): readonly Score[] =>
    [...this.#result().scores].sort((a, b) => (this.done ? a.place - b.place : (a.seat ?? 99) - (b.seat ?? 99))),
  );

  /** Who is told last has most: nobody knows before. */
  readonly #secretly = $derived.by((): readonly Score[] => [...this.#result().scores].sort((a, b) => b.place - a.place));

  next(): void {
    this.step = Math.min(this.steps, this.step + 1);
  }

  end(): void {
    this.step = this.steps;
  }

  /** Whether a part of a score has been told. */
  told(score: Score, part: number): boolean {
    if (this.done) return true;
    if (part < this.open) return part < this.step;
    return this.#secretly.indexOf(score) < this.step - this.open;
  }

  /** The points that have been told of a score. */
  sum(score: Score): number {
    if (this.done) return score.total;
    return score.items.reduce((sum, [, points], part) => sum + (this.told(score, part) ? points : 0), 0);
  }
}
