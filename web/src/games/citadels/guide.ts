/** The guide of a first game of Citadels: what is to be explained, and when. */

import { card, cardName } from "../../lib/cards.svelte";
import type { TableMessage } from "../../lib/contract";
import { verbsOf, type Guide, type Matters, type Topic } from "../../table/guide";
import type { CitadelsPhase, CitadelsTable, CitadelsView } from "./contract";

export const guide: Guide = {
  game: "citadels",
  topics: ["welcome", "pick", "wait", "calls", "gather", "drawn", "power", "build", "end", "destroy", "named", "unique", "last", "score"],
  first: new Set(["pick"]),
  lasting: new Set(["welcome", "wait", "calls", "destroy", "named", "last"]),
  recurring: new Set(["wait", "calls"]),
  matters: (table) => matters(table as CitadelsTable),
  telling,
};

/** What the texts name: my own character, also while others have their turns. */
function telling(): (table: TableMessage) => Record<string, string | number> {
  let mine = "";
  return (table) => {
    const { view, seat } = table as CitadelsTable;
    if (view.turn?.seat === seat) mine = view.turn?.character ?? mine;
    const named = (name: string): string => cardName("citadels", "characters", name, view.ruleset);
    return {
      goal: view.goal,
      character: named(mine),
      reminder: card("citadels", "characters", mine, view.ruleset)?.reminder ?? "",
      ...Object.fromEntries(["assassin", "thief", "bishop", "merchant", "warlord"].map((name) => [name, named(name)])),
    };
  };
}

/** The decisions of Citadels that have a topic of their own whatever else is open. */
const PLAIN: Partial<Record<CitadelsPhase, Topic>> = { pick: "pick", bury: "pick", drawn: "drawn", den: "unique", lab: "unique" };

/** What the characters of a first game can do, but for the destroying, which has a topic of its own. */
const POWERS = ["kill", "rob", "swap", "replace", "income", "bonus"];

function matters(table: CitadelsTable): Matters {
  const { view } = table;
  if (view.phase === "over") return { mine: ["score"], around: [] };
  const around: Topic[] = [];
  const named = [view.killed, view.robbed].some((one) => one !== null && (view.characters ?? []).includes(one));
  if (view.first.length) around.push("last");
  if (named) around.push("named");
  if (table.happened.some(({ event }) => event === "destroy")) around.push("destroy");
  if (table.ask) return { mine: asked(table, view), around };
  around.push(view.phase === "pick" ? "wait" : "calls");
  return { mine: [], around };
}

function asked(table: CitadelsTable, view: CitadelsView): Topic[] {
  const plain = PLAIN[view.phase];
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
