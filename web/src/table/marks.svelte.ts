/** What was done to whom, until my next decision: marks on the table, and how it is seen to happen. */

import type { TableMessage } from "../lib/contract";
import { tied } from "../lib/numbers";
import { freshLines, type Staging, type Strike } from "../lib/scenes";

/** A strike that has been seen; `text` is what the log says of it. */
export interface Mark extends Strike {
  readonly id: number;
  readonly text: string;
}

export class Marks {
  all = $state.raw<readonly Mark[]>([]);
  #next = 0;
  #round: number | undefined;

  /** Takes in a scene that is about to be shown, and returns what strikes in it. */
  heed(staging: Staging | null, scene: TableMessage, before: TableMessage): readonly Mark[] {
    const strikes = staging?.strikes?.(scene, before) ?? [];
    // Who only watches decides nothing: for them marks last for a round.
    if (scene.seat === null && this.#round !== scene.view.round) this.clear();
    this.#round = scene.view.round;
    if (!strikes.length) return [];
    const lines = freshLines(scene, before);
    const fresh = strikes.map((strike): Mark => {
      const at = lines.findIndex((line) => line.event === strike.event.event);
      const [line] = at < 0 ? [] : lines.splice(at, 1);
      const text = line?.parts.map((part) => (typeof part === "string" ? part : part.text)).join("") ?? "";
      return { ...strike, text: tied(text), id: this.#next++ };
    });
    this.all = [...this.all, ...fresh];
    return fresh;
  }

  clear(): void {
    if (this.all.length) this.all = [];
  }
}

/** The marks that stand at a seat: what was done to it, or what it has done to nobody in particular. */
export function marksAt(marks: readonly Mark[] | undefined, seat: number): readonly Mark[] {
  return (marks ?? []).filter((mark) => (mark.on ?? (mark.to ? null : mark.by)) === seat);
}
