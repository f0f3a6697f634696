/** Picture of a finished game to share: the final cities, names and points. It has only what everybody may see. */

import type { CityPainter } from "../../games/game";
import type { TableMessage } from "../../lib/contract";
import { t } from "../../lib/words.svelte";
import { ARMS, SHIELD } from "../../table/arms";
import type { Box, Brush, Lettering } from "../../table/brush";
import { headline, ledBy, winnersOf, winningSeats } from "../../table/end";

export const WIDTH = 1200;
export const HEIGHT = 630;

const SHADE = "#140d22";
const TITLE: Lettering = { size: 66, weight: 800, family: "--title", color: "#fff8e8", shade: SHADE };
const WHY: Lettering = { size: 21, color: "#fff8e8", align: "center", shade: SHADE };
const NAME: Lettering = { size: 25, weight: 700, family: "--title" };
const SUM: Lettering = { size: 26, weight: 700 };
const FOOT: Lettering = { size: 17, color: "#fff8e8", align: "center", shade: SHADE };

function shield(brush: Brush, seat: number, x: number, y: number, w: number): void {
  const { ctx } = brush;
  const arms = ARMS[seat % ARMS.length]!;
  const outline = new Path2D(SHIELD);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(w / 24, w / 24);
  ctx.save();
  ctx.clip(outline);
  ctx.fillStyle = arms.field;
  ctx.fillRect(0, 0, 24, 28);
  ctx.fillStyle = arms.charge;
  ctx.fill(new Path2D(arms.d), "evenodd");
  ctx.restore();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = "#e8dcc8";
  ctx.stroke(outline);
  ctx.restore();
}

/** Draw the winners and their points; return the lower edge. */
function title(brush: Brush, { result }: TableMessage): number {
  const best = winnersOf(result!);
  const text = headline(result!, null);
  const points = String(best[0]?.total ?? 0);
  const seats = winningSeats(result!).slice(0, 3);
  const arms = seats.length * 60;
  const coin = Math.max(60, brush.width(points, { size: 34, weight: 800 }) + 26);
  const size = Math.min(TITLE.size, (TITLE.size * (WIDTH - 120 - arms - coin)) / brush.width(text, TITLE));
  const wide = brush.width(text, { ...TITLE, size });
  let x = (WIDTH - arms - wide - 22 - coin) / 2;
  for (const seat of seats) {
    shield(brush, seat, x, 32, 46);
    x += 60;
  }
  brush.text(text, x, 60, { ...TITLE, size });
  x += wide + 22;
  brush.plate({ x, y: 30, w: coin, h: 60 }, 30, "var(--coin-rim)");
  brush.plate({ x: x + 3, y: 33, w: coin - 6, h: 54 }, 27, "var(--coin)");
  brush.text(points, x + coin / 2, 62, { size: 34, weight: 800, color: "var(--coin-figure)", align: "center" });
  const why = ledBy(result!);
  if (why) brush.text(why, WIDTH / 2, 116, WHY);
  return 140;
}

/** Draw the names and points of all players on a panel above the foot; return its upper edge. */
function scores(brush: Brush, { result }: TableMessage): number {
  const rows = result!.scores;
  const lines = Math.ceil(rows.length / 5);
  const each = Math.ceil(rows.length / lines);
  const cell = Math.min(270, 1060 / each);
  const high = 24 + lines * 42;
  const top = HEIGHT - 46 - high;
  const [w, x] = [cell * each + 40, (WIDTH - cell * each - 40) / 2];
  brush.plate({ x, y: top, w, h: high }, 12, "var(--paper)");
  for (const [nth, { seat, name, total, place }] of rows.entries()) {
    const line = Math.floor(nth / each);
    const inLine = Math.min(each, rows.length - line * each);
    const sum = String(total);
    const sumWide = brush.width(sum, SUM);
    const room = cell - sumWide - 60;
    const size = Math.min(NAME.size!, (NAME.size! * room) / brush.width(name, NAME));
    const wide = brush.width(name, { ...NAME, size }) + sumWide + 44;
    const left = WIDTH / 2 + (nth - line * each - inLine / 2) * cell + (cell - wide) / 2;
    const y = top + 12 + line * 42 + 21;
    if (seat !== null) shield(brush, seat, left, y - 16, 26);
    brush.text(name, left + 34, y, { ...NAME, size });
    brush.text(sum, left + wide, y, { ...SUM, align: "right", color: place === 1 ? "var(--noble-text)" : "var(--ink)" });
  }
  return top;
}

/** Draw the cities into a box: those of the winners, or of the player who lost alone, large between the others. */
async function cities(brush: Brush, table: TableMessage, painter: CityPainter, { x, y, w, h }: Box): Promise<void> {
  const best = winningSeats(table.result!);
  const large = best.length ? best : [0];
  const others = table.names.map((_, seat) => seat).filter((seat) => !large.includes(seat));
  const side = others.length ? w * 0.2 : 0;
  const half = Math.ceil(others.length / 2);
  for (const [nth, seat] of others.entries()) {
    const [row, rows, left] = nth < half ? [nth, half, x] : [nth - half, others.length - half, x + w - side];
    const high = Math.min(96, h / rows);
    await painter.small(brush, table, seat, { x: left, y: y + (h - rows * high) / 2 + row * high, w: side, h: high - 14 });
  }
  const room = (w - 2 * side - 40) / large.length;
  for (const [nth, seat] of large.entries())
    await painter.large(brush, table, seat, { x: x + side + 20 + nth * room, y, w: room - 12, h }, large.length);
}

/** Draw the whole picture on a canvas of `WIDTH` by `HEIGHT`; `land`: the landscape of the page in that size. */
export async function paint(brush: Brush, land: SVGSVGElement, table: TableMessage, painter: CityPainter, foot: string): Promise<void> {
  const words = `${headline(table.result!, null)}${ledBy(table.result!)}${foot}${table.names.join("")}0123456789`;
  await Promise.all([TITLE, WHY, NAME, SUM, FOOT, { size: 34, weight: 800 }].map((one) => brush.load(words, one)));
  brush.shapes(land);
  const top = title(brush, table);
  const base = scores(brush, table);
  brush.text(foot, WIDTH / 2, HEIGHT - 24, FOOT);
  await cities(brush, table, painter, { x: 24, y: top, w: WIDTH - 48, h: base - top - 34 });
}

/** Name of the file. */
export function fileName(game: string, at: Date): string {
  return `${game}-${at.toISOString().slice(0, 10)}.png`;
}

/** Text that stands for the picture. */
export function described(table: TableMessage, foot: string): string {
  const points = table.result!.scores.map(({ name, total }) => `${name}: ${t("web-end-total", { n: total })}`);
  return [`${headline(table.result!, null)}.`, ledBy(table.result!), `${points.join(", ")}.`, foot].filter(Boolean).join(" ");
}
