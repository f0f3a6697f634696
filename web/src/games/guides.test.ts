import { readdirSync, readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import type { Lang, TableMessage } from "../lib/contract";
import { compose, languages } from "../lib/words.svelte";
import { begin, bringBack, guided, guideRoom, keep, look, progress, putAway, type Course, type Guide, type Topic } from "../table/guide";
import type { CitadelsTable } from "./citadels/contract";
import { guide as citadels } from "./citadels/guide";
import type { ValeriaTable } from "./valeria/contract";
import { guide as valeria } from "./valeria/guide";

const folder = new URL("../../fixtures/", import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as TableMessage] as const);
const sample = (name: string): TableMessage => structuredClone(samples.find(([file]) => file === `${name}.json`)![1]);

/** What a first game asks: each phase with the verbs that may come in it, as many games played by lot have shown. */
const ASKED: Record<string, [phase: string, verbs: string[]][]> = {
  citadels: [
    ["pick", ["pick"]],
    ["main", ["gold", "cards", "kill", "rob", "swap", "replace", "income", "bonus", "destroy"]],
    ["main", ["build", "end", "pay_cards", "laboratory", "smithy"]],
    ["main", ["end"]],
    ["drawn", ["keep"]],
    ["power", ["discard", "done"]],
    ["power", ["district"]],
    ["den", ["discard", "done"]],
    ["lab", ["discard"]],
  ],
  valeria: [
    ["duke", ["keep"]],
    ["act", ["build", "gain", "recruit", "slay"]],
    ["pay", ["magic"]],
    ["harvest", ["choose", "done", "gain", "trade"]],
    ["reward", ["choose"]],
    ["free", ["free"]],
    ["hunt", ["decline", "slay"]],
    ["spare", ["decline", "return_citizen", "return_monster"]],
    ["dice", ["done", "lower", "one", "six"]],
    ["bargain", ["accept", "decline"]],
  ],
};

function asking({ game }: Guide, phase: string, verbs: readonly string[]): TableMessage {
  const table = game === "citadels" ? sample("citadels-2016-5p-main") : sample("valeria-4p-act-late");
  const options = verbs.map((verb, action) => ({ action, notation: `${verb} x`, text: verb, note: "", quote: {} }));
  table.happened = [];
  table.ask = { question: "?", options };
  const { view } = table as CitadelsTable | ValeriaTable;
  Object.assign(view, { phase });
  if (view.game === "citadels") Object.assign(view.turn!, { gathered: !verbs.includes("gold") });
  else Object.assign(view, { active: table.seat });
  return table;
}

function waits(table: TableMessage): TableMessage {
  return { ...table, ask: null, happened: [] };
}

const asks = (guide: Guide) => ASKED[guide.game]!.map(([phase, verbs]) => asking(guide, phase, verbs));
const guides = [citadels, valeria];

describe.each(guides)("$game", (guide) => {
  const { game, topics, matters } = guide;

  it.each(ASKED[game]!)("%s has a topic (%j)", (phase, verbs) => {
    const { mine } = matters(asking(guide, phase, verbs));
    expect(mine.length).toBeGreaterThan(0);
    for (const topic of mine) expect(topics).toContain(topic);
  });

  it("has every topic once", () => expect(new Set(topics).size).toBe(topics.length));

  it.each(Object.keys(languages) as Lang[])("has every text in %s", (lang) => {
    const file = new URL(`../../../src/burgrave/games/${game}/locales/${lang}/web.ftl`, import.meta.url);
    const bundle = compose(lang, [readFileSync(file, "utf8")]);
    for (const topic of topics) {
      const message = bundle.getMessage(`web-guide-${game}-${topic}`);
      expect(message?.value, topic).toBeTruthy();
      expect(message?.attributes["text"], topic).toBeTruthy();
    }
  });

  it("shows each topic once, whatever comes up again", () => {
    let course = begin(guide);
    const shown: Topic[] = ["welcome"];
    const step = (next: Course): void => {
      if (next.now && next.now !== course.now) shown.push(next.now);
      course = next;
    };
    for (let round = 0; round < 2; round += 1) {
      for (const table of asks(guide)) {
        step(look(course, table));
        while (course.now) step(putAway(course, table));
        const quiet = waits(table);
        step(look(course, quiet));
        while (course.now) step(putAway(course, quiet));
      }
    }
    expect(new Set(shown).size).toBe(shown.length);
    expect([...course.seen].sort()).toEqual([...shown].sort());
  });

  it("reaches every topic", () => {
    const found = new Set<Topic>(["welcome"]);
    const add = (table: TableMessage): void => {
      const { mine, around } = matters(table);
      for (const topic of [...mine, ...around]) found.add(topic);
    };
    for (const table of asks(guide)) [table, waits(table)].forEach(add);
    const over = waits(asks(guide)[0]!);
    const { view } = over as CitadelsTable | ValeriaTable;
    const drafting = { ...over, view: { ...view, phase: game === "citadels" ? "pick" : view.phase } } as TableMessage;
    const late = (game === "citadels"
      ? { ...view, phase: "main", first: [1], killed: "king", characters: ["king"] }
      : { ...view, active: 1, monsters: [["goblin"], [], [], [], []] }) as unknown as TableMessage["view"];
    add(drafting);
    add({ ...over, view: late });
    add({ ...over, view: { ...view, phase: "over" } as TableMessage["view"] });
    expect([...found].sort()).toEqual([...topics].sort());
  });
});

