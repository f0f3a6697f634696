/** Timers that have names: one that is set again starts anew, and all of them can be stopped at once. */

import type { Surroundings } from "./surroundings";

export class Timers {
  #around: Pick<Surroundings, "later">;
  /** How to stop each timer that is running. */
  #running = new Map<string, () => void>();

  constructor(around: Pick<Surroundings, "later">) {
    this.#around = around;
  }

  set(name: string, ms: number, then: () => void): void {
    this.stop(name);
    this.#running.set(
      name,
      this.#around.later(ms, () => {
        this.#running.delete(name);
        then();
      }),
    );
  }

  stop(name: string): void {
    this.#running.get(name)?.();
    this.#running.delete(name);
  }

  stopAll(): void {
    for (const stop of this.#running.values()) stop();
    this.#running.clear();
  }
}
