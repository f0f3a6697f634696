/** Small signs of the log lines, by event. */

import type { Line } from "../../lib/contract";

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

export function signOfLine(line: Line): string | null {
  return BY_EVENT[line.event] ?? null;
}
