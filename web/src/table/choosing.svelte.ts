/** Selection at a table: selected, armed and listed options until the decision changes, and the keyboard shortcuts. */

import { untrack } from "svelte";

import { t } from "../lib/words.svelte";
import { bar } from "../shell/bar.svelte";
import { listen } from "./keyboard";
import type { Verb } from "./parts";
import type { Sitting } from "./sitting.svelte";
import { hideReason, showReason } from "./tipstate.svelte";

/** Page-specific behavior. */
export interface Ways {
  /** different text for every decision */
  readonly decision: () => string;
  /** called when the selection is reset */
  readonly begin?: () => void;
  /** clear a selection on Escape; `false` if there is none */
  readonly release?: () => boolean;
  /** further shortcuts of the page */
  readonly own?: (key: string) => boolean;
  /** shortcut of the list of all options */
  readonly list?: string;
  /** action of Enter, regardless of the focus */
  readonly main?: () => boolean;
  readonly digit: (n: number) => boolean;
  readonly verb?: (key: string) => boolean;
  /** reason not to play this verb yet, or ""; a second press plays it */
  readonly warn?: (verb: Verb) => string;
  /** show on the table that this action is armed */
  readonly show?: (action: number) => void;
}

/** Up to this many choices get a button each. */
const FEW = 9;

export class Choosing<Key> {
  readonly #sitting: Sitting;
  chosen = $state.raw<Key | null>(null);
  /** index among identical things */
  nth = $state(-1);
  /** id of the verb whose targets are being chosen */
  armed = $state<string | null>(null);
  listed = $state(false);
  /** action armed by a hint: it waits to be played like a touched one */
  armedAction = $state<number | null>(null);
  #show: ((action: number) => void) | undefined;
  #warn: ((verb: Verb) => string) | undefined;
  /** id of the verb whose warning has been shown */
  #warned: string | null = null;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** Reset with each decision, and listen to the keyboard; call during component initialization. */
  follow(ways: Ways): void {
    this.#show = ways.show;
    this.#warn = ways.warn;
    $effect.pre(() => {
      ways.decision();
      untrack(() => {
        this.clear();
        this.listed = false;
        this.#warned = null;
        ways.begin?.();
      });
    });
    $effect(() => listen((key) => this.#press(key, ways)));
  }

  clear(): boolean {
    const any = this.chosen !== null || this.armed !== null || this.armedAction !== null;
    this.chosen = this.armed = this.armedAction = null;
    this.nth = -1;
    hideReason();
    return any;
  }

  /** Say beside the touched thing why it cannot be used. */
  explain(title: string, why: string | undefined): void {
    if (this.#sitting.closed) return;
    showReason(title, why || t(this.#sitting.ask ? "web-table-not-now" : "web-table-not-your-turn"));
  }

  /** Arm an action as if its thing had been touched, without playing it; a second call disarms it. */
  arm(action: number): void {
    const again = this.armedAction === action;
    this.disarm();
    if (again || this.#sitting.busy) return;
    this.armedAction = action;
    this.#show?.(action);
  }

  /** Disarm what a hint has armed, and nothing else. */
  disarm(): boolean {
    if (this.armedAction === null) return false;
    this.armedAction = this.chosen = null;
    this.nth = -1;
    hideReason();
    return true;
  }

  /**
   * Handle a touch: the first one selects, the second one plays; `atOnce` plays immediately if its verb is armed. If there are several
   * uses, the second touch deselects. Return `false` if nothing can be done with it.
   */
  touch(key: Key, actions: readonly number[], nth = -1, atOnce = false): boolean {
    hideReason();
    this.armedAction = null;
    const [only] = actions;
    if (only === undefined) return false;
    const again = this.chosen === key && this.nth === nth;
    if (actions.length === 1 && (atOnce || again)) this.#sitting.act(only);
    else [this.chosen, this.nth] = again ? [null, -1] : [key, nth];
    return true;
  }

  /** Press a verb: play its only choice, or ask for one of several. */
  use(verb: Verb): void {
    if (this.#sitting.busy) return;
    const [only] = verb.choices;
    if (verb.why || !only) this.explain(verb.label, verb.why);
    else if (verb.choices.length === 1) this.#play(verb, only.action);
    else if (verb.choices.length > FEW) this.listed = true;
    else this.armed = verb.id;
  }

  #play(verb: Verb, action: number): void {
    const warning = this.#warned === verb.id ? "" : this.#warn?.(verb);
    if (!warning) return void this.#sitting.act(action);
    this.#warned = verb.id;
    showReason(verb.label, warning);
  }

  #press(key: string, ways: Ways): boolean {
    if (key === "Escape" && (ways.release?.() ?? this.clear())) return true;
    if (key === "?" && bar.read()) return true;
    if (ways.own?.(key) || this.#sitting.press(key)) return true;
    if (!this.#sitting.ask) return false;
    if (key === ways.list && this.#sitting.options.length > 1) return (this.listed = true);
    if (key === "Enter" && !document.activeElement?.closest("button, a") && ways.main?.()) return true;
    if (/^[1-9]$/.test(key)) return ways.digit(Number(key));
    return ways.verb?.(key) ?? false;
  }
}
