/** Steps of a replay: fetched on demand, with some prefetched during playback. */

import type { Replay, TableMessage } from "../lib/contract";

const AHEAD = 3;
/** Milliseconds for which the slider must rest on a step before it is fetched. */
const REST = 120;
/** Milliseconds per step at normal speed. */
const STEP = 1400;
/** Selectable speeds, as multiples of the normal one. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Unit of a jump. */
export type Part = "round" | "turn" | "decision";

export class Film {
  step = $state(0);
  playing = $state(false);
  table = $state.raw<TableMessage | null>(null);
  /** One of `SPEEDS`. */
  speed = $state(1);
  readonly steps: number;
  readonly #told: Replay;
  #fetch: (step: number) => Promise<TableMessage>;
  #kept = new Map<number, Promise<TableMessage>>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wanted = 0;

  constructor(told: Replay, fetch: (step: number) => Promise<TableMessage>) {
    this.#told = told;
    this.steps = told.steps;
    this.#fetch = fetch;
  }

  /** Show the table after a number of decisions. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.steps, step));
    this.#wanted = wanted;
    const table = await this.#get(wanted).catch((problem: unknown) => {
      if (this.#wanted === wanted) this.#wanted = this.step;
      throw problem;
    });
    if (this.#wanted !== wanted) return;
    this.step = wanted;
    this.table = table;
    for (let next = wanted + 1; next <= Math.min(this.steps, wanted + AHEAD); next += 1) this.#get(next).catch(() => undefined);
  }

  /** Follow the slider; steps that it only passes are not fetched. */
  scrub(step: number): Promise<void> {
    this.pause();
    if (this.#kept.has(step)) return this.go(step);
    this.#wanted = step; // a jump before it rests starts from here
    return new Promise((done, fail) => {
      this.#timer = setTimeout(() => void this.go(step).then(done, fail), REST);
    });
  }

  play(): void {
    if (this.step >= this.steps) this.#wanted = this.step = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Jump to the beginning of the current round or turn, from there to the previous one; or to the next one. */
  async jump(kind: Part, direction: 1 | -1): Promise<void> {
    this.pause();
    await this.go(this.towards(kind, direction, this.#wanted));
  }

  /** The target step of such a jump. */
  towards(kind: Part, direction: 1 | -1, from = this.step): number {
    if (kind === "decision") return Math.max(0, Math.min(this.steps, from + direction));
    const starts = kind === "round" ? this.#told.rounds : this.#told.turns;
    return direction > 0 ? (starts.find((start) => start > from) ?? this.steps) : (starts.findLast((start) => start < from) ?? 0);
  }

  /** Drop the texts after a change of language, and show the step again. */
  forget(): void {
    this.#kept.clear();
    void this.go(this.step);
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      void this.go(this.step + 1).then(
        () => {
          if (!this.playing) return;
          if (this.step >= this.steps) this.pause();
          else this.#tick();
        },
        () => this.pause(),
      );
    }, STEP / this.speed);
  }

  #get(step: number): Promise<TableMessage> {
    const known = this.#kept.get(step);
    if (known) return known;
    const fetched = this.#fetch(step);
    fetched.catch(() => this.#kept.delete(step));
    this.#kept.set(step, fetched);
    if (this.#kept.size > 200) this.#kept.delete(this.#kept.keys().next().value!);
    return fetched;
  }
}
