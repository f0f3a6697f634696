/** One-click rooms: the standard game with bots, and the first game with a guide. */

import { partOf } from "../games";
import * as http from "../lib/api";
import type { GameName, NewRoom, Room, SetUp } from "../lib/contract";
import { myself } from "../lib/me.svelte";
import { askOffers } from "../lib/offers.svelte";
import { attempt } from "../shell/toasts.svelte";
import { guideRoom } from "../table/guide";

/** The standard setup of a game with easy bots; `null` if no name was given or the server refuses. */
export function playNow(game: GameName): Promise<Room | null> {
  return open(async () => (await askOffers()).games.find((one) => one.game === game)!.default);
}

/** The learning setup of a game: easy bots, hints, no clock, and the guide. */
export async function playGuided(game: GameName): Promise<Room | null> {
  const room = await open(async () => partOf(game)!.first, { public: false, hints: true, clock: { kind: "none" } });
  if (room) guideRoom(room.id);
  return room;
}

async function open(setUp: () => Promise<SetUp>, more: Partial<NewRoom> = {}): Promise<Room | null> {
  if (!(await attempt(() => myself.somebody()))) return null;
  const room = await attempt(async () => {
    const wanted = await setUp();
    const bots = Array.from({ length: wanted.options.players - 1 }, () => "bot:easy" as const);
    const made = await http.createRoom({ set_up: wanted, seats: ["me", ...bots], ...more });
    return http.start(made.id);
  });
  return room ?? null;
}
