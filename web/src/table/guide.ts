/** The guide of a first game: what it explains, and when: each topic once, as its step comes up. */

import type { TableMessage } from "../lib/contract";
import { recall, remember } from "../lib/memory";

/** A topic has the texts `web-guide-<game>-<topic>`. */
export type Topic = string;

/** What a game has explained. */
export interface Guide {
  readonly game: string;
  /** The topics of every game, roughly in the order in which they come up. */
  readonly topics: readonly Topic[];
  /** Steps that not every game reaches; each is explained when it occurs. */
  readonly besides: readonly Topic[];
  /** The first decisions of a game wait until the welcome was read. */
  readonly first: ReadonlySet<Topic>;
  /** What goes on around me stays on the card until it was read, though others play on meanwhile. */
  readonly lasting: ReadonlySet<Topic>;
  /** This one does not wait until another is done. */
  readonly urgent: Topic;
  /** What is true in each round, and not explained at another time. */
  readonly recurring: ReadonlySet<Topic>;
  /** After this one nothing more is said of the same decision. */
  readonly closing?: Topic;
  /** This one is over with the next decision, and is not brought back where there is another. */
  readonly passing?: Topic;
  /** What the topics of a table are, whether they were shown or not. */
  readonly matters: (table: TableMessage) => Matters;
  /** What a topic is about: selectors of things on the page. Of the first of them that is in sight all are meant. */
  readonly places: (topic: Topic, table: TableMessage) => readonly string[];
  /** What the texts are given, for one table after the other. */
  readonly telling: () => (table: TableMessage) => Record<string, string | number>;
}

/** How far the guide has come in a game. */
export interface Course {
  readonly guide: Guide;
  /** The topic on the card. */
  readonly now: Topic | null;
  /** What was shown, in this order; `now` is the last of them unless it was brought back. */
  readonly seen: readonly Topic[];
  /** What goes on besides my decisions and is still to be explained, or was not read. */
  readonly waiting: readonly Topic[];
  /** The decision that was open at the last look. */
  readonly asked: string;
}

/** What can be explained of a table: the decision that is mine, the most urgent first, and what goes on besides. */
export interface Matters {
  readonly mine: readonly Topic[];
  readonly around: readonly Topic[];
  /** What I have just done. */
  readonly done: readonly Topic[];
}

export function begin(guide: Guide, read: readonly Topic[] = [], unread: readonly Topic[] = []): Course {
  const known = (one: Topic): boolean => guide.topics.includes(one) || guide.besides.includes(one);
  const waiting = unread.filter(known);
  const course: Course = { guide, now: null, seen: [...read.filter(known), ...waiting], waiting, asked: "" };
  return course.seen.includes("welcome") ? course : show(course, "welcome");
}

/**
 * The course after a look at the table: my decision comes first, what happened around it waits for a quiet moment. A topic
 * ends by itself when what it explains is done; `read`: it has been on the card for as long as it takes to read it.
 */
export function look(course: Course, table: TableMessage, read = false): Course {
  const { guide, now, seen } = course;
  const matters = guide.matters(table);
  const { mine, around, done } = matters;
  const asked = askedOf(table);
  const changed = asked !== course.asked;
  const fresh = around.filter((one) => !seen.includes(one) && !course.waiting.includes(one));
  const next: Course = { ...course, asked, waiting: [...course.waiting, ...fresh] };
  const over = now !== null && isOver(now, course, matters, asked, read);
  const stays = now !== null && !over;
  const unseen = (one: Topic): boolean => !seen.includes(one) && !done.includes(one);
  const urgent = [...mine, ...around].find((one) => one === guide.urgent && unseen(one));
  const yields = changed && (!stays || guide.lasting.has(now));
  const wanted = urgent ?? (yields ? mine.find(unseen) : undefined);
  if (wanted && !holds(course, wanted)) return show(over ? next : postponed(next), wanted);
  if (stays && !asked && guide.recurring.has(now) && !around.includes(now) && around.some((one) => !seen.includes(one)))
    return waiting(postponed(next), around);
  if (stays || (now === null && asked && !changed)) return next;
  return waiting({ ...next, now: null }, around);
}

