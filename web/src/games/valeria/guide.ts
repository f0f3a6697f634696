/** Guide for a first game of Valeria: topics and when they apply. */

import { deedsOf, verbsOf, type Guide, type Matters, type Topic } from "../../table/guide";
import type { ValeriaPhase, ValeriaTable, ValeriaView } from "./contract";
import { exhaustedEnd } from "./view";

export const guide: Guide = {
  game: "valeria",
  topics: ["welcome", "duke", "roll", "harvest", "act", "slay", "others", "build", "last", "score"],
  optional: ["pay", "reward", "domain", "dice"],
  first: new Set(["duke"]),
  lasting: new Set(["welcome", "others", "harvest", "last"]),
  recurring: new Set(),
  closing: "act",
  passing: "roll",
  urgent: "last",
  matters: (table) => matters(table as ValeriaTable),
  places(topic, { view }) {
    const part = topic === "reward" && view.phase === "free" ? "citizens" : PLACES[topic]!;
    return [`[data-part="${part}"]`, `[data-tab="${part}"]`]; // on a phone, the stacks may be behind a tab
  },
  telling: () => (table) => ({ goal: exhaustedEnd((table as ValeriaTable).view.players) }),
};

const TOPICS: Readonly<Record<ValeriaPhase, readonly Topic[]>> = {
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
  nobody: [],
  over: [],
};

/** Page elements that the topics point at. */
const PLACES: Readonly<Record<Topic, string>> = {
  welcome: "center",
  duke: "dukes",
  roll: "dice",
  harvest: "street",
  others: "street",
  act: "doing",
  slay: "monsters",
  build: "domains",
  pay: "doing",
  reward: "doing",
  domain: "doing",
  dice: "doing",
  last: "meter",
  score: "result",
};

/** Topics completed by events. */
const DEEDS: Readonly<Record<string, readonly Topic[]>> = {
  slain: ["act", "slay"],
  built: ["act", "build"],
  recruited: ["act"],
  took: ["act"],
};

function matters(table: ValeriaTable): Matters {
  const { view } = table;
  if (view.phase === "over") return { mine: ["score"], around: [], done: [] };
  const own = view.active === table.seat;
  const last: Topic[] = nearEnd(view) ? ["last"] : [];
  const around = [...last];
  if (view.dice) around.push(...(own ? (["roll", "harvest"] as const) : (["others"] as const)));
  const done = [...deedsOf(table)].flatMap((event) => DEEDS[event] ?? []);
  return { mine: table.ask ? [...last, ...asked(table, own)] : [], around, done };
}

function asked(table: ValeriaTable, own: boolean): readonly Topic[] {
  const { phase } = table.view;
  if (phase === "harvest" && !own) return ["roll", "others"];
  if (phase !== "act") return TOPICS[phase];
  const verbs = verbsOf(table);
  return ["roll", "act", ...(["slay", "build"] as const).filter((verb) => verbs.has(verb))];
}

/** Return true if one more stack, monster or domain triggers the end. */
function nearEnd(view: ValeriaView): boolean {
  const monsters = view.monsters.map((stack) => stack.length);
  const left = (stacks: ValeriaView["domains"]): number[] => stacks.map((stack) => stack.open.length + stack.hidden);
  const domains = left(view.domains);
  const exhausted = [...monsters, ...left(view.citizens), ...domains].filter((n) => n === 0).length;
  return exhausted >= exhaustedEnd(view.players) - 1 || [monsters, domains].some((row) => row.reduce((sum, n) => sum + n, 0) <= 1);
}
