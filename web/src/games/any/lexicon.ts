/** Display names of a game's fields and values: from its own texts and words, or else the raw ids. */

import { words } from "../../lib/cards.svelte";
import type { CardWords, GameName, GameWords } from "../../lib/contract";
import { has, t } from "../../lib/words.svelte";
import type { TipText } from "../../table/tip";
import { plain, type Lexicon } from "./facts";

export function lexiconOf(game: GameName, ruleset?: string): Lexicon {
  const known = words(game, ruleset);
  return {
    field(name) {
      const own = `web-${game}-field-${name.replaceAll("_", "-")}`;
      return has(own) ? t(own) : plain(name);
    },
    value: (name) => found(known, name)?.name ?? plain(name),
    yes: t("web-any-yes"),
    no: t("web-any-no"),
    none: t("web-any-none"),
  };
}

/** The text of a card named in the log. */
export function about(game: GameName, name: string, ruleset?: string): TipText | null {
  const card = found(words(game, ruleset), name);
  return card?.text ? { title: card.name, subtitle: card.reminder, text: card.text } : null;
}

/** Find a word by name, whatever its kind. */
function found(known: GameWords | null, name: string): CardWords | null {
  for (const [kind, things] of Object.entries(known ?? {})) {
    const one = kind === "about" || !Object.hasOwn(things, name) ? undefined : things[name];
    if (one !== undefined) return typeof one === "string" ? { name: one } : one;
  }
  return null;
}
