/** A row of a game's verb table, as declared by the rules. */
export interface VerbRow {
  readonly name: string;
  /** kind of its argument, or "" */
  readonly takes: string;
  /** cards that provide the verb, any of them */
  readonly cards: readonly string[];
  /** place to touch instead of the button */
  readonly place: string;
  readonly sign: string;
  /** district whose icon and name the button shows */
  readonly district: string;
  readonly key: string;
  /** power of a character */
  readonly power: boolean;
  /** ends a decision or a turn: stays visible, and comes last */
  readonly closes: boolean;
}

/** Rows by name, each with its index in the table. */
export function rowsOf(verbs: readonly VerbRow[]): ReadonlyMap<string, VerbRow & { readonly at: number }> {
  return new Map(verbs.map((verb, at) => [verb.name, { ...verb, at }]));
}
