/** The guide of a first game: what it explains, and when: each topic once, as its step comes up. */

import type { TableMessage } from "../lib/contract";
import { recall, remember } from "../lib/memory";

/** A topic has the texts `web-guide-<game>-<topic>`. */
export type Topic = string;

/** What a game has explained. */
export interface Guide {
  readonly game: string;
  /** The topics, roughly in the order in which they come up. */
  readonly topics: readonly Topic[];
  /** The first decisions of a game wait until the welcome was read. */
  readonly first: ReadonlySet<Topic>;
  /** What goes on around me stays on the card until it was read, though others play on meanwhile. */
  readonly lasting: ReadonlySet<Topic>;
  /** What is true in each round, and not explained at another time. */
  readonly recurring: ReadonlySet<Topic>;
  /** After this one nothing more is said of the same decision. */
  readonly closing?: Topic;
  /** This one is not brought back where there is another. */
  readonly passing?: Topic;
  /** Where its line is open the table makes room: nothing of it may be covered. */
  readonly flows?: boolean;
  /** What the topics of a table are, whether they were shown or not. */
  readonly matters: (table: TableMessage) => Matters;
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
  /** What goes on besides my decisions and is still to be explained. */
  readonly waiting: readonly Topic[];
  /** The decision that was open at the last look. */
  readonly asked: string;
}

/** What can be explained of a table: the decision that is mine, the most urgent first, and what goes on besides. */
export interface Matters {
  readonly mine: readonly Topic[];
  readonly around: readonly Topic[];
}

export function begin(guide: Guide, read: readonly Topic[] = []): Course {
  const seen = read.filter((one) => guide.topics.includes(one));
  const course: Course = { guide, now: null, seen, waiting: [], asked: "" };
  return seen.includes("welcome") ? course : show(course, "welcome");
}

/** The course after a look at the table: my decision comes first, what happened around it waits for a quiet moment. */
export function look(course: Course, table: TableMessage): Course {
  const { mine, around } = course.guide.matters(table);
  const asked = askedOf(table);
  const fresh = around.filter((one) => !course.seen.includes(one) && !course.waiting.includes(one));
  const next: Course = { ...course, asked, waiting: [...course.waiting, ...fresh] };
  const wanted = mine.find((one) => !course.seen.includes(one));
  if (wanted && asked !== course.asked && !holds(course, wanted)) return show(postponed(next), wanted);
  if (course.now === null ? asked && asked === course.asked : course.guide.lasting.has(course.now) || mine.includes(course.now))
    return next;
  return waiting(next, around);
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
  return show(course, mine.find((one) => one !== course.guide.passing) ?? around[0] ?? "welcome");
}

/** The place of the topic on the card among those shown, and how many there are. */
export function progress(course: Course): { n: number; count: number } {
  const at = course.now === null ? course.seen.length : course.seen.indexOf(course.now) + 1;
  return { n: at, count: course.guide.topics.length };
}

function show(course: Course, topic: Topic): Course {
  return {
    ...course,
    now: topic,
    seen: course.seen.includes(topic) ? course.seen : [...course.seen, topic],
    waiting: course.waiting.filter((one) => one !== topic),
  };
}

/** A decision takes the place of the card: what was there and is not read comes back later. */
function postponed(course: Course): Course {
  const { guide, now, seen, waiting } = course;
  if (now === null || now === "welcome" || !guide.lasting.has(now)) return course;
  return { ...course, seen: seen.filter((one) => one !== now), waiting: [now, ...waiting] };
}

/** What waits comes up: first what is true just now, and what is true in each round not at another time. */
function waiting(course: Course, around: readonly Topic[]): Course {
  const topic = around.find((one) => course.waiting.includes(one)) ?? course.waiting.find((one) => !course.guide.recurring.has(one));
  return topic ? show(course, topic) : course;
}

function holds(course: Course, wanted: Topic): boolean {
  return course.now === "welcome" && course.guide.first.has(wanted);
}

function askedOf({ view, ask }: TableMessage): string {
  if (view.phase === "over") return "over";
  return ask ? `${view.round} ${view.phase} ${ask.options.map((one) => one.notation).join()}` : "";
}

/** The verbs of what can be done. */
export function verbsOf(table: TableMessage): Set<string> {
  return new Set((table.ask?.options ?? []).map((one) => one.notation.split(" ")[0]!));
}

// What this browser remembers of a guided table

const key = (room: string): string => `guide.${room}`;

/** Makes a table a guided one. */
export function guideRoom(room: string): void {
  remember(key(room), "");
}

/** The topics that were put away at a guided table, or `null` where there is no guide. */
export function guided(room: string): Topic[] | null {
  const kept = recall(key(room));
  return kept === null ? null : kept.split(" ").filter(Boolean);
}

/** Keeps how far the guide has come; `null` ends it. What is still on the card comes again after a reload. */
export function keep(room: string, course: Course | null): void {
  remember(key(room), course && course.seen.filter((one) => one !== course.now).join(" "));
}
