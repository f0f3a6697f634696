/** Drawings of the cards, one SVG file each in `figures/`: people and monsters on 200 by 240, domains on 96 by 96. */

import { addressOnce, lit } from "../../table/drawing";
import type { Light } from "../../table/light";

const files = import.meta.glob<string>("./figures/*/*.svg", { query: "?raw", import: "default", eager: true });
/** Drawings by card; starters share names with citizens and have a prefix. */
const drawings = new Map(
  Object.entries(files).map(([path, svg]) => {
    const [, kind, name] = /(\w+)\/(\w+)\.svg$/.exec(path)!;
    return [kind === "starters" ? `starter ${name}` : name!, svg] as const;
  }),
);
const HEAD = "34 8 132 160";
const PLACE = "-4 -6 104 102";

/** SVG of a card in the colors of the afternoon, or `undefined` if there is none. */
export function drawingOf(card: string): string | undefined {
  return drawings.get(card);
}

/** Address of the picture of a card for `<img>`: a head, or a domain on its ground. */
export function pictureOf(card: string, light: Light): string | null {
  const drawing = drawingOf(card);
  if (!drawing) return null;
  return addressOnce(`valeria ${card} ${light}`, () => lit(drawing, light).replace("0 0 200 240", HEAD).replace("0 0 96 96", PLACE));
}
