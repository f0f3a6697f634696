/** Named timers: setting one again restarts it, and all can be stopped at once. */

import type { Surroundings } from "./surroundings";

export class Timers {
  #around: Pick<Surroundings, "later">;
  /** Cancel functions of the running timers. */
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
