/** Small signs of the log lines, by event. */

import type { Line } from "../../lib/contract";
import { signs } from "../../lib/signs";
import { SIGN_OF } from "./signs";

const BY_EVENT: Readonly<Record<string, string>> = {
  rolled: "perspective-dice-six-faces-random",
  altered: "perspective-dice-six-faces-random",
  slain: "crossed-swords",
  recruited: "person",
  free: "person",
  built: "hammer-nails",
  gains: "coin",
  took: "coin",
  consoled: "coin",
  traded: "card-exchange",
  paid: "cash",
  takes: "swap-bag",
  stolen: "robber",
  looted: "robber",
  exhausted: "cross",
  end_due: "laurels",
  captured: "crested-helmet",
  captured_domain: "crested-helmet",
  kept: "crested-helmet",
  kept_duke: "crested-helmet",
  finished: "laurels",
};

/** Sign of the card that the line names, if it has one; otherwise that of the event. */
export function signOfLine(line: Line): string | null {
  const named = line.parts.find((part) => typeof part !== "string");
  if (
    named &&
    typeof named !== "string" &&
    (line.event === "slain" || line.event === "recruited" || line.event === "built" || line.event === "free")
  ) {
    const sign = SIGN_OF[named.card.replaceAll("-", "_")];
    if (sign && sign in signs) return sign;
  }
  return BY_EVENT[line.event] ?? null;
}
