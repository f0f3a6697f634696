import { readdirSync, readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import type { Lang, TableMessage } from "../lib/contract";
import { compose, languages } from "../lib/words.svelte";
import {
  begin,
  bringBack,
  guided,
  guideRoom,
  isLast,
  keep,
  look,
  stepNumber,
  putAway,
  topicKind,
  type Course,
  type Guide,
  type Topic,
} from "../table/guide";
import type { CitadelsTable } from "./citadels/contract";
import { guide as citadels } from "./citadels/guide";
import type { ValeriaTable } from "./valeria/contract";
import { guide as valeria } from "./valeria/guide";

const folder = new URL("../../fixtures/", import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as TableMessage] as const);
const sample = (name: string): TableMessage => structuredClone(samples.find(([file]) => file === `${name}.json`)![1]);

/** Decisions of a first game: each phase with its possible verbs, collected from many random games. */
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
  if (view.game === "citadels") {
    view.round = 2;
    Object.assign(view.turn!, { gathered: !verbs.includes("gold") });
  } else Object.assign(view, { active: table.seat });
  return table;
}

function waits(table: TableMessage): TableMessage {
  return { ...table, ask: null, happened: [] };
}

const asks = (guide: Guide) => ASKED[guide.game]!.map(([phase, verbs]) => asking(guide, phase, verbs));
const guides = [citadels, valeria];

/** Sources of the pages' parts; expressions in braces are expanded below. */
const written = (() => {
  const here = new URL("../", import.meta.url);
  const files = ["table", "games/citadels", "games/valeria"].flatMap((dir) =>
    readdirSync(new URL(`${dir}/`, here))
      .filter((name) => name.endsWith(".svelte"))
      .map((name) => readFileSync(new URL(`${dir}/${name}`, here), "utf8")),
  );
  return files.join("\n");
})();

/** Return true if a page has an element that the selector may match. */
function exists(selector: string): boolean {
  const rows = ["monsters", "citizens", "domains"]; // rows of stacks set this attribute themselves
  return [...selector.matchAll(/\[data-(\w+)="([\w-]+)"\]/g)].some(([, name, value]) =>
    name === "part" && !rows.includes(value!) ? written.includes(`data-part="${value}"`) : written.includes(`data-${name}={`),
  );
}

