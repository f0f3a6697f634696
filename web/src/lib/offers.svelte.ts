/** Games and setups offered by the server, fetched on demand. */

import * as http from "./api";
import type { GameName, GameSetUps, SetUps } from "./contract";

let known = $state.raw<SetUps | null>(null);

/** Fetch the offers. */
export async function askOffers(): Promise<SetUps> {
  return (known = await http.setUps());
}

/** The offers, or `null` until they are loaded. */
export function offers(): readonly GameSetUps[] | null {
  return known?.games ?? null;
}

/** The offer of a game, once loaded. */
export function offerOf(game: GameName): GameSetUps | null {
  return known?.games.find((one) => one.game === game) ?? null;
}
