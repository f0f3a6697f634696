/** The pages of the two games, each fetched when its game is played. */

import type { Component } from "svelte";

import type { GameName, GamePageProps } from "../lib/contract";

type Page = Component<GamePageProps>;

const pages: Record<GameName, () => Promise<{ default: Page }>> = {
  citadels: () => import("../games/citadels/CitadelsPage.svelte"),
  valeria: () => import("../games/valeria/ValeriaPage.svelte"),
};

const fetched: Partial<Record<GameName, Promise<Page>>> = {};

/** The page of a game. */
export function gamePage(game: GameName): Promise<Page> {
  const found = (fetched[game] ??= pages[game]().then((module) => module.default));
  found.catch(() => delete fetched[game]);
  return found;
}
