/** The guide of a first game of Valeria: what is to be explained, and when. */

import { verbsOf, type Guide, type Matters, type Topic } from "../../table/guide";
import type { ValeriaPhase, ValeriaTable, ValeriaView } from "./contract";
import { exhaustedEnd } from "./view";

export const guide: Guide = {
  game: "valeria",
  topics: ["welcome", "duke", "roll", "harvest", "act", "slay", "build", "pay", "others", "reward", "domain", "dice", "last", "score"],
  first: new Set(["duke"]),
  lasting: new Set(["welcome", "others", "harvest", "last"]),
  recurring: new Set(),
  closing: "act",
  passing: "roll",
  flows: true,
  matters: (table) => matters(table as ValeriaTable),
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

function matters(table: ValeriaTable): Matters {
  const { view } = table;
  if (view.phase === "over") return { mine: ["score"], around: [] };
  const own = view.active === table.seat;
  const around: Topic[] = nearEnd(view) ? ["last"] : [];
  if (view.dice) around.push(...(own ? (["roll", "harvest"] as const) : (["others"] as const)));
  if (!table.ask) return { mine: [], around };
  if (view.phase === "harvest" && !own) return { mine: ["roll", "others"], around };
  if (view.phase !== "act") return { mine: TOPICS[view.phase], around };
  const verbs = verbsOf(table);
  const special = (["slay", "build"] as const).filter((verb) => verbs.has(verb));
  return { mine: ["roll", "act", ...special], around };
}

/** One more stack, monster or domain, and the end is due. */
function nearEnd(view: ValeriaView): boolean {
  const monsters = view.monsters.map((stack) => stack.length);
  const others = [...view.citizens, ...view.domains].map((stack) => stack.open.length + stack.hidden);
  const exhausted = [...monsters, ...others].filter((left) => left === 0).length;
  return exhausted >= exhaustedEnd(view.players) - 1 || monsters.reduce((sum, left) => sum + left, 0) === 1;
}
