/** What is chosen at a table, armed, listed and told, until the decision is another; and the keys by which a table is played. */

import { untrack } from "svelte";

import { bar } from "../shell/bar.svelte";
import { listen } from "./keyboard";
import type { Verb } from "./parts";
import type { Sitting } from "./sitting.svelte";

/** What is a page's own in this. */
export interface Ways {
  /** another text for another decision */
  readonly decision: () => string;
  /** how one begins, once nothing is chosen any more */
  readonly begin?: () => void;
  /** what Escape does to a choice; `false` if there is none */
  readonly release?: () => boolean;
  /** keys that nobody else has */
  readonly own?: (key: string) => boolean;
  /** the key of the list of all options */
  readonly list?: string;
  /** does what Enter does, wherever the focus is */
  readonly main?: () => boolean;
  readonly digit: (n: number) => boolean;
  readonly verb?: (key: string) => boolean;
  /** shows on the table that this action is armed */
  readonly show?: (action: number) => void;
}

/** So many choices still stand in the bar, each as a button. */
const FEW = 9;

export class Choosing<Key> {
  readonly #sitting: Sitting;
  chosen = $state.raw<Key | null>(null);
  /** which of several alike */
  nth = $state(-1);
  /** the id of the verb whose targets are asked for */
  armed = $state<string | null>(null);
  listed = $state(false);
  /** why what was touched or pressed cannot be done */
  told = $state("");
  /** the action that a hint has armed: it waits to be played like one that was touched */
  armedAction = $state<number | null>(null);
  #show: ((action: number) => void) | undefined;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** Begins anew with each decision, and listens to the keys; to be called while a component is made. */
  follow(ways: Ways): void {
    this.#show = ways.show;
    $effect.pre(() => {
      ways.decision();
      untrack(() => {
        this.clear();
        this.listed = false;
        ways.begin?.();
      });
    });
    $effect(() => listen((key) => this.#press(key, ways)));
  }

  clear(): boolean {
    const any = this.chosen !== null || this.armed !== null || this.armedAction !== null;
    this.chosen = this.armed = this.armedAction = null;
    this.nth = -1;
    this.told = "";
    return any;
  }

  /** Arms an action as if its thing had been touched, and nothing is played; a second time lets it go. */
  arm(action: number): void {
    const again = this.armedAction === action;
    this.disarm();
    if (again || this.#sitting.busy) return;
    this.armedAction = action;
    this.#show?.(action);
  }

  /** Lets go what a hint has armed, and nothing else. */
  disarm(): boolean {
    if (this.armedAction === null) return false;
    this.armedAction = this.chosen = null;
    this.nth = -1;
    this.told = "";
    return true;
  }

  /**
   * A thing was touched: it is chosen first and played by the second touch, or `atOnce` if its verb is armed. With what can be
   * used in several ways the second touch lets it go. `false` if nothing can be done with it.
   */
  touch(key: Key, actions: readonly number[], nth = -1, atOnce = false): boolean {
    this.told = "";
    this.armedAction = null;
    const [only] = actions;
    if (only === undefined) return false;
    const again = this.chosen === key && this.nth === nth;
    if (actions.length === 1 && (atOnce || again)) this.#sitting.act(only);
    else [this.chosen, this.nth] = again ? [null, -1] : [key, nth];
    return true;
  }

  /** Presses a verb: it plays its only choice, or asks for one of more. */
  use(verb: Verb): void {
    if (this.#sitting.busy) return;
    const [only] = verb.choices;
    if (verb.why || !only) this.told = verb.why ?? "";
    else if (verb.choices.length === 1) this.#sitting.act(only.action);
    else if (verb.choices.length > FEW) this.listed = true;
    else this.armed = verb.id;
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
