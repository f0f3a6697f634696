/** Signs and colors of cards. */

import type { Sign } from "../../lib/Icon.svelte";
import { card } from "../../lib/cards.svelte";
import type { DistrictType } from "./contract";

export const typeSign: Record<DistrictType, Sign> = {
  noble: "queen-crown",
  religious: "bell",
  trade: "scales",
  military: "crossed-swords",
  unique: "eight-pointed-star",
};

/** Unique districts that have a verb of their own. */
const uniques: Record<string, Sign> = {
  armory: "sword-array",
  framework: "hammer-nails",
  laboratory: "round-bottom-flask",
  museum: "amphora",
  necropolis: "tombstone",
  smithy: "anvil",
};

/** District type that pays a character, or `null`. */
export function characterType(name: string): DistrictType | null {
  return (card("citadels", "characters", name)?.type as DistrictType | null | undefined) ?? null;
}

/** Sign of a unique district on the button of its verb. */
export function uniqueSign(name: string): Sign {
  return uniques[name] ?? typeSign.unique;
}
