/** Silhouettes of the districts: one floor per gold, the roof shows the type. In units of a 56-wide plot, y down from the top. */

import { arch, circle, n, rect, type Draw, type Piece, type Spot } from "./shapes";
import { uniqueDrawing } from "./uniques";

export type Kind = "noble" | "religious" | "trade" | "military" | "unique";

export interface Silhouette {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** Position of a unique district's sign on its front. */
  readonly sign: Spot | undefined;
}

export const PLOT = 56;
/** Width of a plot where nothing is built. */
export const FREE = 24;
const STOREY = 18;
const TALLEST = 112;
const POLE = 15;

/** Height of a floor: lower for very tall districts. */
export function storey(cost: number): number {
  return Math.min(STOREY, TALLEST / Math.max(1, cost));
}

function pennant(x: number, top: number): Piece[] {
  return [
    { d: rect(x - 0.8, top, 1.6, POLE + 3), fill: "pole" },
    { d: `M${n(x + 0.8)} ${n(top + 1)}c8 3 14 -1 22 2l-5 3.2l5 3c-8 -1 -14 2 -22 1z`, fill: "kind" },
  ];
}

const trade: Draw = (floors, h) => {
  const top = -floors * h;
  const pieces: Piece[] = [{ d: rect(7, top, 42, -top), fill: "walls" }];
  for (let floor = 1; floor < floors; floor += 1) {
    const y = -(floor + 1) * h;
    for (const x of [12, 24, 36]) pieces.push({ d: rect(x, y + h * 0.26, 8, h * 0.5), fill: "window" });
    pieces.push({ d: rect(7, y + h - 1, 42, 1.6), fill: "timber" });
  }
  for (const x of [12, 36]) pieces.push({ d: rect(x, -h * 0.56, 8, h * 0.5), fill: "window" });
  pieces.push({ d: rect(24, -h * 0.56, 8.5, h * 0.56), fill: "window" });
  const drop = Math.min(7, h * 0.42);
  for (let i = 0; i < 6; i += 1) {
    const d = `M${7 + 7 * i} ${n(-h * 0.86)}h7v${n(drop - 3)}a3.5 3.5 0 0 1 -7 0z`;
    pieces.push({ d, fill: i % 2 === 0 ? "kind" : "stone" });
  }
  pieces.push({ d: `M4 ${n(top)}v-11h8v-11h8v-11h16v11h8v11h8v11z`, fill: "kind" });
  pieces.push({ d: circle(28, top - 15, 4.2), fill: "window" });
  return { pieces, mast: 28, top: top - 33 };
};

const noble: Draw = (floors, h) => {
  const top = -floors * h;
  const wing = Math.min(top + h * 0.9, -h * 0.7);
  const pieces: Piece[] = [
    { d: rect(3, wing, 50, -wing), fill: "stone" },
    { d: `M0.5 ${n(wing)}l8 -19l8 19z`, fill: "shade" },
    { d: `M39.5 ${n(wing)}l8 -19l8 19z`, fill: "shade" },
    { d: rect(11, top, 34, -top), fill: "walls" },
  ];
  for (let floor = 0; floor < floors; floor += 1) {
    const y = -(floor + 1) * h;
    for (const x of [16.5, 31.5]) pieces.push({ d: arch(x, y + h * 0.24, 8, h * 0.62), fill: "window" });
  }
  pieces.push({ d: `M6 ${n(top)}l22 -36l22 36z`, fill: "kind" });
  return { pieces, mast: 28, top: top - 34 };
};

const religious: Draw = (floors, h) => {
  const top = -(floors + 0.7) * h;
  const nave = -Math.max(1, Math.ceil(floors * 0.62)) * h;
  const pieces: Piece[] = [
    { d: rect(25, nave, 26, -nave), fill: "stone" },
    { d: `M23 ${n(nave)}l15 -16l15 16z`, fill: "shade" },
    { d: rect(7, top, 20, -top), fill: "walls" },
  ];
  for (let y = -h; y >= nave - 0.1; y -= h) {
    for (const x of [31, 41]) pieces.push({ d: arch(x, y + h * 0.32, 6.5, h * 0.56), fill: "window" });
  }
  for (let floor = 0; floor < floors; floor += 1) {
    const y = -(floor + 1) * h;
    if (floor === floors - 1) pieces.push({ d: circle(17, y + h * 0.06, 4.4), fill: "window" });
    else pieces.push({ d: arch(13.4, y + h * 0.28, 7.2, h * 0.58), fill: "window" });
  }
  pieces.push({ d: `M3.5 ${n(top)}l13.5 -44l13.5 44z`, fill: "kind" });
  return { pieces, mast: 17, top: top - 42 };
};

const military: Draw = (floors, h) => {
  const top = -floors * h - 4;
  const pieces: Piece[] = [{ d: `M2.5 0L7 ${n(top)}h42L53.5 0z`, fill: "rough" }];
  for (let floor = 0; floor < floors; floor += 1) {
    const y = -(floor + 1) * h;
    for (const x of floor % 2 === 0 ? [15, 26, 37] : [26]) pieces.push({ d: rect(x, y + h * 0.2, 4, h * 0.62), fill: "window" });
  }
  pieces.push({ d: `M3 ${n(top)}v-17h7.6v5.4h5.6v-5.4h8v5.4h7.6v-5.4h8v5.4h5.6v-5.4h7.6v17z`, fill: "kind" });
  return { pieces, mast: 28, top: top - 12 };
};

const DRAW: Record<Exclude<Kind, "unique">, Draw> = { noble, religious, trade, military };

/** Silhouette of a district by type and cost; each unique district has its own. */
export function silhouette(kind: Kind, cost: number, district = ""): Silhouette {
  const floors = Math.max(1, cost);
  const draw = kind === "unique" ? uniqueDrawing(district) : DRAW[kind];
  const { pieces, mast, top, sign } = draw(floors, storey(floors));
  const roof = top - POLE;
  const height = n(-roof);
  return { width: PLOT, height, pieces: [...pieces, ...pennant(mast, roof)], sign };
}

/** Height of the tallest silhouette, in the same units: the minimum height of a sky. */
export const ROOM = 174;
