/** Drawings of the districts, one SVG file each in `districts/`: a plot is 64 wide, a storey 18 high, and y = 0 is the ground. */

import { addressOnce, mix, recolored } from "../../table/drawing";
import type { Light } from "../../table/light";

/** Width of a plot, and of one that is still free. */
export const PLOT = 64;
export const FREE = 27;

/** Space at both sides of the plot in every drawing, for flags and trees. */
export const MARGIN = 13;

/** Colors of the files, by what they paint. */
const DAY = {
  wall: "#FFF6E2",
  wall2: "#E6D3B0",
  ivory: "#FFFDF4",
  stone: "#D9CBB0",
  stone2: "#B5A488",
  rough: "#C9B595",
  rough2: "#A58D6C",
  timber: "#7A4F28",
  timber2: "#5C3A1D",
  pole: "#574838",
  tree: "#5C8348",
  tree2: "#456A3A",
  water: "#8FBBC6",
  water2: "#6FA2B1",
  gold: "#F2C14A",
  noble: "#DC9C1E",
  religious: "#2B66AC",
  trade: "#35794A",
  military: "#B0302B",
  unique: "#71429A",
  window: "#56666F",
  /** inside of a gate or an arcade */
  inside: "#3E4B53",
  /** window of a room where nobody is at home */
  empty: "#55666E",
  porthole: "#5C3B1D",
  lantern: "#FFE9B0",
  skylight: "#CFE4E6",
  stage: "#F4E3B4",
  smoke: "#D8CFC0",
  ghost: "#F4F1FA",
  flask: "#DCEFF0",
  potion: "#6DBE86",
};

type Palette = typeof DAY;
type Paint = keyof Palette;

/** Paints that also come as their shaded and their lit side. */
const SIDES: readonly Paint[] = ["noble", "religious", "trade", "military", "unique", "gold", "water", "tree", "potion"];

/** Color and share by which a light tints the paints that its palette does not name. */
type Rest = readonly [color: string, share: number];

const PALETTES: Record<Light, { paints: Partial<Palette>; rest: Rest | null }> = {
  morning: { paints: {}, rest: null },
  afternoon: {
    paints: { wall: "#FFF1D2", wall2: "#E2C493", stone: "#DDC9A3", stone2: "#B39A76", rough: "#CDB188", rough2: "#A2835D" },
    rest: null,
  },
  dusk: {
    // prettier-ignore
    paints: {
      wall: "#C9AAA4", wall2: "#8A7089", ivory: "#D7BFBB", stone: "#A78F97", stone2: "#6F5D7C", rough: "#96808A", rough2: "#5F5170",
      timber: "#4D3442", timber2: "#382838", pole: "#2F2740", tree: "#3B4A5C", tree2: "#2B3850", water: "#8B7196", water2: "#6A5A86",
      gold: "#F6C558", noble: "#C98A35", religious: "#3C5FA0", trade: "#3C6F5E", military: "#A23A45", unique: "#71468F",
      window: "#FFC862", inside: "#E89B3C", empty: "#B98663", porthole: "#FFC862", lantern: "#FFE59A", skylight: "#FFC862",
      stage: "#FFC862", smoke: "#8D87A0", ghost: "#E8E4F4", flask: "#9FB4C8", potion: "#7FE0A0",
    },
    rest: ["#5A2E52", 0.22],
  },
  night: {
    // prettier-ignore
    paints: {
      wall: "#6A6474", wall2: "#4B4658", ivory: "#8F8B97", stone: "#504B5C", stone2: "#3C394A", rough: "#5B5A66", rough2: "#42414F",
      timber: "#3A2C2C", timber2: "#2B2124", pole: "#8A8399", tree: "#2B3F3E", tree2: "#203134", water: "#2C4560", water2: "#213650",
      gold: "#F0BC45", noble: "#C48B22", religious: "#3E6FB2", trade: "#3C7A55", military: "#B24640", unique: "#7C53A8",
      window: "#FFD06A", inside: "#E2A13B", empty: "#97744A", porthole: "#FFD06A", lantern: "#FFE59A", skylight: "#FFD06A",
      stage: "#FFD06A", smoke: "#7B7590", ghost: "#E8E4F4", flask: "#9FB4C8", potion: "#7FE0A0",
    },
    rest: ["#1A2036", 0.3],
  },
};

/** Color in a light of each color of the files. */
function colorsIn(light: Light): Map<string, string> {
  const { paints, rest } = PALETTES[light];
  const colors = new Map<string, string>();
  for (const paint of Object.keys(DAY) as Paint[]) {
    const day = DAY[paint];
    const now = paints[paint] ?? day;
    colors.set(day.toUpperCase(), now);
    if (!SIDES.includes(paint)) continue;
    colors.set(mix(day, "#1B1230", 0.26).toUpperCase(), mix(now, "#1B1230", 0.26));
    colors.set(mix(day, "#FFF8E8", 0.26).toUpperCase(), mix(now, rest ? "#FFE0A8" : "#FFF8E8", 0.26));
  }
  return colors;
}

const colors = new Map<Light, Map<string, string>>();

/** Drawing of a district in a light; from dusk on its windows and lanterns are lit. */
export function inLight(svg: string, light: Light): string {
  let known = colors.get(light);
  if (!known) colors.set(light, (known = colorsIn(light)));
  const { rest } = PALETTES[light];
  const tinted = recolored(svg, (color) => known.get(color.toUpperCase()) ?? (rest ? mix(color, ...rest) : color));
  return rest ? tinted.replaceAll(' visibility="hidden"', "") : tinted;
}

/** Address of a drawing for `<img>`, which fills its box. */
export function addressIn(svg: string, light: Light): string {
  return addressOnce(light + svg, () => inLight(svg, light).replace("<svg", '<svg preserveAspectRatio="none"'));
}

/** Height of a drawing. */
export function heightOf(svg: string): number {
  return Number(/viewBox="\S+ \S+ \S+ (\d+)"/.exec(svg)?.[1] ?? PLOT);
}
