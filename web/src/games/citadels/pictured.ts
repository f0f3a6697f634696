/** Characters shown in the small picture of a moment. */

import type { CitadelsTable } from "./contract";

const ON_CHARACTERS = new Set(["kill", "rob", "bewitch"]);
const CHOICES = new Set(["pick", "bury", "lend"]);

interface People {
  /** Character of the seat that acts. */
  readonly actor: string | null;
  /** Character against whom it acts, or could have acted. */
  readonly target: string | null;
}

/** Return the characters of a moment; `played` and `best` are notations such as "rob architect". */
export function people(view: CitadelsTable["view"], actor: number, played: string, best: string): People {
  const [verb, card] = (best || played).split(" ");
  const [playedVerb, playedCard] = played.split(" ");
  if (verb && CHOICES.has(verb)) return { actor: playedCard ?? null, target: best ? (card ?? null) : null };
  const turn = view.turn;
  const acting = turn?.seat === actor ? turn.character : (view.seats[actor]?.characters.at(-1)?.character ?? null);
  const aimed = verb && ON_CHARACTERS.has(verb) ? card : playedVerb && ON_CHARACTERS.has(playedVerb) ? playedCard : undefined;
  return { actor: acting, target: aimed ?? null };
}
