/** Signs of the log lines, by kind of event. */

import type { Line } from "../../lib/contract";
import { faceOf } from "./figures";

// prettier-ignore
const SIGNS: Record<string, string> = {
  round: "crown", face_up: "card", picked: "check", picked_character: "check", buried: "card", buried_character: "card", staged: "card-exchange",
  silence: "sound-off", theft: "swap-bag", crowned: "crown", gather_gold: "coin", look: "card-pickup", drew_card: "card-pickup", kept: "card-pickup",
  kept_card: "card-pickup", income: "receive-money", draw: "card-pickup", gain: "coin", pays: "coin", build: "hammer-nails", confiscated: "gavel",
  declined: "gavel", bribed: "cash", refused: "stabbed-note", flipped: "stabbed-note", left: "stabbed-note", kill: "plain-dagger", bewitch: "cauldron",
  rob: "swap-bag", warrants: "gavel", signed: "gavel", threats: "stabbed-note", real_threat: "stabbed-note", spy: "spyglass", seen_card: "eye",
  looked_at: "eye", swap: "card-exchange", replace: "card-exchange", peek: "eye", card_moves: "card", card_seen: "card", seer: "crystal-ball",
  destroy: "crossed-swords", destroyed: "crossed-swords", exchange: "shaking-hands", seize: "knight-banner", armory: "crossed-swords",
  sacrifice: "tombstone", framework: "hammer-nails", beautify: "palette", tax: "receive-money", taxed: "receive-money", collect: "receive-money",
  poor_house: "knapsack", park: "fruit-tree", refund: "round-bottom-flask", smithy: "anvil", laboratory: "round-bottom-flask", tucked: "amphora",
  tucked_card: "amphora", suspended: "cauldron", resumed: "cauldron", no_turn: "cauldron", first_complete: "castle", heir: "crown",
  study: "open-book", finished: "laurels", discard: "card", discarded_card: "card", den: "hood", borrow: "prayer", mix: "monk-face", court: "jewel-crown",
  reclaimed: "tombstone", unclaimed: "tombstone", tower: "bell", tower_gone: "bell", searched: "lighthouse", search_card: "lighthouse",
  hospital: "plus", throne_room: "throne-king", forgone: "cross", undeclared: "bell", stage_got: "card-exchange", stayed: "card-exchange",
  laid: "hammer-nails", museum_card: "eye",
};

/** Sign of a line; a called character shows its face. */
export function signOfLine(line: Line, cast: ReadonlySet<string>): string | null {
  if (line.event === "reveal" || line.event === "silence") {
    const named = line.parts.find((part) => typeof part !== "string" && cast.has(part.card));
    if (named && typeof named !== "string") return faceOf(named.card);
  }
  return SIGNS[line.event] ?? null;
}
