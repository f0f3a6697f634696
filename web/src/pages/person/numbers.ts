/** Rating formatting. */

import { language } from "../../lib/words.svelte";

const fine = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Rating as a number. */
export const ratingOf = ({ mu }: { mu: number }): string => fine(mu);

/** Uncertainty of a rating: two sigmas. */
export const doubtOf = ({ sigma }: { sigma: number }): string => fine(sigma * 2);

/** Average points. */
export const pointsOf = (mean: number): string => fine(mean);
