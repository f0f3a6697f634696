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

const uniques: Record<string, Sign> = {
  armory: "sword-array",
  ball_room: "violin",
  basilica: "church",
  bell_tower: "ringing-bell",
  capitol: "greek-temple",
  dragon_gate: "dragon-head",
  factory: "factory",
  framework: "hammer-nails",
  gold_mine: "gold-mine",
  graveyard: "hasty-grave",
  great_wall: "stone-wall",
  haunted_quarter: "ghost",
  hospital: "caduceus",
  imperial_treasury: "open-treasure-chest",
  ivory_tower: "ivory-tusks",
  keep: "white-tower",
  laboratory: "round-bottom-flask",
  library: "open-book",
  lighthouse: "lighthouse",
  map_room: "treasure-map",
  monument: "obelisk",
  museum: "amphora",
  necropolis: "tombstone",
  observatory: "spyglass",
  park: "fruit-tree",
  poor_house: "knapsack",
  quarry: "war-pick",
  school_of_magic: "spell-book",
  secret_vault: "locked-chest",
  smithy: "anvil",
  stables: "horseshoe",
  statue: "greek-sphinx",
  theater: "drama-masks",
  thieves_den: "hood",
  throne_room: "throne-king",
  university: "graduate-cap",
  wishing_well: "well",
};

/** District type that pays a character, or `null`. */
export function characterType(name: string): DistrictType | null {
  return (card("citadels", "characters", name)?.type as DistrictType | null | undefined) ?? null;
}

/** Sign of a unique district. */
export function uniqueSign(name: string): Sign {
  return uniques[name] ?? "eight-pointed-star";
}

/** Sign of a district: its own if unique, otherwise that of its type. */
export function districtSign(type: DistrictType, name: string): Sign {
  return type === "unique" ? uniqueSign(name) : typeSign[type];
}
