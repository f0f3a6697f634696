/** Emotes: short chat messages, sent as codes and shown in each reader's language. */

import { t } from "../lib/words.svelte";

export const EMOTES = ["hello", "luck", "nice", "thanks", "oops", "ouch", "moment", "game"] as const;

const codes = new Map<string, string>(EMOTES.map((emote) => [codeOf(emote), emote]));

export function codeOf(emote: (typeof EMOTES)[number]): string {
  return `:${emote}:`;
}

export function isEmote(text: string): boolean {
  return codes.has(text);
}

/** The text of a chat message, with an emote in the reader's language. */
export function chatText(text: string): string {
  const emote = codes.get(text);
  return emote ? t(`web-emote-${emote}`) : text;
}
