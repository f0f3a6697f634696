import jsQR from "jsqr";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import QrCode from "../src/pages/QrCode.svelte";

/** The code of a link as it stands in the page. */
const drawn = (link: string): string => render(QrCode, { props: { link } }).body;

const attribute = (svg: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(svg)![1]!;

/** The dark fields of a drawing, row by row: its path says each as a run to the right. */
function fields(svg: string): boolean[][] {
  const side = Number(attribute(svg, "viewBox").split(" ")[2]);
  const rows = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const path = attribute(svg, "d");
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join("")).toBe(path);
  for (const [, x, y, width, back] of runs) {
    expect(width).toBe(back);
    rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

/** What a camera reads of dark fields on light ground, each of them so many pixels wide. */
function read(rows: boolean[][], pixels: number): string | undefined {
  const side = rows.length * pixels;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (rows[Math.floor(y / pixels)]![Math.floor(x / pixels)]) picture.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(picture, side, side, { inversionAttempts: "dontInvert" })?.data;
}

describe("the code of an invitation", () => {
  it.each([
    "http://localhost:8000/#/room/k3m9xw2p",
    "http://192.168.1.20:8000/#/room/k3m9xw2p",
    "https://games.example/a/long/way/to/the/tables/of/a/club/that/meets/on/fridays/#/room/k3m9xw2p",
  ])("is read as %s", (link) => {
    const svg = drawn(link);
    expect(read(fields(svg), 4)).toBe(link);
  });

  it("has four fields of light ground on each side", () => {
    const rows = fields(drawn("http://localhost:8000/#/room/k3m9xw2p"));
    const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y] as const] : [])));
    expect(Math.min(...dark.flat())).toBe(4);
    expect(Math.max(...dark.flat())).toBe(rows.length - 5);
  });

  it("has fields of whole pixels, and is of the size that a phone reads from a screen", () => {
    for (let length = 1; length < 120; length++) {
      const svg = drawn(`https://${"a".repeat(length)}/#/room/k3m9xw2p`);
      const width = Number(attribute(svg, "width"));
      expect(width % fields(svg).length).toBe(0);
      expect(width).toBeGreaterThanOrEqual(156);
      expect(width).toBeLessThanOrEqual(200);
    }
  });
});