/** Whether what is on the card is done: by me, by a decision made meanwhile, or because others have gone on and it was read. */
function isOver(now: Topic, { guide, asked: before }: Course, { mine, around, done }: Matters, asked: string, read: boolean): boolean {
  if (done.includes(now)) return true;
  const decided = before !== "" && asked !== before;
  if (now === "welcome") return decided;
  if (guide.lasting.has(now)) return read && (asked ? asked !== before : !around.includes(now));
  return (!mine.includes(now) && !around.includes(now)) || (now === guide.passing && decided);
}

/** The card is put away; what else there is to say of this moment comes up. */
export function putAway(course: Course, table: TableMessage): Course {
  const rest: Course = { ...course, now: null };
  const { mine, around } = course.guide.matters(table);
  const wanted = mine.find((one) => !rest.seen.includes(one));
  if (wanted && course.now !== course.guide.closing) return show(rest, wanted);
  return table.ask ? rest : waiting(rest, around);
}

/** Brings back what is about this moment. */
export function bringBack(course: Course, table: TableMessage): Course {
  const { mine, around } = course.guide.matters(table);
  const { passing, urgent } = course.guide;
  return show(course, mine.find((one) => one !== passing && one !== urgent) ?? around[0] ?? mine[0] ?? "welcome");
}

/** The number of the step on the card, among those that have come up. */
export function stepNumber({ now, seen }: Course): number {
  return now === null ? seen.length : seen.indexOf(now) + 1;
}

/** Whether the guide has nothing more to say after what is on the card. */
export function isLast({ guide, now }: Pick<Course, "guide" | "now">): boolean {
  return now === guide.topics.at(-1);
}

/** Milliseconds that a text takes to be read without haste. */
export function readingTime(text: string): number {
  return 1500 + 50 * text.length;
}

function show(course: Course, topic: Topic): Course {
  return {
    ...course,
    now: topic,
    seen: course.seen.includes(topic) ? course.seen : [...course.seen, topic],
    waiting: course.waiting.filter((one) => one !== topic),
  };
}

/** Something else takes the place of the card: what was there and is not read comes back later. */
function postponed(course: Course): Course {
  const { guide, now, waiting } = course;
  if (now === null || now === "welcome" || !guide.lasting.has(now)) return course;
  return { ...course, waiting: [now, ...waiting] };
}

/**
 * What waits comes up. What was never shown goes before what was shown and not read; of either what is true just now goes
 * first, and what is true in each round does not come at another time.
 */
function waiting(course: Course, around: readonly Topic[]): Course {
  const next = (topics: readonly Topic[]): Topic | undefined =>
    around.find((one) => topics.includes(one)) ?? topics.find((one) => !course.guide.recurring.has(one));
  const topic = next(course.waiting.filter((one) => !course.seen.includes(one))) ?? next(course.waiting);
  return topic ? show(course, topic) : course;
}

function holds(course: Course, wanted: Topic): boolean {
  return course.now === "welcome" && course.guide.first.has(wanted);
}

function askedOf({ view, ask }: TableMessage): string {
  if (view.phase === "over") return "over";
  return ask ? `${view.round} ${view.phase} ${ask.options.map((one) => one.notation).join()}` : "";
}

/** The kinds of what has just happened by my own doing. */
export function deedsOf(table: TableMessage): Set<string> {
  return new Set(table.happened.filter((one) => one.seat === table.seat).map((one) => one.event));
}

/** The verbs of what can be done. */
export function verbsOf(table: TableMessage): Set<string> {
  return new Set((table.ask?.options ?? []).map((one) => one.notation.split(" ")[0]!));
}

// What this browser remembers of a guided table

const key = (room: string): string => `guide.${room}`;
const UNREAD = "?";

/** Makes a table a guided one. */
export function guideRoom(room: string): void {
  remember(key(room), "");
}

/** The topics that were put away at a guided table, and those that came up and were not read; `null` where there is no guide. */
export function guided(room: string): { read: Topic[]; unread: Topic[] } | null {
  const kept = recall(key(room));
  if (kept === null) return null;
  const words = kept.split(" ").filter(Boolean);
  const unread = words.filter((one) => one.endsWith(UNREAD));
  return { read: words.filter((one) => !unread.includes(one)), unread: unread.map((one) => one.slice(0, -UNREAD.length)) };
}

/** Keeps how far the guide has come; `null` ends it. What is still on the card comes again after a reload. */
export function keep(room: string, course: Course | null): void {
  const seen = course?.seen.filter((one) => one !== course.now).map((one) => (course.waiting.includes(one) ? one + UNREAD : one));
  remember(key(room), seen?.join(" ") ?? null);
}
