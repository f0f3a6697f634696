/** What the server offers to play, as far as it was asked. */

import * as http from "./api";
import type { GameName, GameSetUps, SetUps } from "./contract";

let known = $state.raw<SetUps | null>(null);

/** Asks the server what can be played. */
export async function askOffers(): Promise<SetUps> {
  return (known = await http.setUps());
}

/** What can be played, or `null` until the server has said so. */
export function offers(): readonly GameSetUps[] | null {
  return known?.games ?? null;
}

/** What the server says of a game, once it has. */
export function offerOf(game: GameName): GameSetUps | null {
  return known?.games.find((one) => one.game === game) ?? null;
}
