/** Names and texts of the cards in the page's language, fetched once and cached. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";

import { api } from "./address";
import type { CardWords, GameName, GameWords } from "./contract";
import { request } from "./transport";
import { language } from "./words.svelte";

const loaded = new SvelteMap<string, GameWords>();
const asked = new Set<string>();
const late = new SvelteSet<string>();

/** All words of a game, or `null` until they are loaded. */
export function words(game: GameName, ruleset?: string): GameWords | null {
  const key = keyOf(game, ruleset);
  const found = loaded.get(key);
  if (found) return found;
  if (!asked.has(key)) {
    asked.add(key);
    void fetchWords(key);
  }
  return null;
}

const keyOf = (game: GameName, ruleset?: string): string => `${language()}/${game}${ruleset ? `?ruleset=${ruleset}` : ""}`;

/** A card of a kind ("characters", "districts", "monsters" ...), or `null` if unknown or not loaded yet. */
export function card(game: GameName, kind: string, name: string, ruleset?: string): CardWords | null {
  const found = words(game, ruleset)?.[kind]?.[name];
  if (found === undefined) return null;
  return typeof found === "string" ? { name: found } : found;
}

/** Name of a card. */
export function cardName(game: GameName, kind: string, name: string, ruleset?: string): string {
  return card(game, kind, name, ruleset)?.name ?? unnamed(game, name, ruleset);
}

/** Fallback for an unknown name: the readable id. An ellipsis while words are being loaded, to avoid a flash of English. */
export function unnamed(game: GameName, id: string, ruleset?: string): string {
  const key = keyOf(game, ruleset);
  return loaded.has(key) || late.has(key) || language() === "en" ? readable(id) : "…";
}

/** Add words to the cache as if the server had sent them. */
export function provide(key: string, found: GameWords): void {
  asked.add(key);
  loaded.set(key, found);
}

/** An id in readable form. */
export function readable(name: string): string {
  return name
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

async function fetchWords(key: string, tries = 0): Promise<void> {
  try {
    const answer = await request(api(`/words/${key}`), { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(`${answer.status}`);
    loaded.set(key, (await answer.json()) as GameWords);
  } catch {
    late.add(key);
    if (tries < 5) setTimeout(() => void fetchWords(key, tries + 1), 1000 * 2 ** tries);
    else asked.delete(key);
  }
}
