/** Drawings and fonts for the pictures of links (`burgrave/server/http/pictures.py`), in the colors of dusk. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

import { createFont, type TTF } from "fonteditor-core";
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

const FONT = "alegreya-sc";

/** One TrueType font of all subsets: renderers outside browsers mix fonts badly, and cannot read WOFF. */
function font(): TTF.TTFObject {
  const folder = here(`../node_modules/@fontsource/${FONT}/files`);
  const names = readdirSync(folder).filter((name) => name.endsWith("-800-normal.woff"));
  const known = new Set<number>();
  const [whole, ...others] = names.map((name) =>
    createFont(readFileSync(`${folder}/${name}`), {
      type: "woff",
      inflate: (packed) => [...inflateSync(Uint8Array.from(packed))],
      compound2simple: true,
    }).get(),
  ) as [TTF.TTFObject, ...TTF.TTFObject[]];
  const added = (glyph: TTF.Glyph): boolean => {
    glyph.unicode = glyph.unicode?.filter((one) => !known.has(one));
    glyph.unicode?.forEach((one) => known.add(one));
    return !!glyph.unicode?.length;
  };
  whole.glyf.forEach(added);
  for (const other of others) whole.glyf.push(...other.glyf.filter(added));
  return whole;
}

/** Ranges of the characters of a font. */
function letters(of: TTF.TTFObject): [number, number][] {
  const ranges: [number, number][] = [];
  for (const one of of.glyf.flatMap((glyph) => glyph.unicode ?? []).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === one - 1) last[1] = one;
    else ranges.push([one, one]);
  }
  return ranges;
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
      const whole = font();
      const art = {
        land: land(),
        colors: colors(),
        shields: shields(),
        letters: letters(whole),
        drawings: {
          citadels: drawings("../src/games/citadels/districts", (svg) => inLight(svg, "dusk")),
          valeria: { ...domains, ...monsters },
        },
      };
      this.emitFile({ type: "asset", fileName: "pictures/art.json", source: JSON.stringify(art) });
      const source = createFont().set(whole).write({ type: "ttf" }) as ArrayBuffer;
      this.emitFile({ type: "asset", fileName: `pictures/${FONT}.ttf`, source: new Uint8Array(source) });
    },
  };
}
