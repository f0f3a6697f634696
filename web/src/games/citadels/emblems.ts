/** Which sign and which field stand for a card. */

import type { Sign } from "../../lib/Icon.svelte";
import type { DistrictType } from "./contract";

export const typeSign: Record<DistrictType, Sign> = {
  noble: "queen-crown",
  religious: "bell",
  trade: "scales",
  military: "crossed-swords",
  unique: "eight-pointed-star",
};

const characters: Record<string, [Sign, DistrictType | null]> = {
  assassin: ["hooded-assassin", null],
  witch: ["witch-face", null],
  magistrate: ["gavel", null],
  thief: ["robber", null],
  spy: ["spyglass", null],
  blackmailer: ["stabbed-note", null],
  tax_collector_old: ["receive-money", null],
  magician: ["pointy-hat", null],
  wizard: ["wizard-face", null],
  seer: ["crystal-ball", null],
  king: ["throne-king", "noble"],
  emperor: ["imperial-crown", "noble"],
  patrician: ["laurel-crown", "noble"],
  bishop: ["pope-crown", "religious"],
  abbot: ["monk-face", "religious"],
  cardinal: ["prayer", "religious"],
  merchant: ["scales", "trade"],
  alchemist: ["round-bottom-flask", null],
  trader: ["caravel", "trade"],
  architect: ["pencil-ruler", null],
  navigator: ["ship-wheel", null],
  scholar: ["open-book", null],
  warlord: ["warlord-helmet", "military"],
  diplomat: ["shaking-hands", "military"],
  marshal: ["knight-banner", "military"],
  queen: ["jewel-crown", null],
  artist: ["palette", null],
  tax_collector: ["receive-money", null],
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
  return characters[name]?.[0] ?? "hood";
}

/** The kind of district that pays a character, or `null`. */
export function characterType(name: string): DistrictType | null {
  return characters[name]?.[1] ?? null;
}

/** The sign of a unique district in a list; districts of the other kinds show the sign of their kind. */
export function uniqueSign(name: string): Sign {
  return uniques[name] ?? "eight-pointed-star";
}
