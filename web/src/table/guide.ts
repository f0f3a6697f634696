/** What the guide of a first game explains, and when: each topic once, as its step comes up. */

import type { CitadelsPhase, CitadelsView, GameName, TableMessage, ValeriaPhase, ValeriaView } from "../lib/contract";
import { recall, remember } from "../lib/memory";

/** The topics of each game, roughly in the order in which they come up. */
export const TOPICS = {
  citadels: ["welcome", "pick", "wait", "calls", "gather", "drawn", "power", "build", "end", "destroy", "named", "unique", "last", "score"],
  valeria: ["welcome", "duke", "roll", "harvest", "act", "slay", "build", "pay", "others", "reward", "domain", "dice", "last", "score"],
} as const satisfies Record<GameName, readonly string[]>;

export type Topic = (typeof TOPICS)[GameName][number];

/** How far the guide has come in a game. */
export interface Course {
  readonly game: GameName;
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

/** The first decisions of a game wait until the welcome was read. */
const FIRST: ReadonlySet<Topic> = new Set<Topic>(["pick", "duke"]);

/** What goes on around me stays on the card until it was read, though others play on meanwhile. */
const LASTING: ReadonlySet<Topic> = new Set<Topic>(["welcome", "wait", "calls", "others", "harvest", "destroy", "named", "last"]);

const RECURRING: ReadonlySet<Topic> = new Set<Topic>(["wait", "calls"]);

export function begin(game: GameName, seen: readonly Topic[] = []): Course {
  const course: Course = { game, now: null, seen, waiting: [], asked: "" };
  return seen.includes("welcome") ? course : show(course, "welcome");
}

/** The course after a look at the table: my decision comes first, what happened around it waits for a quiet moment. */
export function look(course: Course, table: TableMessage): Course {
  const { mine, around } = matters(table);
  const asked = askedOf(table);
  const fresh = around.filter((one) => !course.seen.includes(one) && !course.waiting.includes(one));
  const next: Course = { ...course, asked, waiting: [...course.waiting, ...fresh] };
  const wanted = mine.find((one) => !course.seen.includes(one));
  if (wanted && asked !== course.asked && !holds(course, wanted)) return show(postponed(next), wanted);
  if (course.now === null ? asked && asked === course.asked : LASTING.has(course.now) || mine.includes(course.now)) return next;
  return waiting(next, around);
}

/** The card is put away; what else there is to say of this moment comes up. */
export function putAway(course: Course, table: TableMessage): Course {
  const rest: Course = { ...course, now: null };
  const { mine, around } = matters(table);
  const wanted = mine.find((one) => !rest.seen.includes(one));
  if (wanted && course.now !== "act") return show(rest, wanted);
  return table.ask ? rest : waiting(rest, around);
}

/** Brings back what is about this moment. */
export function bringBack(course: Course, table: TableMessage): Course {
  const { mine, around } = matters(table);
  return show(course, mine.find((one) => one !== "roll") ?? around[0] ?? "welcome");
}

/** The place of the topic on the card among those shown, and how many there are. */
export function progress(course: Course): { n: number; count: number } {
  const at = course.now === null ? course.seen.length : course.seen.indexOf(course.now) + 1;
  return { n: at, count: TOPICS[course.game].length };
}

/** What the topics of a table are, whether they were shown or not. */
export function matters(table: TableMessage): Matters {
  const { view } = table;
  return view.game === "citadels" ? citadels(table, view) : valeria(table, view);
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
  const { now, seen, waiting } = course;
  if (now === null || now === "welcome" || !LASTING.has(now)) return course;
  return { ...course, seen: seen.filter((one) => one !== now), waiting: [now, ...waiting] };
}

/** What waits comes up: first what is true just now, and what is true in each round not at another time. */
function waiting(course: Course, around: readonly Topic[]): Course {
  const topic = around.find((one) => course.waiting.includes(one)) ?? course.waiting.find((one) => !RECURRING.has(one));
  return topic ? show(course, topic) : course;
}

function holds(course: Course, wanted: Topic): boolean {
  return course.now === "welcome" && FIRST.has(wanted);
}

function askedOf({ view, ask }: TableMessage): string {
  if (view.phase === "over") return "over";
  return ask ? `${view.round} ${view.phase} ${ask.options.map((one) => one.notation).join()}` : "";
}

function verbsOf(table: TableMessage): Set<string> {
  return new Set((table.ask?.options ?? []).map((one) => one.notation.split(" ")[0]!));
}

// Citadels

/** The decisions of Citadels that have a topic of their own whatever else is open. */
const CITADELS: Partial<Record<CitadelsPhase, Topic>> = { pick: "pick", bury: "pick", drawn: "drawn", den: "unique", lab: "unique" };

/** What the characters of a first game can do, but for the destroying, which has a topic of its own. */
const POWERS = ["kill", "rob", "swap", "replace", "income", "bonus"];

function citadels(table: TableMessage, view: CitadelsView): Matters {
  if (view.phase === "over") return { mine: ["score"], around: [] };
  const around: Topic[] = [];
  const named = [view.killed, view.robbed].some((one) => one !== null && (view.characters ?? []).includes(one));
  if (view.first.length) around.push("last");
  if (named) around.push("named");
  if (table.happened.some(({ event }) => event === "destroy")) around.push("destroy");
  if (table.ask) return { mine: citadelsAsked(table, view), around };
  around.push(view.phase === "pick" ? "wait" : "calls");
  return { mine: [], around };
}

function citadelsAsked(table: TableMessage, view: CitadelsView): Topic[] {
  const plain = CITADELS[view.phase];
  if (plain) return [plain];
  const verbs = verbsOf(table);
  if (view.phase !== "main") return [verbs.has("district") ? "destroy" : "power"];
  const mine: Topic[] = view.turn?.gathered ? [] : ["gather"];
  if (POWERS.some((verb) => verbs.has(verb)) || !view.turn?.gathered) mine.push("power");
  if (verbs.has("build")) mine.push("build");
  if (verbs.has("destroy")) mine.push("destroy");
  if (verbs.has("end") && !verbs.has("build")) mine.push("end");
  return mine;
}

// Valeria

const VALERIA: Readonly<Record<ValeriaPhase, readonly Topic[]>> = {
  duke: ["duke"],
  dice: ["roll", "dice"],
  thief: ["roll", "harvest"],
  harvest: ["roll", "harvest"],
  act: ["roll"],
  pay: ["pay"],
  reward: ["reward"],
  free: ["reward"],
  victim: ["domain"],
  spare: ["domain"],
  bargain: ["domain"],
  hunt: ["domain"],
  raid: [],
  capture: [],
  over: [],
};

function valeria(table: TableMessage, view: ValeriaView): Matters {
  if (view.phase === "over") return { mine: ["score"], around: [] };
  const own = view.active === table.seat;
  const around: Topic[] = nearEnd(view) ? ["last"] : [];
  if (view.dice) around.push(...(own ? (["roll", "harvest"] as const) : (["others"] as const)));
  if (!table.ask) return { mine: [], around };
  if (view.phase === "harvest" && !own) return { mine: ["roll", "others"], around };
  if (view.phase !== "act") return { mine: VALERIA[view.phase], around };
  const verbs = verbsOf(table);
  const special = (["slay", "build"] as const).filter((verb) => verbs.has(verb));
  return { mine: ["roll", "act", ...special], around };
}

/** One more stack, monster or domain, and the end is due. */
function nearEnd(view: ValeriaView): boolean {
  const monsters = view.monsters.map((stack) => stack.length);
  const others = [...view.citizens, ...view.domains].map((stack) => stack.open.length + stack.hidden);
  const exhausted = [...monsters, ...others].filter((left) => left === 0).length;
  return exhausted >= goalOf(view) - 1 || monsters.reduce((sum, left) => sum + left, 0) === 1;
}

/** How many exhausted stacks, or districts of a city, end the game. */
export function goalOf(view: CitadelsView | ValeriaView): number {
  return view.game === "citadels" ? view.goal : 2 * view.players;
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
  if (kept === null) return null;
  const known: ReadonlySet<string> = new Set(Object.values(TOPICS).flat());
  return kept.split(" ").filter((one): one is Topic => known.has(one));
}

/** Keeps how far the guide has come; `null` ends it. What is still on the card comes again after a reload. */
export function keep(room: string, course: Course | null): void {
  remember(key(room), course && course.seen.filter((one) => one !== course.now).join(" "));
}
