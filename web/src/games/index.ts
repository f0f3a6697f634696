/** Registry of the games' client parts. */

import type { Component } from "svelte";

import type { GameName, GamePageProps } from "../lib/contract";
import { citadels } from "./citadels";
import type { GamePart, Reading, SetUpPart } from "./game";
import { valeria } from "./valeria";

type Page = Component<GamePageProps>;

const parts = new Map<GameName, GamePart>([citadels, valeria].map((part) => [part.name, part]));

/** Games with pages of their own, in display order. */
export const ownGames: readonly GameName[] = [...parts.keys()];

/** Client part of a game, or `null` if it uses the generic page. */
export function partOf(game: GameName): GamePart | null {
  return parts.get(game) ?? null;
}

const pages = new Map<GameName, Promise<Page>>();

/** Table page of a game, loaded on demand. */
export function gamePage(game: GameName): Promise<Page> {
  const known = pages.get(game);
  if (known) return known;
  const load = partOf(game)?.page ?? (() => import("./any/AnyPage.svelte"));
  const found = load().then((module) => module.default);
  found.catch(() => pages.delete(game));
  pages.set(game, found);
  return found;
}

/** Set-up parts of all games. */
export async function setUpParts(): Promise<ReadonlyMap<GameName, SetUpPart>> {
  const all = [...parts].map(async ([game, part]) => [game, (await part.setUp()).setUp] as const);
  return new Map(await Promise.all(all));
}

/** The game itself if it has reference pages, otherwise the first one that has. */
export function gameToRead(game: GameName | undefined): GameName {
  return game !== undefined && parts.has(game) ? game : citadels.name;
}

/** Reference pages of a game. */
export async function readingOf(game: GameName): Promise<Reading> {
  return (await parts.get(gameToRead(game))!.reading()).reading;
}
