/** A row of a game's table of verbs, as the rules declare it. */
export interface VerbRow {
  readonly name: string;
  /** the kind of its argument, or nothing */
  readonly takes: string;
  /** cards that bring the verb, any of them */
  readonly cards: readonly string[];
  /** what can be touched instead of the button */
  readonly place: string;
  readonly sign: string;
  /** the district whose icon and name the button has */
  readonly district: string;
  readonly key: string;
  /** a character's power */
  readonly power: boolean;
  /** ends a decision or a turn: stays visible, and comes last */
  readonly closes: boolean;
}

/** The rows by name, and with each its place in the table. */
export function rowsOf(verbs: readonly VerbRow[]): ReadonlyMap<string, VerbRow & { readonly at: number }> {
  return new Map(verbs.map((verb, at) => [verb.name, { ...verb, at }]));
}
