/** The steps of a game that is over: fetched when wanted, a few ahead while it plays. */

import type { TableMessage } from "../lib/contract";

const AHEAD = 3;

export class Film {
  step = $state(0);
  playing = $state(false);
  table = $state.raw<TableMessage | null>(null);
  /** Milliseconds for a step. */
  pace = $state(1400);
  readonly steps: number;
  #fetch: (step: number) => Promise<TableMessage>;
  #kept = new Map<number, Promise<TableMessage>>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wanted = 0;

  constructor(steps: number, fetch: (step: number) => Promise<TableMessage>) {
    this.steps = steps;
    this.#fetch = fetch;
  }

  /** Shows the table after so many decisions. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.steps, step));
    this.#wanted = wanted;
    const table = await this.#get(wanted);
    if (this.#wanted !== wanted) return;
    this.step = wanted;
    this.table = table;
    for (let next = wanted + 1; next <= Math.min(this.steps, wanted + AHEAD); next += 1) this.#get(next).catch(() => undefined);
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

  /** Goes to the first step of the round before or after this one. */
  async round(direction: 1 | -1): Promise<void> {
    this.pause();
    const here = roundOf(await this.#get(this.step));
    let step = this.step;
    if (direction < 0 && step > 0) {
      const before = roundOf(await this.#get(step - 1));
      step = await this.#firstOf(before, 0, step - 1);
    } else if (direction > 0) {
      step = await this.#firstAfter(here, step, this.steps);
    }
    await this.go(step);
  }

  /** Forgets the texts, which are in another language now, and shows the step again. */
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
    }, this.pace);
  }

  /** Rounds only grow: the first step of one is found by halving. */
  async #firstOf(round: number, from: number, to: number): Promise<number> {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (roundOf(await this.#get(middle)) >= round) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  async #firstAfter(round: number, from: number, to: number): Promise<number> {
    if (roundOf(await this.#get(to)) <= round) return to;
    return this.#firstOf(round + 1, from, to);
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

/** A game that counts no rounds is one long one. */
function roundOf({ view }: TableMessage): number {
  return view.round ?? 0;
}
