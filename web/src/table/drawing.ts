/** Colors of our SVG drawings by the light of the day. The files have the colors of the afternoon. */

import type { Light } from "./light";

interface Tint {
  readonly color: string;
  readonly share: number;
  /** smaller share for paths of the class `skin` */
  readonly skin: number;
}

const TINTS: Record<Light, Tint | null> = {
  morning: null,
  afternoon: null,
  dusk: { color: "#5A2E52", share: 0.22, skin: 0.12 },
  night: { color: "#1A2036", share: 0.2, skin: 0.07 },
};

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

/** Mix a share of another color into a color; both are `#RRGGBB`. */
export function mix(color: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(color).map((value, i) => Math.round(value + (to[i]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Change every `#RRGGBB` of a drawing; colors of three digits shine at night and stay. */
export function recolored(svg: string, change: (color: string, skin: boolean) => string): string {
  return svg.replace(/<[^>]+>/g, (tag) => tag.replace(/#[\da-f]{6}\b/gi, (color) => change(color, tag.includes('class="skin"'))));
}

/** Tint a drawing for a light. */
export function lit(svg: string, light: Light): string {
  const tint = TINTS[light];
  return tint ? recolored(svg, (color, skin) => mix(color, tint.color, skin ? tint.skin : tint.share)) : svg;
}

/** Brightness of a color, from 0 to 1. */
export function brightness(color: string): number {
  const [red, green, blue] = channels(color) as [number, number, number];
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** Address of a drawing for `<img src>`. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const made = new Map<string, string>();

/** Address of a drawing that is made once for each key. */
export function addressOnce(key: string, draw: () => string): string {
  let address = made.get(key);
  if (address === undefined) made.set(key, (address = addressOf(draw())));
  return address;
}
