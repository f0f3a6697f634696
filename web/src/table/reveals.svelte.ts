/** Dramatic moments on the stage over the table, one at a time, for a moment; input is never blocked. */

import type { TableMessage } from "../lib/contract";
import type { Stage as Around } from "../lib/pace.svelte";
import { freshLines, takeText, type Moment, type Staging } from "../lib/scenes";
import { calm, settings, type Speed } from "../lib/settings.svelte";
import { Timers } from "../lib/timers";

/** Factor of the durations. */
const RATE: Record<Speed, number> = { slow: 2, normal: 1, quick: 0.5, once: 0 };

/** A moment on the stage. */
export interface Revealed {
  readonly id: number;
  readonly moment: Moment;
  readonly table: TableMessage;
  /** Its log line. */
  readonly text: string;
  readonly rate: number;
  /** Shown without motion, beside its place. */
  readonly still: boolean;
}

/** Properties of a game's component on the stage. */
export interface RevealProps {
  shown: Revealed;
}

export class Reveals {
  now = $state.raw<Revealed | null>(null);
  #around: Pick<Around, "later" | "hidden">;
  #timers: Timers;
  #next = 0;

  constructor(around: Pick<Around, "later" | "hidden">) {
    this.#around = around;
    this.#timers = new Timers(around);
  }

  /** Process a scene before it is shown; `rushing` if others wait behind it. */
  heed(staging: Staging | null, scene: TableMessage, before: TableMessage, rushing = false): void {
    this.end();
    const rate = RATE[settings.pace];
    if (!rate || rushing || !settings.reveals || this.#around.hidden()) return;
    const moment = staging?.moment?.(scene, before);
    if (!moment) return;
    const text = takeText(freshLines(scene, before), moment.event.event);
    this.now = { id: this.#next++, moment, table: scene, text, rate, still: calm() };
    this.#timers.set("end", moment.ms * rate, () => this.end());
  }

  end(): void {
    this.#timers.stopAll();
    this.now = null;
  }
}
