/** Geometry of a street: ten lots from the left; the twins 9 | 10 and 11 | 12 are half as wide again. */

import { LOTS } from "./printed";
import type { Storey } from "./view";

export interface House {
  lot: number;
  /** Left edge and width of the lot. */
  x: number;
  width: number;
  /** Left edge and width of the walls. */
  wallX: number;
  wallWidth: number;
  /** Height of a floor. */
  storey: number;
  /** Distance from the top of the sky to the eaves. */
  eaves: number;
  roof: number;
  /** One gable, or two for the twins. */
  gables: number;
  storeys: Storey[];
}

export interface Measure {
  width: number;
  height: number;
  /** Height of the number plate below the house. */
  plate: number;
  /** Free height above the tallest roof. */
  sky: number;
  gap: number;
  /** Maximum height of a floor. */
  tallest: number;
}

const TWIN = 1.42;

/** Compute the layout: all floors share the largest height that fits the tallest house. */
export function layOut(lots: readonly Storey[][], { width, height, plate, sky, gap, tallest }: Measure): House[] {
  const unit = Math.max(1, (width - gap * (LOTS.length + 1)) / (8 + 2 * TWIN));
  const most = Math.max(1, ...lots.map((storeys) => storeys.length));
  const bare = height - plate - sky;
  const storey = Math.max(5, Math.min(tallest, unit * 1.15, (bare - Math.min(unit * 0.44, bare * 0.28)) / most));
  const roof = Math.max(2, Math.round(Math.min(unit * 0.44, bare * 0.28, storey * 0.7)));
  let x = gap;
  return LOTS.map((lot, index) => {
    const lotWidth = lot < 9 ? unit : unit * TWIN;
    const storeys = lots[index] ?? [];
    const gables = lot < 9 ? 1 : 2;
    const wallWidth = Math.min(lotWidth * 0.84, storey * 1.5 * gables);
    const house: House = {
      lot,
      x,
      width: lotWidth,
      wallX: x + (lotWidth - wallWidth) / 2,
      wallWidth,
      storey,
      eaves: height - plate - storeys.length * storey,
      roof,
      gables,
      storeys,
    };
    x += lotWidth + gap;
    return house;
  });
}

/** Outline of the roof with its chimney. */
export function roofPath(house: House): string {
  const over = Math.min(5, house.width * 0.07);
  const left = house.wallX - over;
  const right = house.wallX + house.wallWidth + over;
  const base = house.eaves + 0.5;
  const top = house.eaves - house.roof;
  const wide = (right - left) / house.gables;
  let path = "";
  for (let gable = 0; gable < house.gables; gable++) {
    const from = left + gable * wide;
    path += `M${from} ${base}L${from + wide / 2} ${top}L${from + wide} ${base}Z`;
  }
  const chimney = left + wide * 0.7;
  const chimneyWidth = Math.max(2, wide * 0.09);
  return `${path}M${chimney} ${top + house.roof * 0.6}V${top + house.roof * 0.06}h${chimneyWidth}V${top + house.roof * 0.8}Z`;
}

/** Shaded right half of each gable. */
export function roofShade(house: House): string {
  const over = Math.min(5, house.width * 0.07);
  const wide = (house.wallWidth + 2 * over) / house.gables;
  let path = "";
  for (let gable = 0; gable < house.gables; gable++) {
    const ridge = house.wallX - over + (gable + 0.5) * wide;
    path += `M${ridge} ${house.eaves - house.roof}L${ridge + wide / 2} ${house.eaves + 0.5}H${ridge + wide * 0.08}Z`;
  }
  return path;
}

/** Window with a round top. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const round = width / 2;
  return `M${x} ${y + height}V${y + round}a${round} ${round} 0 0 1 ${width} 0V${y + height}Z`;
}

/** Text of the number plate. */
export function plateText(lot: number, narrow = false): string {
  if (lot < 9) return String(lot);
  return narrow ? `${lot}|${lot + 1}` : `${lot} | ${lot + 1}`;
}
