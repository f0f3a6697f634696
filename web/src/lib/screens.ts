/**
 * The sizes of a window at which pages change, by name; no other place says them. A style asks `@media (--phone)`, which
 * `vite.config.ts` makes the condition of, a script `new MediaQuery(screens.phone)`.
 */
export const screens = {
  /** one hand: all in one column */
  phone: "(max-width: 600px)",
  /** a small phone */
  tiny: "(max-width: 380px)",
  /** a phone whose browser keeps its bars, or a small one */
  short: "(max-height: 760px)",
  /** a phone held sideways: the page scrolls under a bar that stays at the foot; within `upright` */
  lying: "(min-width: 601px) and (max-width: 1100px) and (max-height: 520px)",
  /** short lines do not stand beside each other */
  slim: "(max-width: 700px)",
  /** half a screen */
  half: "(max-width: 800px)",
  /** a tablet, upright, or a phone held sideways */
  upright: "(max-width: 900px) or ((max-width: 1100px) and (max-height: 520px))",
  /** two columns of a form are one too many */
  small: "(max-width: 1000px)",
  /** no column for the log, which is a drawer */
  narrow: "(max-width: 1100px)",
  wide: "(min-width: 1500px)",
  broad: "(min-width: 1700px)",
  high: "(min-height: 860px)",
  /** the table of Valeria is shown larger */
  huge: "(min-width: 1600px) and (min-height: 900px)",
} as const;
