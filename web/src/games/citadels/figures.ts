/** Portraits of the characters, one SVG file each in `figures/`, on a field of 200 by 240. */

import { addressOnce, brightness, lit, mix, recolored } from "../../table/drawing";
import type { Light } from "../../table/light";

export type Crop = "card" | "head" | "face";

export interface Pose {
  readonly crop: Crop;
  readonly light: Light;
  /** draw the niche behind the figure */
  readonly niche: boolean;
  /** in the red and black of a victim */
  readonly victim: boolean;
}

const files = import.meta.glob<string>("./figures/*.svg", { query: "?raw", import: "default", eager: true });
const WHOLE = "0 0 200 240";
const PARTS: Record<Crop, string> = { card: WHOLE, head: "38 8 124 147", face: "38 24 124 124" };
const PLAIN = "#3A3F46";

/** Characters that share the drawing of another one. */
const SAME: Record<string, string> = { tax_collector_old: "tax_collector" };

/** SVG of a character by day, or `undefined` if there is none. */
export function drawingOf(character: string): string | undefined {
  return files[`./figures/${SAME[character] ?? character}.svg`];
}

/** Color of the field behind a character: the `color` of its file. */
export function fieldOf(character: string, light: Light = "afternoon"): string {
  const day = /<svg[^>]* color="(#\w{6})"/.exec(drawingOf(character) ?? "")?.[1] ?? PLAIN;
  return mix(day, "#0E1424", light === "night" ? 0.45 : light === "dusk" ? 0.25 : 0);
}

/** Niche and town behind a figure on a card. */
function nicheOf(character: string, light: Light): string {
  const field = fieldOf(character, light);
  const night = light === "night";
  const bright = mix(field, "#FFF3D6", night ? 0.12 : 0.26);
  const middle = mix(field, "#FFF3D6", night ? 0.05 : 0.12);
  const dark = mix(field, "#120C1E", 0.22);
  const window = night || light === "dusk" ? "#FFC862" : mix(dark, "#000000", 0.12);
  return (
    `<path d="M0 0h200v240H0z" fill="${field}"/><path d="M22 240V102a78 92 0 0 1 156 0v138z" fill="${middle}"/>` +
    `<path d="M34 240V104a66 80 0 0 1 132 0v136z" fill="${bright}"/>` +
    `<path d="M34 196h12v-26l8-12 8 12v14h10v-10h6v10h44v-30l9-14 9 14v22h10v-14h16v70H34z" fill="${middle}"/>` +
    `<path d="M52 176h4v7h-4zM129 166h4v7h-4zM141 182h4v7h-4zM156 186h4v7h-4z" fill="${window}"/>` +
    `<path d="M0 0h200v240h-22V102a78 92 0 0 0-156 0v138H0z" fill="${dark}" opacity=".35"/>`
  );
}

/** Red and black by brightness. */
function bloody(color: string): string {
  return mix("#1A0508", "#D8454B", brightness(color));
}

/** Address of a picture of a character for `<img>`, or `null` if there is no drawing. */
export function portrait(character: string, pose: Pose): string | null {
  const drawing = drawingOf(character);
  if (!drawing) return null;
  return addressOnce(["citadels", character, pose.crop, pose.light, pose.niche, pose.victim].join(), () => {
    const svg = pose.victim ? recolored(drawing, bloody) : lit(drawing, pose.light);
    const whole = pose.niche ? svg.replace(/<svg[^>]*>/, (root) => root + nicheOf(character, pose.light)) : svg;
    return whole.replace(WHOLE, PARTS[pose.crop]);
  });
}

/** Small face of a character on its field, as a sign of `<Icon>`. */
export function faceOf(character: string): string {
  const drawing = drawingOf(character);
  if (!drawing) return "hood";
  return addressOnce(`citadels face ${character}`, () => {
    const field = `<path d="M0 0h200v240H0z" fill="${mix(fieldOf(character), "#FFF3D6", 0.18)}"/>`;
    return drawing.replace(/<svg[^>]*>/, (root) => root.replace(WHOLE, PARTS.face) + field);
  });
}
