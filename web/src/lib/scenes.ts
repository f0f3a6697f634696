/** What comes with one table, as scenes that are shown one after the other; the last of them is the table itself. */

import type { EventJson, Line, Paragraph, TableMessage } from "./contract";

/** How a game is staged; a game that brings nothing shows each table as one scene. */
export interface Staging {
  /** Cuts a table into scenes; `before` is what was shown last. */
  scenes(now: TableMessage, before: TableMessage): TableMessage[];
  /** How long what happened is to be looked at, 1 being an ordinary thing; an event that is not named is one. */
  readonly weights: Readonly<Record<string, number>>;
  /** Whether somebody at the page is to press for this scene to come: a roll of their own, unless the game has gone on. */
  waits?(scene: TableMessage, newest: TableMessage): boolean;
  /** What strikes somebody in this scene. */
  strikes?(scene: TableMessage, before: TableMessage): Strike[];
}

/** What somebody does to somebody: it is seen going from one to the other, and leaves a mark. */
export interface Strike {
  readonly event: EventJson;
  /** The seat it comes from, and the one that it is done to; a seat that does something before all does it to nobody. */
  readonly by: number | null;
  readonly on: number | null;
  /** Where it is seen to begin and to end, as selectors. */
  readonly from: string;
  readonly to: string;
  readonly sign: string;
  /** Whether it does harm. */
  readonly harm: boolean;
  /** What stood there and does so no more, and where in the row. */
  readonly ruin?: { readonly name: string; readonly kind: string; readonly cost: number; readonly at: number };
}

/** A scene on the way to a table: nothing can be decided in it. */
export function onTheWay(now: TableMessage, happened: EventJson[], view: TableMessage["view"], before: TableMessage): TableMessage {
  return { ...now, happened, view, ask: null, undo: false, result: null, open: before.open, thinking: [], clock: before.clock };
}

/** Cuts what happened before each event that begins something new. */
export function cut(happened: readonly EventJson[], begins: (event: EventJson, nth: number) => boolean): EventJson[][] {
  const parts: EventJson[][] = [];
  happened.forEach((event, nth) => {
    if (!parts.length || begins(event, nth)) parts.push([]);
    parts.at(-1)!.push(event);
  });
  return parts;
}

const linesOf = (paragraphs: readonly Paragraph[]): Line[] => paragraphs.flatMap((one) => one.lines);

/** How many lines two stories have in common at their beginning. */
function common(a: readonly Line[], b: readonly Line[]): number {
  let n = 0;
  while (n < a.length && n < b.length && (a[n] === b[n] || JSON.stringify(a[n]) === JSON.stringify(b[n]))) n += 1;
  return n;
}

/** The lines of the log that came with a table. */
export function freshLines(now: TableMessage, before: TableMessage): Line[] {
  const all = linesOf(now.log.paragraphs);
  return all.slice(common(all, linesOf(before.log.paragraphs)));
}

/** Gives each scene as much of the log as has happened by then: it is cut before the line that the next scene begins with. */
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

/** Whether a line may still be one of this scene: it has as many events of the kind. */
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