describe.each(guides)("$game", (guide) => {
  const { game, matters, places } = guide;
  const topics = [...guide.topics, ...guide.optional];

  it.each(ASKED[game]!)("%s has a topic (%j)", (phase, verbs) => {
    const { mine } = matters(asking(guide, phase, verbs));
    expect(mine.length).toBeGreaterThan(0);
    for (const topic of mine) expect(topics).toContain(topicKind(topic));
  });

  it("has every topic once", () => expect(new Set(topics).size).toBe(topics.length));

  it("begins with the welcome and ends with the score", () => {
    expect(guide.topics[0]).toBe("welcome");
    expect(guide.topics.at(-1)).toBe("score");
  });

  it.each(topics)("points at something: %s", (topic) => {
    for (const table of [...asks(guide), ...asks(guide).map(waits)]) {
      const [first] = places(topic, table);
      expect(first, topic).toBeTruthy();
      for (const selector of places(topic, table)) expect(selector).not.toMatch(/undefined|null|^$/);
      expect(places(topic, table).some(exists), `${topic}: ${places(topic, table).join(" or ")}`).toBe(true);
    }
  });

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
      for (const topic of [...mine, ...around]) found.add(topicKind(topic));
    };
    for (const table of asks(guide)) [table, waits(table)].forEach(add);
    const over = waits(asks(guide)[0]!);
    const { view } = over as CitadelsTable | ValeriaTable;
    const drafting = { ...over, view: { ...view, phase: game === "citadels" ? "pick" : view.phase } } as TableMessage;
    const late = (game === "citadels"
      ? { ...view, phase: "main", goal: 1, killed: "king", characters: ["king"] }
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

  it("explains each of my characters once, for the decision at the start of its turn", () => {
    const now = (character: string, round: number, verbs = ["gold", "cards"]): TableMessage => {
      const table = asking(citadels, "main", verbs) as CitadelsTable;
      Object.assign(table.view, { round });
      Object.assign(table.view.turn!, { character });
      return table;
    };
    const course = look(begin(citadels, ["welcome", "gather", "power", "build"]), now("thief", 2));
    expect(course.now).toBe("role:thief");
    expect(citadels.places("role:thief", now("thief", 2))).toEqual(['[data-rank="thief"]']);
    expect(look(course, now("thief", 2, ["build", "end"])).now).toBeNull();
    const next = look(course, now("magician", 3));
    expect(next.now).toBe("role:magician");
    expect(look(putAway(next, now("magician", 3)), now("thief", 4)).now).toBeNull();
  });

  it("ends a topic when the thing is done, and not before", () => {
    const power = asking(citadels, "main", ["gold", "cards", "income"]);
    const course = look(begin(citadels, ["welcome"]), power);
    expect(course.now).toBe("gather");
    const used = asking(citadels, "main", ["gold", "cards"]);
    expect(look(course, used).now).toBe("gather");
    const taken = asking(citadels, "main", ["build", "end", "income"]);
    const next = look(course, taken);
    expect(next.now).toBe("power");
    const all = look({ ...next, seen: citadels.topics }, asking(citadels, "main", ["build", "end"]));
    expect(all.now).toBeNull();
  });

  it("ends a topic by what I did, though it could be done again", () => {
    const build = asking(citadels, "main", ["build", "end"]);
    const course = look(begin(citadels, ["welcome"]), build);
    expect(course.now).toBe("build");
    const built = { ...asking(citadels, "main", ["build", "end", "laboratory"]), happened: [{ event: "build", seat: build.seat! }] };
    expect(look(course, built).now).toBeNull();
    const others = { ...built, happened: [{ event: "build", seat: build.seat! + 1 }] };
    expect(look(course, others).now).toBe("build");
  });

  it("goes from the dice to the actions, and on when one was taken", () => {
    const act = asking(valeria, "act", ["gain", "slay", "recruit"]);
    const dice = look(begin(valeria, ["welcome", "duke"]), act);
    expect(dice.now).toBe("roll");
    const second = { ...asking(valeria, "act", ["gain", "slay"]), happened: [{ event: "took", seat: act.seat! }] };
    expect(look(dice, second).now).toBe("slay");
    const actions = putAway(dice, act);
    expect(actions.now).toBe("act");
    expect(look(actions, second).now).toBe("slay");
  });

  it("lets what others do go when it is over, if there was time to read it", () => {
    const wait = look(begin(citadels, ["welcome", "pick"]), waits(pick));
    expect(wait.now).toBe("wait");
    const called = waits(gather);
    expect(look(wait, called).now).toBe("calls");
    expect(look(wait, called).waiting).toContain("wait");
    expect(look(wait, called, true).now).toBe("calls");
    const seen = { ...wait, seen: citadels.topics };
    expect(look(seen, called).now).toBe("wait");
    expect(look(wait, gather, true).waiting).not.toContain("wait");
  });

  it("says at once that the end is near, and the points in the end", () => {
    const course = look(begin(citadels, ["welcome"]), build);
    const near = structuredClone(build);
    (near as CitadelsTable).view.goal = 1;
    expect(look(course, near).now).toBe("last");
    expect(look(course, waits(near)).now).toBe("last");
    const over = waits(build);
    (over as CitadelsTable).view.phase = "over";
    const score = look(course, over);
    expect(score.now).toBe("score");
    expect(isLast(score)).toBe(true);
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

  it("says what was never said before what was not read", () => {
    const quiet = waits(asking(valeria, "act", ["gain"]));
    (quiet as ValeriaTable).view.active = 1;
    const seen = ["welcome", "others"];
    const others: Course = { ...begin(valeria, seen), waiting: ["harvest", "others"] };
    expect(look(others, quiet).now).toBe("harvest");
    expect(putAway(look(others, quiet), quiet).now).toBe("others");
  });

  it("is put away for good, and brought back on a wish", () => {
    const read = putAway(look(begin(citadels, ["welcome"]), pick), pick);
    expect(read.now).toBeNull();
    expect(look(read, pick).now).toBeNull();
    expect(bringBack(read, pick).now).toBe("pick");
  });

  it("numbers the steps that have come up, in their order", () => {
    const course = begin(citadels, ["welcome", "pick", "wait", "gather"]);
    expect(stepNumber(bringBack(course, pick))).toBe(2);
    expect(stepNumber(look(course, asking(citadels, "drawn", ["keep"])))).toBe(5);
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
    expect(guided("r1")).toEqual({ read: [], unread: [] });
    const pick = asking(citadels, "pick", ["pick"]);
    const course = putAway(look(begin(citadels), pick), pick);
    keep("r1", course);
    expect(guided("r1")).toEqual({ read: ["welcome"], unread: [] });
    const gather = asking(citadels, "main", ["gold", "cards"]);
    keep("r1", look(look(begin(citadels, ["welcome", "pick"]), waits(pick)), gather));
    const { read, unread } = guided("r1")!;
    expect([read, unread]).toEqual([["welcome", "pick"], ["wait"]]);
    expect(look(begin(citadels, read, unread), waits(pick)).now).toBe("wait");
    expect(guided("r2")).toBeNull();
    keep("r1", null);
    expect(guided("r1")).toBeNull();
  });
});
