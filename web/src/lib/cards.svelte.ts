/** Names and texts of the cards in the language of the page, fetched once and kept. */

import { SvelteMap } from "svelte/reactivity";

import { api } from "./address";
import type { CardWords, GameName, GameWords } from "./contract";
import { language } from "./words.svelte";

const loaded = new SvelteMap<string, GameWords>();
const asked = new Set<string>();

/** All words of a game, or `null` until they have come. */
export function words(game: GameName, ruleset?: string): GameWords | null {
  const lang = language();
  const key = `${lang}/${game}${ruleset ? `?ruleset=${ruleset}` : ""}`;
  const found = loaded.get(key);
  if (found) return found;
  if (!asked.has(key)) {
    asked.add(key);
    void fetchWords(key);
  }
  return null;
}

/** One card of a kind ("characters", "districts", "monsters" ...), or `null` where there is none or none yet. */
export function card(game: GameName, kind: string, name: string, ruleset?: string): CardWords | null {
  const found = words(game, ruleset)?.[kind]?.[name];
  if (found === undefined) return null;
  return typeof found === "string" ? { name: found } : found;
}

/** The name of a card; before the words have come, its plain id made readable. */
export function cardName(game: GameName, kind: string, name: string, ruleset?: string): string {
  return card(game, kind, name, ruleset)?.name ?? readable(name);
}

/** Puts words into the store as if they had come from the server. */
export function provide(key: string, found: GameWords): void {
  asked.add(key);
  loaded.set(key, found);
}

/** A plain id made readable: what is shown until the words have come. */
export function readable(name: string): string {
  return name
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

async function fetchWords(key: string, tries = 0): Promise<void> {
  try {
    const answer = await fetch(api(`/words/${key}`), { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(`${answer.status}`);
    loaded.set(key, (await answer.json()) as GameWords);
  } catch {
    if (tries < 5) setTimeout(() => void fetchWords(key, tries + 1), 1000 * 2 ** tries);
    else asked.delete(key);
  }
}
