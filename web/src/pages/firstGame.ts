/** Rooms that one touch opens and begins: the usual game with bots, and the first one with a guide. */

import { partOf } from "../games";
import * as http from "../lib/api";
import type { GameName, NewRoom, Room, SetUp } from "../lib/contract";
import { myself } from "../lib/me.svelte";
import { askOffers } from "../lib/offers.svelte";
import { attempt } from "../shell/toasts.svelte";
import { guideRoom } from "../table/guide";

/** The standard set-up of a game with friendly bots; `null` if nobody sits down, or the server refuses. */
export function playNow(game: GameName): Promise<Room | null> {
  return open(async () => (await askOffers()).games.find((one) => one.game === game)!.default);
}

/** The set-up that a game of ours is learned with: friendly bots, hints, no clock, and the guide beside the table. */
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
