/** Cities of a finished game on the picture to share. */

import type { TableMessage } from "../../lib/contract";
import { outline } from "../../lib/Icon.svelte";
import type { Box, Brush } from "../../table/brush";
import type { CityPainter } from "../game";
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

const builtBy = (table: TableMessage, seat: number): readonly BuiltDistrict[] => (table as CitadelsTable).view.seats[seat]!.city;

export const painter: CityPainter = {
  large: (brush, table, seat, box, number) => city(brush, builtBy(table, seat), { ...box, most: 104, plate: number > 1 ? 20 : 26 }),
  small: (brush, table, seat, box) => city(brush, builtBy(table, seat), { ...box, most: 32, plate: 5 }),
};
