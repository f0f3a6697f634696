/**
 * Playback of opponents' moves: incoming tables are split into scenes, each shown long enough to follow. Playback can be paused, stepped or
 * sped up.
 */

import type { EventJson, TableMessage } from "./contract";
import { sameOptions } from "./options";
import type { Staging } from "./scenes";
import { settings, type Speed } from "./settings.svelte";
import { later, type Surroundings } from "./surroundings";
import { Timers } from "./timers";

/** Milliseconds of an ordinary event. */
const BASE: Record<Speed, number> = { slow: 1800, normal: 1000, quick: 400, once: 0 };
/** Milliseconds per remaining scene when I am to act and my clock runs. */
const HURRY = 200;
/** Factor for my own actions, which need no explanation. */
const OWN = 0.5;

export interface Stage extends Pick<Surroundings, "later"> {
  /** Return true if the page is hidden. */
  hidden(): boolean;
  now(): number;
}

/** The real browser. */
export const stage: Stage = {
  later,
  hidden: () => document.hidden,
  now: () => performance.now(),
};

export class Pace {
  /** The scene shown. */
  table = $state.raw<TableMessage | null>(null);
  /** Number of waiting scenes. */
  behind = $state(0);
  paused = $state(false);
  /** The next scene waits for a press: my own roll. */
  waiting = $state(false);
  /** The current scene has not been shown long enough yet. */
  resting = $state(false);

  #stage: Stage;
  #timers: Timers;
  #staging: Staging | null = null;
  #newest: TableMessage | null = null;
  #queue: TableMessage[] = [];
  #until = 0; // end of the current scene
  #hurried = false;
  #shown: (scene: TableMessage, before: TableMessage) => void;

  /** `shown` is called for every scene with events, just before it is shown. */
  constructor(stage: Stage, shown: (scene: TableMessage, before: TableMessage) => void) {
    this.#stage = stage;
    this.#shown = shown;
    this.#timers = new Timers(stage);
  }

  /** Set the game's staging once it is loaded. */
  play(staging: Staging): void {
    this.#staging = staging;
  }

  /** Add an incoming table; `happened` are its events, empty for a refresh. */
  take(table: TableMessage, happened: readonly EventJson[]): void {
    this.#newest = table;
    const last = this.#queue.at(-1);
    if (!this.table || (!happened.length && !last)) return this.#show(table, false);
    if (!happened.length) this.#queue.splice(-1, 1, { ...table, happened: last!.happened });
    else this.#queue.push(...this.#scenes({ ...table, happened: [...happened] }, last ?? this.table));
    if (this.#pressing()) this.paused = false;
    this.#go();
  }

  /** The scene shown, with the current decision unless outdated, and the current clocks. */
  get seen(): TableMessage | null {
    const { table, behind } = this;
    const newest = this.#newest;
    if (!table || !behind || !newest) return table;
    return { ...table, ask: sameOptions(table.ask, newest.ask) ? table.ask : null, undo: false, clock: newest.clock };
  }

  /** The remaining scenes are shown as fast as possible. */
  get rushing(): boolean {
    return this.#queue.length > 0 && this.#rate() < Infinity;
  }

  pause(): void {
    this.paused = true;
    this.#timers.stopAll();
  }

  goOn(): void {
    this.paused = false;
    this.#go();
  }

  toggle(): void {
    if (this.paused) this.goOn();
    else this.pause();
  }

  /** Show the next scene now, which implies a pause. */
  step(): void {
    if (!this.#queue.length) return;
    this.#next();
    if (!this.paused) this.#go();
  }

  /** Speed up the remaining scenes, since the user has decided and wants to see the result. */
  hurry(): void {
    this.#hurried = this.#queue.length > 0;
    if (!this.paused) this.#go();
  }

  /** React to changed settings or page visibility. */
  heed(): void {
    if (settings.pace === "once") this.paused = false;
    if (!this.paused) this.#go();
  }

  /** Drop everything: another user is watching now. */
  forget(): void {
    this.#timers.stopAll();
    this.table = this.#newest = null;
    this.#queue = [];
    this.#until = this.behind = 0;
    this.#hurried = this.paused = this.waiting = this.resting = false;
  }

  close(): void {
    this.#timers.stopAll();
  }

  #scenes(now: TableMessage, before: TableMessage): TableMessage[] {
    return (settings.pace !== "once" && this.#staging?.scenes(now, before)) || [now];
  }

  /** Return true if I am to act and my clock runs. */
  #pressing(): boolean {
    const { seat, clock, ask } = this.#newest!;
    return seat !== null && ask !== null && clock?.seats[seat]?.until != null;
  }

  #held(scene: TableMessage): boolean {
    return settings.pace !== "once" && settings.rolls === "press" && (this.#staging?.waits?.(scene, this.#newest!) ?? false);
  }

  #go(): void {
    this.#timers.stopAll();
    // A pause affects only opponents: my own actions are always shown.
    while (this.paused && this.#queue[0] && own(this.#queue[0]) && !this.#held(this.#queue[0])) this.#next();
    while (this.#queue.length && !this.paused) {
      const left = this.#until - this.#stage.now();
      if (left > 0 && !this.#stage.hidden() && settings.pace !== "once") {
        this.#timers.set("next", Math.min(left, this.#rate()), () => {
          this.#until = 0;
          this.#go();
        });
        break;
      }
      if (this.#held(this.#queue[0]!)) {
        this.waiting = true;
        break;
      }
      this.#next();
    }
    this.behind = this.#queue.length;
    if (!this.paused) this.#rest();
  }

  #rest(): void {
    const left = this.#until - this.#stage.now();
    this.resting = left > 0 && !this.#stage.hidden() && settings.pace !== "once";
    if (this.resting && !this.#queue.length) this.#timers.set("rest", left, () => (this.resting = false));
  }

  #next(): void {
    const scene = this.#queue.shift()!;
    this.waiting = false;
    this.behind = this.#queue.length;
    if (!this.#queue.length) this.#hurried = false;
    this.#show(scene, true);
  }

  #show(scene: TableMessage, happens: boolean): void {
    const before = this.table;
    if (happens && before && scene.happened.length) this.#shown(scene, before);
    this.table = scene;
    if (happens) this.#until = this.#stage.now() + this.#time(scene);
  }

  #rate(): number {
    return this.#hurried || this.#pressing() ? HURRY : Infinity;
  }

  #time(scene: TableMessage): number {
    const weights = this.#staging?.weights ?? {};
    const most = Math.max(0.4, ...scene.happened.map((one) => weights[one.event] ?? 1));
    return BASE[settings.pace] * most * (own(scene) ? OWN : 1);
  }
}

/** Return true if only I acted. */
function own({ happened, seat }: TableMessage): boolean {
  return seat !== null && happened.some((one) => one.seat === seat) && happened.every((one) => one.seat === undefined || one.seat === seat);
}
