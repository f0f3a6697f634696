/** Which sign and which field stand for a card. */

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

const characters: Record<string, Sign> = {
  assassin: "hooded-assassin",
  witch: "witch-face",
  magistrate: "gavel",
  thief: "robber",
  spy: "spyglass",
  blackmailer: "stabbed-note",
  tax_collector_old: "receive-money",
  magician: "pointy-hat",
  wizard: "wizard-face",
  seer: "crystal-ball",
  king: "throne-king",
  emperor: "imperial-crown",
  patrician: "laurel-crown",
  bishop: "pope-crown",
  abbot: "monk-face",
  cardinal: "prayer",
  merchant: "scales",
  alchemist: "round-bottom-flask",
  trader: "caravel",
  architect: "pencil-ruler",
  navigator: "ship-wheel",
  scholar: "open-book",
  warlord: "warlord-helmet",
  diplomat: "shaking-hands",
  marshal: "knight-banner",
  queen: "jewel-crown",
  artist: "palette",
  tax_collector: "receive-money",
};

const uniques: Record<string, Sign> = {
  haunted_quarter: "ghost",
  stables: "horseshoe",
  framework: "hammer-nails",
  keep: "white-tower",
  statue: "greek-sphinx",
  poor_house: "knapsack",
  capitol: "greek-temple",
  factory: "anvil",
  necropolis: "tombstone",
  quarry: "war-pick",
  great_wall: "stone-wall",
  park: "fruit-tree",
  school_of_magic: "spell-book",
  thieves_den: "hood",
  laboratory: "round-bottom-flask",
  library: "open-book",
  observatory: "spyglass",
  smithy: "anvil",
  graveyard: "tombstone",
  lighthouse: "lighthouse",
  throne_room: "throne-king",
  armory: "crossed-swords",
};

/** The sign of a character. */
export function characterSign(name: string): Sign {
  return characters[name] ?? "hood";
}

/** The kind of district that pays a character, or `null`. */
export function characterType(name: string): DistrictType | null {
  return (card("citadels", "characters", name)?.type as DistrictType | null | undefined) ?? null;
}

/** The sign of a unique district in a list; districts of the other kinds show the sign of their kind. */
export function uniqueSign(name: string): Sign {
  return uniques[name] ?? "eight-pointed-star";
}
