/**
 * Data types of the shared table components. A page defines its verbs; the components only display them.
 *
 * sitting, choosing     my possible actions; selection, armed verbs and keyboard, with page-specific hooks
 * ActionBar, Chooser    the question with its verbs or with a game's own buttons, and the list of all options
 * Tools                 undo and hint as buttons
 * Log, LogDrawer        events and chat; as a drawer with a count of news on narrow screens
 * tip.ts, CardTip       use:tip={{ title, subtitle?, lines?, text?, foot? }} on anything, and <CardTip /> once on the page
 * Shield, SeatHead      the arms of a seat, and its occupant
 * Coin, CardCount       a coin and a card back with their numbers
 * Result, HintPanel     scores by item, and the requested hints
 * keyboard.ts           listen(press); arrows move within [data-row]
 * motion.ts             fly, rise, sink, outline
 */

import type { Quote } from "../lib/contract";

/** One option of a decision, as in the contract. */
export interface Choice {
  readonly action: number;
  readonly notation: string;
  readonly text: string;
  readonly note?: string;
  readonly quote?: Quote;
}

/** A main button. With one choice it plays it; with several it arms them: touch the target, or choose from the list. */
export interface Verb {
  readonly id: string;
  readonly label: string;
  /** a sign of Icon.svelte */
  readonly sign?: string | undefined;
  /** CSS color of the sign */
  readonly tint?: string | undefined;
  /** gold gained or paid, shown in a coin: "+3", "4" */
  readonly coin?: string | undefined;
  /** keyboard shortcut, one letter */
  readonly key?: string | undefined;
  readonly tone?: "plain" | "main" | "danger" | undefined;
  readonly choices: readonly Choice[];
  /** why it is unavailable: the button stays focusable and explains itself */
  readonly why?: string | undefined;
}

/** A tip of the hint panel, as in the contract. */
export interface Tip {
  readonly action: number;
  readonly text: string;
  readonly percent?: number | null;
  readonly points?: number | null;
  readonly why?: string | null;
}
