/** Guide logic for a first game: explains each topic once, when its step comes up. */

import type { TableMessage } from "../lib/contract";
import { recall, remember } from "../lib/memory";

/** A topic has the texts `web-guide-<game>-<kind>`. A topic `kind:detail` is explained once for each detail. */
export type Topic = string;

export function topicKind(topic: Topic): string {
  return topic.split(":")[0]!;
}

/** Guide of a game. */
export interface Guide {
  readonly game: string;
  /** Topics of every game, roughly in order of appearance. */
  readonly topics: readonly Topic[];
  /** Topics that not every game reaches; each is explained when it occurs. */
  readonly optional: readonly Topic[];
  /** First decisions of a game, which wait until the welcome is read. */
  readonly first: ReadonlySet<Topic>;
  /** Topics about other players' actions: they stay until read, even if the game moves on. */
  readonly lasting: ReadonlySet<Topic>;
  /** Does not wait for another topic to finish. */
  readonly urgent: Topic;
  /** Topics true in each round, explained only while they apply. */
  readonly recurring: ReadonlySet<Topic>;
  /** Nothing more is explained about the same decision after this one. */
  readonly closing?: Topic;
  /** Ends with the next decision, and is not brought back while there is another topic. */
  readonly passing?: Topic;
  /** Relevant topics of a table, shown or not. */
  readonly matters: (table: TableMessage) => Matters;
  /** Targets of a topic: selectors on the page. The first one with visible matches is used, with all its matches. */
  readonly places: (topic: Topic, table: TableMessage) => readonly string[];
  /** Arguments of the texts, for consecutive tables. */
  readonly telling: () => (table: TableMessage) => Record<string, string | number>;
}

/** Progress of the guide in a game. */
export interface Course {
  readonly guide: Guide;
  /** The topic on the card. */
  readonly now: Topic | null;
  /** Shown topics in order; `now` is the last one unless it was brought back. */
  readonly seen: readonly Topic[];
  /** Topics other than my decisions, still to be explained or left unread. */
  readonly waiting: readonly Topic[];
  /** The decision at the last update. */
  readonly asked: string;
}

/** Topics relevant to a table: for my decision, the most urgent first, and for other events. */
export interface Matters {
  readonly mine: readonly Topic[];
  readonly around: readonly Topic[];
  /** Topics completed by my last action. */
  readonly done: readonly Topic[];
}

export function begin(guide: Guide, read: readonly Topic[] = [], unread: readonly Topic[] = []): Course {
  const known = (one: Topic): boolean => guide.topics.includes(one) || guide.optional.includes(topicKind(one));
  const waiting = unread.filter(known);
  const course: Course = { guide, now: null, seen: [...read.filter(known), ...waiting], waiting, asked: "" };
  return course.seen.includes("welcome") ? course : show(course, "welcome");
}

/**
 * Update the progress for a table: my decision has priority, other events wait. A topic ends when its action is done; `read`: the card was
 * shown long enough to read.
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

/** Return true if the topic on the card is finished: done by me, overtaken by a decision, or read while others moved on. */
function isOver(now: Topic, { guide, asked: before }: Course, { mine, around, done }: Matters, asked: string, read: boolean): boolean {
  if (done.includes(now)) return true;
  const decided = before !== "" && asked !== before;
  if (now === "welcome") return decided;
  if (guide.lasting.has(now)) return read && (asked ? asked !== before : !around.includes(now));
  return (!mine.includes(now) && !around.includes(now)) || (topicKind(now) === guide.passing && decided);
}

/** Dismiss the card and show the next topic of this moment. */
export function putAway(course: Course, table: TableMessage): Course {
  const rest: Course = { ...course, now: null };
  const { mine, around } = course.guide.matters(table);
  const wanted = mine.find((one) => !rest.seen.includes(one));
  if (wanted && course.now !== course.guide.closing) return show(rest, wanted);
  return table.ask ? rest : waiting(rest, around);
}

/** Bring back the topic of this moment. */
export function bringBack(course: Course, table: TableMessage): Course {
  const { mine, around } = course.guide.matters(table);
  const { passing, urgent } = course.guide;
  return show(course, mine.find((one) => topicKind(one) !== passing && one !== urgent) ?? around[0] ?? mine[0] ?? "welcome");
}

/** Number of the current step among those shown so far. */
export function stepNumber({ now, seen }: Course): number {
  return now === null ? seen.length : seen.indexOf(now) + 1;
}

/** Return true if no topics remain after the current one. */
export function isLast({ guide, now }: Pick<Course, "guide" | "now">): boolean {
  return now === guide.topics.at(-1);
}

/** Comfortable reading time of a text in milliseconds. */
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

/** Postpone the card for another one; if unread, it comes back later. */
function postponed(course: Course): Course {
  const { guide, now, waiting } = course;
  if (now === null || now === "welcome" || !guide.lasting.has(now)) return course;
  return { ...course, waiting: [now, ...waiting] };
}

/**
 * Choose from the waiting topics: new ones before unread ones, currently true ones first. Topics true in each round appear only while they
 * apply.
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

/** Kinds of events caused by my last action. */
export function deedsOf(table: TableMessage): Set<string> {
  return new Set(table.happened.filter((one) => one.seat === table.seat).map((one) => one.event));
}

/** Verbs of the open options. */
export function verbsOf(table: TableMessage): Set<string> {
  return new Set((table.ask?.options ?? []).map((one) => one.notation.split(" ")[0]!));
}

// Stored progress of guided tables

const key = (room: string): string => `guide.${room}`;
const UNREAD = "?";

/** Mark a table as guided. */
export function guideRoom(room: string): void {
  remember(key(room), "");
}

/** Dismissed and unread topics of a guided table; `null` if it is not guided. */
export function guided(room: string): { read: Topic[]; unread: Topic[] } | null {
  const kept = recall(key(room));
  if (kept === null) return null;
  const words = kept.split(" ").filter(Boolean);
  const unread = words.filter((one) => one.endsWith(UNREAD));
  return { read: words.filter((one) => !unread.includes(one)), unread: unread.map((one) => one.slice(0, -UNREAD.length)) };
}

/** Store the progress; `null` ends the guide. The topic on the card comes back after a reload. */
export function keep(room: string, course: Course | null): void {
  const seen = course?.seen.filter((one) => one !== course.now).map((one) => (course.waiting.includes(one) ? one + UNREAD : one));
  remember(key(room), seen?.join(" ") ?? null);
}
