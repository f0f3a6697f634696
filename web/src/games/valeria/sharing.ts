/** Streets of a finished game on the picture to share. */

import type { TableMessage } from "../../lib/contract";
import type { Box, Brush } from "../../table/brush";
import type { CityPainter } from "../game";
import type { ValeriaSeat, ValeriaTable } from "./contract";
import { pictureOf } from "./figures";
import { archPath, layOut, plateText, roofPath, roofShade, type House } from "./houses";
import { CITIZENS, MONSTERS } from "./printed";
import { street } from "./view";

/** Draw a house whose street begins at 0, 0. */
async function houseOf(brush: Brush, house: House, ground: number, plate: number): Promise<void> {
  const { ctx } = brush;
  if (house.storeys.length) {
    const wall = { x: house.wallX, y: house.eaves, w: house.wallWidth, h: ground - house.eaves };
    brush.plate(wall, 0, "var(--v-wall-lit)");
    brush.plate({ ...wall, x: wall.x + wall.w * 0.72, w: wall.w * 0.28 }, 0, "rgb(27 18 48 / 0.17)");
    brush.fill(new Path2D(roofPath(house)), "var(--v-roof-lit)");
    brush.fill(new Path2D(roofShade(house)), "rgb(27 18 48 / 0.17)");
    for (const [nth, { name, starter }] of house.storeys.entries()) {
      const tall = house.storey * (plate ? 0.9 : 0.8);
      const wide = Math.min(tall * 0.92, house.wallWidth * 0.76);
      const x = house.wallX + (house.wallWidth - wide) / 2;
      const top = ground - (nth + 1) * house.storey + house.storey - tall;
      const arch = new Path2D(archPath(x, top, wide, tall));
      brush.fill(arch, plate ? "var(--v-window-glow)" : `var(--${starter ? "v-window" : (CITIZENS[name]?.role ?? "v-window")})`);
      const address = plate ? pictureOf(starter ? `starter ${name}` : name, "dusk") : null;
      if (!address) continue;
      ctx.save();
      ctx.clip(arch);
      await brush.picture(address, { x: x - wide * 0.06, y: top, w: wide * 1.12, h: wide * 1.36 });
      ctx.restore();
    }
  }
  if (!plate) return;
  brush.plate({ x: house.x, y: ground, w: house.width, h: plate }, 5, house.storeys.length ? "var(--v-plate)" : "var(--v-plate-empty)");
  const color = house.storeys.length ? "var(--v-plate-text)" : "var(--v-plot-text)";
  brush.text(plateText(house.lot), house.x + house.width / 2, ground + plate / 2 + 1, { size: 16, weight: 700, color, align: "center" });
}

async function streetOf(brush: Brush, seat: ValeriaSeat, { x, y, w, h }: Box, plate: number): Promise<void> {
  const houses = layOut(street(seat), { width: w, height: h, plate, sky: 4, gap: plate ? 6 : 2, tallest: plate ? 90 : 26 });
  brush.ctx.save();
  brush.ctx.translate(x, y);
  for (const house of houses) await houseOf(brush, house, h - plate, plate);
  brush.ctx.restore();
}

/** Draw domains and slain monsters side by side, on the lower edge of a box. */
async function trophies(brush: Brush, seat: ValeriaSeat, { x, y, w, h }: Box): Promise<void> {
  const monsters = Object.keys(seat.monsters);
  const size = Math.min(h, w / Math.max(1, seat.domains.length + 0.62 * monsters.length));
  let left = x + (w - size * (seat.domains.length + 0.62 * monsters.length)) / 2;
  for (const name of seat.domains) {
    const address = pictureOf(name, "dusk");
    if (address) await brush.picture(address, { x: left + size * 0.04, y: y + h - size * 0.92, w: size * 0.92, h: size * 0.92 });
    left += size;
  }
  for (const name of monsters) {
    const r = size * 0.27;
    const round = new Path2D();
    round.arc(left + r + size * 0.04, y + h - r - 2, r, 0, 7);
    brush.fill(round, `var(--${MONSTERS[name]?.area ?? "field"})`);
    const address = pictureOf(name, "dusk");
    if (address) {
      brush.ctx.save();
      brush.ctx.clip(round);
      await brush.picture(address, { x: left + size * 0.04, y: y + h - 2 * r - 2, w: 2 * r, h: 2.42 * r });
      brush.ctx.restore();
    }
    left += size * 0.62;
  }
}

const seatOf = (table: TableMessage, seat: number): ValeriaSeat => (table as ValeriaTable).view.seats[seat]!;

export const painter: CityPainter = {
  async large(brush, table, seat, box) {
    const high = box.h * 0.36;
    await trophies(brush, seatOf(table, seat), { ...box, h: high });
    await streetOf(brush, seatOf(table, seat), { ...box, y: box.y + high, h: box.h - high }, 26);
  },
  small: (brush, table, seat, box) => streetOf(brush, seatOf(table, seat), box, 0),
};
