/**
 * Named breakpoints, the only place that defines them. Styles use `@media (--phone)`, expanded by `vite.config.ts`; scripts use `new
 * MediaQuery(screens.phone)`.
 */
export const screens = {
  /** phone in portrait: a single column */
  phone: "(max-width: 600px)",
  /** small phone */
  tiny: "(max-width: 380px)",
  /** phone with browser bars, or a small one */
  short: "(max-height: 760px)",
  /** phone in landscape: the page scrolls, the bar stays at the bottom; within `upright` */
  lying: "(min-width: 601px) and (max-width: 1100px) and (max-height: 520px)",
  /** too narrow for short lines side by side */
  slim: "(max-width: 700px)",
  /** half a screen */
  half: "(max-width: 800px)",
  /** tablet in portrait, or phone in landscape */
  upright: "(max-width: 900px) or ((max-width: 1100px) and (max-height: 520px))",
  /** tablet in portrait with room below */
  tall: "(min-width: 601px) and (max-width: 900px) and (min-height: 1080px)",
  /** too narrow for a two-column form */
  small: "(max-width: 1000px)",
  /** no column for the log, which becomes a drawer */
  narrow: "(max-width: 1100px)",
  /** notebook with browser bars */
  flat: "(min-width: 901px) and (max-height: 690px)",
  wide: "(min-width: 1500px)",
  broad: "(min-width: 1700px)",
  high: "(min-height: 860px)",
  /** Valeria's table is shown larger */
  huge: "(min-width: 1600px) and (min-height: 900px)",
} as const;
