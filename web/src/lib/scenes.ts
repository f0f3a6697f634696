/** Scenes of an incoming table, shown one after the other; the last one is the table itself. */

import type { EventJson, Line, Paragraph, TableMessage } from "./contract";
import { tied } from "./numbers";

/** Staging of a game; games without one show each table as a single scene. */
export interface Staging {
  /** Split a table into scenes; `before` is the last one shown. */
  scenes(now: TableMessage, before: TableMessage): TableMessage[];
  /** Relative duration of events; 1 by default. */
  readonly weights: Readonly<Record<string, number>>;
  /** Return true if a scene waits for a press by this user: their own roll, unless the game has moved on. */
  waits?(scene: TableMessage, newest: TableMessage): boolean;
  /** Strikes in this scene. */
  strikes?(scene: TableMessage, before: TableMessage): Strike[];
  /** The moment of this scene that takes the stage. */
  moment?(scene: TableMessage, before: TableMessage): Moment | null;
}

/** A dramatic moment, shown large over the table for a short time. */
export interface Moment {
  readonly event: EventJson;
  /** Milliseconds at normal pace. */
  readonly ms: number;
  /** Selector of its place on the table. */
  readonly place: string;
}

/** An action against a player: animated from its author to its victim, then shown as a mark. */
export interface Strike {
  readonly event: EventJson;
  /** Seats of the author and the victim; the victim is null for an action against nobody in particular. */
  readonly by: number | null;
  readonly on: number | null;
  /** Selectors of the start and the end of the animation. */
  readonly from: string;
  readonly to: string;
  readonly sign: string;
  /** True if it does harm. */
  readonly harm: boolean;
  /** The destroyed thing and its position in the row. */
  readonly ruin?: { readonly name: string; readonly kind: string; readonly cost: number; readonly at: number };
}

/** An intermediate scene without a decision. */
export function onTheWay(now: TableMessage, happened: EventJson[], view: TableMessage["view"], before: TableMessage): TableMessage {
  return { ...now, happened, view, ask: null, undo: false, result: null, open: before.open, thinking: [], clock: before.clock };
}

/** Split events before each one that begins a scene. */
export function cut(happened: readonly EventJson[], begins: (event: EventJson, nth: number) => boolean): EventJson[][] {
  const parts: EventJson[][] = [];
  happened.forEach((event, nth) => {
    if (!parts.length || begins(event, nth)) parts.push([]);
    parts.at(-1)!.push(event);
  });
  return parts;
}

const linesOf = (paragraphs: readonly Paragraph[]): Line[] => paragraphs.flatMap((one) => one.lines);

/** Number of common lines at the beginning of two logs. */
function common(a: readonly Line[], b: readonly Line[]): number {
  let n = 0;
  while (n < a.length && n < b.length && (a[n] === b[n] || JSON.stringify(a[n]) === JSON.stringify(b[n]))) n += 1;
  return n;
}

/** New log lines of a table. */
export function freshLines(now: TableMessage, before: TableMessage): Line[] {
  const all = linesOf(now.log.paragraphs);
  return all.slice(common(all, linesOf(before.log.paragraphs)));
}

/** Remove the first line of a kind from some lines; return its text, or "". */
export function takeText(lines: Line[], event: string): string {
  const at = lines.findIndex((line) => line.event === event);
  const [line] = at < 0 ? [] : lines.splice(at, 1);
  return tied(line?.parts.map((part) => (typeof part === "string" ? part : part.text)).join("") ?? "");
}

/** Split the log among the scenes, before the line with which each next scene begins. */
export function tellInTurn(scenes: TableMessage[], before: TableMessage): TableMessage[] {
  if (scenes.length < 2) return scenes;
  const now = scenes.at(-1)!;
  const all = linesOf(now.log.paragraphs);
  let at = common(all, linesOf(before.log.paragraphs));
  return scenes.map((scene, nth) => {
    const next = scenes[nth + 1];
    if (!next) return scene;
    const names = next.happened.map((one) => one.event);
    const found = all.findIndex((line, row) => row >= at && names.includes(line.event) && !hasBefore(scene, line, all, at, row));
    if (found >= 0) at = found;
    return { ...scene, log: { from: 0, paragraphs: firstLines(now.log.paragraphs, at) } };
  });
}

/** Return true if a line may belong to this scene, which has enough events of the kind. */
function hasBefore(scene: TableMessage, line: Line, all: readonly Line[], from: number, row: number): boolean {
  const own = scene.happened.filter((one) => one.event === line.event).length;
  const told = all.slice(from, row).filter((one) => one.event === line.event).length;
  return told < own;
}

function firstLines(paragraphs: readonly Paragraph[], count: number): Paragraph[] {
  const kept: Paragraph[] = [];
  let left = count;
  for (const one of paragraphs) {
    if (left <= 0) break;
    kept.push(one.lines.length <= left ? one : { ...one, lines: one.lines.slice(0, left) });
    left -= one.lines.length;
  }
  return kept;
}
