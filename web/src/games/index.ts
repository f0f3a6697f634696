/** Every game that brings something of its own to the client: whoever needs what is a game's own asks here. */

import type { Component } from "svelte";

import type { GameName, GamePageProps } from "../lib/contract";
import { citadels } from "./citadels";
import type { GamePart, Reading, SetUpPart } from "./game";
import { valeria } from "./valeria";

type Page = Component<GamePageProps>;

const parts = new Map<GameName, GamePart>([citadels, valeria].map((part) => [part.name, part]));

/** The games with pages of their own, in the order in which they are offered. */
export const ownGames: readonly GameName[] = [...parts.keys()];

/** What a game brings, or `null` if it is shown as any game can be. */
export function partOf(game: GameName): GamePart | null {
  return parts.get(game) ?? null;
}

const pages = new Map<GameName, Promise<Page>>();

/** The table of a game, fetched when the game is played. */
export function gamePage(game: GameName): Promise<Page> {
  const known = pages.get(game);
  if (known) return known;
  const load = partOf(game)?.page ?? (() => import("./any/AnyPage.svelte"));
  const found = load().then((module) => module.default);
  found.catch(() => pages.delete(game));
  pages.set(game, found);
  return found;
}

/** What each game lets choose before it begins. */
export async function setUpParts(): Promise<ReadonlyMap<GameName, SetUpPart>> {
  const all = [...parts].map(async ([game, part]) => [game, (await part.setUp()).setUp] as const);
  return new Map(await Promise.all(all));
}

/** The game itself if there is something to read of it, or else the first one of which there is. */
export function gameToRead(game: GameName | undefined): GameName {
  return game !== undefined && parts.has(game) ? game : citadels.name;
}

/** What there is to read of a game. */
export async function readingOf(game: GameName): Promise<Reading> {
  return (await parts.get(gameToRead(game))!.reading()).reading;
}
