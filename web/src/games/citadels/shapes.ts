/** Building blocks of district silhouettes, in units of a 56-wide plot, y down from the top. */

/** Piece of a silhouette; `fill` names a color of the style sheet (see Building.svelte). */
export interface Piece {
  readonly d: string;
  readonly fill: "walls" | "stone" | "rough" | "kind" | "shade" | "window" | "timber" | "awning" | "pole";
}

/** A square: center and side length. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A drawing of unknown height: y = 0 is the ground, upwards negative. */
export type Draw = (floors: number, h: number) => { pieces: Piece[]; mast: number; top: number; sign?: Spot };

export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0z`;
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
