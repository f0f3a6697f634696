/** Drawings and fonts for the pictures of links (`burgrave/server/http/pictures.py`), in the colors of dusk. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

import type { Plugin } from "vite";

import { inLight } from "../src/games/citadels/districts";
import { ARMS, SHIELD } from "../src/table/arms";
import { lit, mix } from "../src/table/drawing";
import { horizonOf, landscape, stars } from "../src/table/landscape";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const WIDTH = 1200;
const HEIGHT = 630;

/** All drawings of a folder by name. */
function drawings(folder: string, change: (svg: string) => string): Record<string, string> {
  const files = readdirSync(here(folder)).filter((file) => file.endsWith(".svg"));
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, -4), change(readFileSync(here(`${folder}/${file}`), "utf8")).replaceAll("\n", "")]),
  );
}

/** Custom properties of the landscape at dusk. */
function dusk(): (name: string) => string {
  const css = readFileSync(here("../src/styles/lights.css"), "utf8");
  const [, rules = ""] = /\[data-light="dusk"\]\s*\{([^}]*)\}/.exec(css) ?? [];
  const found = new Map([...rules.matchAll(/--land-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
  return (name) => {
    const value = found.get(name);
    if (value === undefined) throw new Error(`lights.css has no --land-${name} at dusk`);
    return value;
  };
}

/** Attributes of each kind of shape in the landscape, from the styles of `table/Land.svelte`. */
function looksOf(of: (name: string) => string): Map<string, string> {
  const paint = (value: string): string => {
    const [, name] = /^var\(--land-([\w-]+)\)$/.exec(value) ?? [];
    if (name) return of(name);
    if (value === "black") return "#000000";
    const [, one, p, other, q] = /^color-mix\(in oklab, ([^,]+?)(?: (\d+)%)?, ([^,]+?)(?: (\d+)%)?\)$/.exec(value) ?? [];
    if (!one || !other) throw new Error(`Land.svelte has a color that pictures cannot have: ${value}`);
    return mix(paint(other), paint(one), (p ? Number(p) : 100 - Number(q ?? 50)) / 100);
  };
  const [, style = ""] = readFileSync(here("../src/table/Land.svelte"), "utf8").split("<style>");
  const found = new Map<string, string>();
  for (const [, names = "", rules = ""] of style.matchAll(/((?:\.[\w-]+,?\s*)+)\{([^}]*)\}/g)) {
    const fill = /\bfill: ([^;]+);/.exec(rules)?.[1];
    if (!fill) continue;
    const opacity = /opacity: ([\d.]+);/.exec(rules)?.[1] ?? "1";
    for (const [name] of names.matchAll(/[\w-]+/g)) found.set(name, `fill="${paint(fill)}" opacity="${opacity}"`);
  }
  return found;
}

/** The colors of `tokens.css` by day. White labels stand on plates in these colors, so gold must be darker. */
function colors(): Record<string, string> {
  const css = readFileSync(here("../src/styles/tokens.css"), "utf8");
  const found = [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name!, value!] as const);
  return { ...Object.fromEntries(found.reverse()), noble: "#b87a10" };
}

/** The landscape of `table/Land.svelte` as a drawing of its own. */
function land(): string {
  const of = dusk();
  const looks = looksOf(of);
  const horizon = horizonOf(WIDTH, HEIGHT, true);
  const sun = Math.max(20, Math.min(WIDTH, HEIGHT * 1.4) * 0.024);
  const [x, y] = [(parseFloat(of("sun-x")) * WIDTH) / 100, (parseFloat(of("sun-y")) * HEIGHT) / 100];
  const stop = (offset: number, color: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const sky = [0, 0.45, 0.82, 1].map((offset, i) => stop(offset, of(`sky-${i + 1}`)));
  return [
    '<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">',
    ...sky,
    '</linearGradient><radialGradient id="ray">',
    stop(0, of("ray"), 0.85),
    stop(1, of("ray"), 0),
    "</radialGradient>",
    `<rect width="${WIDTH}" height="${horizon + 40}" fill="url(#sky)"/>`,
    `<g fill="${of("sun")}" opacity="${of("stars")}">`,
    ...stars(WIDTH, HEIGHT, true).map((star) => `<circle cx="${star.x}" cy="${star.y}" r="${star.r.toFixed(1)}"/>`),
    "</g>",
    `<circle cx="${x}" cy="${y}" r="${sun * 7}" fill="url(#ray)"/><circle cx="${x}" cy="${y}" r="${sun}" fill="${of("sun")}"/>`,
    ...landscape(WIDTH, HEIGHT, true).map(({ look, d }) => `<path ${looks.get(look)} d="${d}"/>`),
  ].join("");
}

function shields(): string[] {
  const outline = `d="${SHIELD}"`;
  return ARMS.map(
    ({ field, charge, d }, i) =>
      `<svg viewBox="-1 -1 26 30"><clipPath id="arms-${i}"><path ${outline}/></clipPath><g clip-path="url(#arms-${i})">` +
      `<path d="M0 0h24v28H0z" fill="${field}"/><path d="${d}" fill="${charge}" fill-rule="evenodd"/></g>` +
      `<path ${outline} fill="none" stroke="#e8dcc8" stroke-width="1.4"/></svg>`,
  );
}

/** The TrueType font in a WOFF file (https://www.w3.org/TR/WOFF/), which font renderers outside browsers cannot read. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  [count, 16 << power, power, 16 * count - (16 << power)].forEach((value, i) => head.writeUInt16BE(value, 4 + 2 * i));
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let i = 0; i < count; i += 1) {
    const entry = 44 + 20 * i;
    const [from, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const body = woff.subarray(from, from + packed);
    const table = Buffer.alloc(Math.ceil(size / 4) * 4);
    (packed < size ? inflateSync(body) : body).copy(table);
    woff.copy(head, 12 + 16 * i, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), 16 + 16 * i);
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(size, 24 + 16 * i);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}

const FONT = "alegreya-sc";
const SUBSETS = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"];

/** Ranges of the characters that the fonts have. */
function letters(): [number, number][] {
  const all = JSON.parse(readFileSync(here(`../node_modules/@fontsource/${FONT}/unicode.json`), "utf8")) as Record<string, string>;
  return SUBSETS.flatMap((subset) => all[subset]!.split(",")).map((range) => {
    const [first, last = first] = range.replace("U+", "").split("-") as [string, string?];
    return [parseInt(first, 16), parseInt(last!, 16)];
  });
}

/** Writes `pictures/`, from which the server draws. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "build",
    generateBundle() {
      const figures = "../src/games/valeria/figures";
      const domains = drawings(`${figures}/domains`, (svg) => lit(svg, "dusk"));
      const monsters = drawings(`${figures}/monsters`, (svg) => lit(svg, "dusk").replace("0 0 200 240", "34 8 132 160"));
      const art = {
        land: land(),
        colors: colors(),
        shields: shields(),
        letters: letters(),
        drawings: {
          citadels: drawings("../src/games/citadels/districts", (svg) => inLight(svg, "dusk")),
          valeria: { ...domains, ...monsters },
        },
      };
      this.emitFile({ type: "asset", fileName: "pictures/art.json", source: JSON.stringify(art) });
      for (const subset of SUBSETS) {
        const name = `${FONT}-${subset}-800-normal`;
        const woff = readFileSync(here(`../node_modules/@fontsource/${FONT}/files/${name}.woff`));
        this.emitFile({ type: "asset", fileName: `pictures/${name}.ttf`, source: unpacked(woff) });
      }
    },
  };
}
