/** Ratings as people read them. */

import { language } from "../../lib/words.svelte";

const fine = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A rating as a number. */
export const ratingOf = ({ mu }: { mu: number }): string => fine(mu);

/** By how much it may be wrong: two sigmas. */
export const doubtOf = ({ sigma }: { sigma: number }): string => fine(sigma * 2);

/** Points on average. */
export const pointsOf = (mean: number): string => fine(mean);
