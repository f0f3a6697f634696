/** Guide for a first game of Citadels: topics and when they apply. */

import { card, cardName } from "../../lib/cards.svelte";
import type { TableMessage } from "../../lib/contract";
import { deedsOf, topicKind, verbsOf, type Guide, type Matters, type Topic } from "../../table/guide";
import type { CitadelsPhase, CitadelsTable, CitadelsView } from "./contract";

export const guide: Guide = {
  game: "citadels",
  topics: ["welcome", "pick", "wait", "calls", "gather", "power", "build", "end", "last", "score"],
  optional: ["role", "drawn", "destroy", "named", "unique"],
  first: new Set(["pick"]),
  lasting: new Set(["welcome", "wait", "calls", "destroy", "named", "last"]),
  recurring: new Set(["wait", "calls"]),
  passing: "role",
  urgent: "last",
  matters: (table) => matters(table as CitadelsTable),
  places: (topic, table) => places(topic, table as CitadelsTable),
  telling,
};

/** Arguments of the texts: my own character, also during other players' turns. */
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

/** Decisions of Citadels with a topic of their own in any case. */
const PLAIN: Partial<Record<CitadelsPhase, Topic>> = { pick: "pick", bury: "pick", drawn: "drawn", den: "unique", lab: "unique" };

/** Topic about my own character, once for each. */
const roleOf = (character: string): Topic => `role:${character}`;

/** Powers of first-game characters, except destroying, which has its own topic. */
const POWERS = ["kill", "rob", "swap", "replace", "income", "bonus"];

function matters(table: CitadelsTable): Matters {
  const { view } = table;
  if (view.phase === "over") return { mine: ["score"], around: [], done: [] };
  const deeds = deedsOf(table);
  const done = ["build", "destroy"].filter((topic) => deeds.has(topic));
  const last: Topic[] = nearEnd(view).length ? ["last"] : [];
  const around = [...last];
  if (mineNamed(view)) around.push("named");
  if (table.happened.some(({ event }) => event === "destroy")) around.push("destroy");
  if (table.ask) return { mine: [...last, ...asked(table, view)], around, done };
  around.push(view.phase === "pick" ? "wait" : "calls");
  return { mine: [], around, done };
}

/** Seats with a complete city, or one district short of it. */
function nearEnd(view: CitadelsView): number[] {
  return view.seats.flatMap((one, seat) => (one.city.length >= view.goal - 1 ? [seat] : []));
}

/** My character that another player has named. */
function mineNamed(view: CitadelsView): string | undefined {
  return [view.killed, view.robbed].find((one) => one !== null && (view.characters ?? []).includes(one)) ?? undefined;
}

const part = (name: string): string => `[data-part="${name}"]`;
const verb = (name: string): string => `[data-verb="${name}"]`;
const rank = (character: string | undefined): string[] => (character ? [`[data-rank="${character}"]`] : []);

/** A pressed verb is replaced by its choices. */
const ARMED = `${part("doing")}[data-armed]`;

function places(topic: Topic, { view, seat }: CitadelsTable): readonly string[] {
  const own = view.turn?.seat === seat ? view.turn?.character : undefined;
  switch (topicKind(topic)) {
    case "role":
      return rank(own);
    case "pick":
    case "drawn":
      return [part("dealt")];
    case "wait":
    case "calls":
      return [part("procession")];
    case "gather":
      return [["gold", "cards"].map(verb).join(), part("doing")];
    case "power":
      return [POWERS.map(verb).join(), part("dealt"), ARMED, ...rank(own)];
    case "build":
      return [part("hand")];
    case "end":
      return [verb("end")];
    case "destroy":
      return [verb("destroy"), part("cities")];
    case "named":
      return [...rank(mineNamed(view)), part("procession")];
    case "unique":
      return [part("dealt"), part("hand")];
    case "last":
      return [
        nearEnd(view)
          .map((one) => `[data-seat="${one}"]`)
          .join() || part("cities"),
      ];
    case "score":
      return [part("result")];
    default:
      return [part("city")];
  }
}

function asked(table: CitadelsTable, view: CitadelsView): Topic[] {
  const plain = PLAIN[view.phase];
  if (plain) return [plain];
  const verbs = verbsOf(table);
  if (view.phase !== "main") return [verbs.has("district") ? "destroy" : "power"];
  const mine: Topic[] = view.turn?.gathered ? [] : ["gather"];
  if (POWERS.some((verb) => verbs.has(verb)) || !view.turn?.gathered) mine.push("power");
  // In the first round, the topic of powers explains the character.
  if (view.turn && !view.turn.gathered && view.round > 1) mine.push(roleOf(view.turn.character));
  if (verbs.has("build")) mine.push("build");
  if (verbs.has("destroy")) mine.push("destroy");
  if (verbs.has("end") && !verbs.has("build")) mine.push("end");
  return mine;
}
