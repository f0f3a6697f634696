/** Buildings of all districts, loaded with a table. */

import { addressIn, heightOf } from "./districts";
import type { Light } from "../../table/light";

const files = import.meta.glob<string>("./districts/*.svg", { query: "?raw", import: "default", eager: true });

/** SVG of a district by day, or `undefined` if there is none. */
export function buildingOf(district: string): string | undefined {
  return files[`./districts/${district}.svg`];
}

/** Height of a building in the units of its drawing. */
export function heightOfBuilding(district: string): number {
  return heightOf(buildingOf(district) ?? "");
}

/** Height of the tallest building. */
export const TALLEST = Math.max(...Object.values(files).map(heightOf));

/** Address of a building in a light, or `null` if there is no drawing. */
export function picture(district: string, light: Light): string | null {
  const svg = buildingOf(district);
  return svg ? addressIn(svg, light) : null;
}
