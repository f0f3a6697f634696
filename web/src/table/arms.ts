/** Arms of the eight seats: a pattern and two colors, so that color is not the only distinction. */

export interface Arms {
  readonly field: string;
  readonly charge: string;
  /** path on a 24 by 28 shield, in the color of the charge */
  readonly d: string;
}

export const SHIELD =
  "M2 2.4C6 2.6 9.4 2 12 .8c2.600 1.200 6 1.800 10 1.600v10.200c0 7-4.300 11.700-10 14.600C6.300 24.300 2 19.600 2 12.600z";

const PALE = "M12 0h12v28H12z";
const CHEVRON = "M0 18.500L12 8.500l12 10v-6.600L12 2.400L0 11.900z";
const BEND = "M-2 3.500L5 -2L27 21l-7 6z";
const CROSS = "M9.200 0h5.600v28H9.200zM0 9.200h24v5.600H0z";
const ROUND =
  "M12 5.500l1.700 2.500 2.900-.9.3 3 3 .4-1 2.800 2.500 1.700-2.500 1.700 1 2.800-3 .4-.3 3-2.900-.9L12 24.500l-1.700-2.500-2.900.9-.3-3-3-.4 1-2.800L2.600 15l2.500-1.700-1-2.800 3-.4.3-3 2.900.9zM12 11a4 4 0 1 0 .01 0z";
const FESS = "M0 8.500h24v8H0z";
const CHECKS = "M0 0h12v13H0zM12 13h12v15H12z";
const SALTIRE = "M-1 2.500L3.500 -1L25 22l-4.500 4zM25 2.500L20.500 -1L-1 22l4.500 4z";

export const ARMS: readonly Arms[] = [
  { field: "#1f7277", charge: "#f0e3c8", d: PALE },
  { field: "#a5492a", charge: "#f3e6cc", d: CHEVRON },
  { field: "#3d5f92", charge: "#efe6d2", d: BEND },
  { field: "#7a2f58", charge: "#f3e3c4", d: CROSS },
  { field: "#5b584f", charge: "#d9d2c2", d: ROUND },
  { field: "#6c7a2c", charge: "#f5ecc9", d: FESS },
  { field: "#2f5a4a", charge: "#e3c877", d: CHECKS },
  { field: "#54407c", charge: "#ece0ef", d: SALTIRE },
];
