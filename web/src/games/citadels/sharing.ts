/** Cities of a finished game on the picture to share. */

import { outline } from "../../lib/Icon.svelte";
import type { Box, Brush } from "../../table/brush";
import type { DrawEnd } from "../game";
import { heightOfBuilding, picture } from "./buildings";
import type { BuiltDistrict, CitadelsTable } from "./contract";
import { MARGIN, PLOT } from "./districts";
import { typeSign } from "./emblems";

interface Room extends Box {
  /** widest plot */
  readonly most: number;
  /** height of the plates; below 16 they show no cost */
  readonly plate: number;
}

/** Draw a city on the lower edge of a box. */
async function city(brush: Brush, built: readonly BuiltDistrict[], { x, y, w, h, most, plate }: Room): Promise<void> {
  const tallest = Math.max(PLOT, ...built.map((one) => heightOfBuilding(one.district)));
  const gap = most / 14;
  const wide = Math.min(most, (w + gap) / Math.max(1, built.length) - gap, ((h - plate) * PLOT) / tallest);
  let left = x + (w - built.length * (wide + gap) + gap) / 2;
  const ground = y + h - plate;
  for (const one of built) {
    const address = picture(one.district, "dusk");
    const high = (heightOfBuilding(one.district) * wide) / PLOT;
    const over = (MARGIN * wide) / PLOT;
    if (address) await brush.picture(address, { x: left - over, y: ground - high, w: wide + 2 * over, h: high });
    left += wide + gap;
  }
  left = x + (w - built.length * (wide + gap) + gap) / 2;
  for (const one of built) {
    brush.plate({ x: left, y: ground, w: wide, h: plate }, plate / 6, `var(--${one.type})`);
    if (plate >= 16) {
      const size = plate * 0.6;
      const middle = left + wide / 2;
      brush.sign(
        outline(typeSign[one.type]),
        512,
        { x: middle - size * 1.1, y: ground + (plate - size) / 2, w: size, h: size },
        `var(--on-${one.type})`,
      );
      brush.text(String(one.cost), middle + size * 0.2, ground + plate / 2 + 1, {
        size: plate * 0.68,
        weight: 700,
        color: `var(--on-${one.type})`,
      });
    }
    left += wide + gap;
  }
}

export const draw: DrawEnd = async (brush, table, best, { x, y, w, h }) => {
  const { seats } = (table as CitadelsTable).view;
  const cityOf = (seat: number): readonly BuiltDistrict[] => seats[seat]!.city;
  const others = seats.map((_, seat) => seat).filter((seat) => !best.includes(seat));
  const side = others.length ? w * 0.19 : 0;
  const half = Math.ceil(others.length / 2);
  for (const [nth, seat] of others.entries()) {
    const [row, rows, left] = nth < half ? [nth, half, x] : [nth - half, others.length - half, x + w - side];
    const high = Math.min(96, h / rows);
    await city(brush, cityOf(seat), { x: left, y: y + (h - rows * high) / 2 + row * high, w: side, h: high - 14, most: 32, plate: 5 });
  }
  const room = (w - 2 * side - 40) / Math.max(1, best.length);
  for (const [nth, seat] of best.entries())
    await city(brush, cityOf(seat), { x: x + side + 20 + nth * room, y, w: room - 12, h, most: 104, plate: best.length > 1 ? 20 : 26 });
};
