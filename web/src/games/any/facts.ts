/** Generic rendering of any game's view: its fields as words, numbers and lists. */

import type { View } from "../../lib/contract";

/** One field of a view: a text, or nested facts. */
export interface Fact {
  readonly name: string;
  readonly text?: string;
  /** Parts of a composite value. */
  readonly facts?: readonly Fact[];
  /** Several composite values. */
  readonly rows?: readonly (readonly Fact[])[];
}

/** Display names of fields and values. */
export interface Lexicon {
  field(name: string): string;
  value(name: string): string;
  yes: string;
  no: string;
  none: string;
}

/** Fields shown elsewhere on the page: setup, seats to act, seats. */
const TOLD: ReadonlySet<string> = new Set([
  "game",
  "rules_version",
  "ruleset",
  "scenario",
  "players",
  "seat",
  "seats",
  "round",
  "phase",
  "to_act",
  "active",
  "open",
]);

type Fields = Readonly<Record<string, unknown>>;

/** Facts about the table. */
export function tableFacts(view: View, words: Lexicon): Fact[] {
  const fields = Object.entries(view).filter(([name]) => !TOLD.has(name));
  return factsOf(Object.fromEntries(fields), words);
}

/** Facts about a seat. */
export function seatFacts(view: View, seat: number, words: Lexicon): Fact[] {
  const { seats } = view as { seats?: unknown };
  const one: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  if (isFields(one)) return factsOf(one, words);
  return one === undefined || one === null ? [] : [factOf("", one, words)];
}

/** Absent values are `null` and omitted. */
function factsOf(fields: Fields, words: Lexicon): Fact[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => factOf(words.field(name), value, words));
}

function factOf(name: string, value: unknown, words: Lexicon): Fact {
  if (isFields(value)) {
    const facts = factsOf(value, words);
    return facts.length ? { name, facts } : { name, text: words.none };
  }
  if (!Array.isArray(value)) return { name, text: said(value, words) };
  if (value.some(isFields)) return { name, rows: value.map((one) => (isFields(one) ? factsOf(one, words) : [factOf("", one, words)])) };
  if (value.some(Array.isArray)) return { name, rows: value.map((one) => [factOf("", one, words)]) };
  return { name, text: counted(value.map((one) => said(one, words))) || words.none };
}

/** The values of a list with duplicates counted: "Oak ×2, Pine". Numbers are kept as is: their order may matter. */
function counted(values: readonly string[]): string {
  if (values.every((one) => /^-?\d+$/.test(one))) return values.join(", ");
  const counts = new Map<string, number>();
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => (count > 1 ? `${one} ×${count}` : one)).join(", ");
}

function said(value: unknown, words: Lexicon): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return `${value}`;
  if (value === null || value === "") return words.none;
  return words.value(String(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An id in readable form: "hand_size" becomes "Hand size". */
export function plain(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