describe("the course", () => {
  const pick = asking(citadels, "pick", ["pick"]);
  const gather = asking(citadels, "main", ["gold", "cards"]);
  const build = asking(citadels, "main", ["build", "end"]);

  it("keeps the welcome until it was read or the game went on", () => {
    const course = look(begin(citadels), pick);
    expect(course.now).toBe("welcome");
    expect(putAway(course, pick).now).toBe("pick");
    expect(look(course, gather).now).toBe("gather");
  });

  it("goes from one matter of a decision to the next", () => {
    const course = look(begin(citadels, ["welcome"]), gather);
    expect(course.now).toBe("gather");
    expect(look(course, { ...gather, seq: gather.seq + 1 }).now).toBe("gather");
    const next = putAway(course, gather);
    expect(next.now).toBe("power");
    expect(look(next, build).now).toBe("build");
  });

  it("says what others do when it is quiet, and again if a decision came between", () => {
    const draft = waits(pick);
    const quiet = look(begin(citadels, ["welcome", "pick"]), draft);
    expect(quiet.now).toBe("wait");
    const asked = look(quiet, gather);
    expect(asked.now).toBe("gather");
    expect(asked.waiting).toContain("wait");
    expect(look(asked, waits(gather)).now).toBe("calls");
    expect(look(asked, draft).now).toBe("wait");
  });

  it("is put away for good, and brought back on a wish", () => {
    const read = putAway(look(begin(citadels, ["welcome"]), pick), pick);
    expect(read.now).toBeNull();
    expect(look(read, pick).now).toBeNull();
    expect(bringBack(read, pick).now).toBe("pick");
    expect(progress(read)).toEqual({ n: 2, count: citadels.topics.length });
  });

  it("explains the action, not the dice, when asked about an action", () => {
    const act = asking(valeria, "act", ["gain", "slay"]);
    const first = look(begin(valeria, ["welcome"]), act);
    expect(first.now).toBe("roll");
    expect(bringBack(first, act).now).toBe("act");
  });

  it.each(samples)("%s: there is something to say", (_, table) => {
    const guide = guides.find((one) => one.game === table.view.game);
    if (!guide || table.seat === null || table.names.length === 1) return;
    const course = begin(guide, ["welcome"]);
    expect(look(course, table).now).not.toBeNull();
    expect(bringBack(course, table).now).not.toBeNull();
  });
});

describe("what is remembered", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => void kept.set(name, value),
        removeItem: (name: string) => void kept.delete(name),
      },
    });
  });

  it("is nothing of other rooms", () => expect(guided("r1")).toBeNull());

  it("is what was read, and comes to an end", () => {
    guideRoom("r1");
    expect(guided("r1")).toEqual([]);
    const pick = asking(citadels, "pick", ["pick"]);
    const course = putAway(look(begin(citadels), pick), pick);
    keep("r1", course);
    expect(guided("r1")).toEqual(["welcome"]);
    expect(guided("r2")).toBeNull();
    keep("r1", null);
    expect(guided("r1")).toBeNull();
  });
});
