import { readFileSync } from "node:fs";

import { describe, expect, it, vi } from "vitest";

import type { EventJson, TableMessage } from "../lib/contract";
import { Marks, marksAt } from "../table/marks.svelte";
import { staging as ofCitadels } from "./citadels/staging";
import type { CitadelsTable } from "./citadels/contract";
import type { ValeriaTable } from "./valeria/contract";
import { staging as ofValeria } from "./valeria/staging";

const sample = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), "utf8")) as T;
const line = (event: string, text: string) => ({ event, parts: [text] });

function told<T extends TableMessage>(table: T, happened: EventJson[], ...lines: [string, string][]): T {
  const paragraphs = [...table.log.paragraphs, ...lines.map(([event, text]) => ({ lines: [line(event, text)] }))];
  return { ...table, happened, seq: table.seq + 1, log: { from: 0, paragraphs } };
}

const lastLine = (table: TableMessage) => table.log.paragraphs.at(-1)!.lines.at(-1)!.parts[0];

describe("Citadels", () => {
  const before = sample<CitadelsTable>("citadels-2016-5p-main");
  const [one, two] = [before.view.cast[5]!, before.view.cast[6]!];
  const happened: EventJson[] = [
    { event: "end", seat: 1 },
    { event: "silence", character: one },
    { event: "reveal", seat: 2, character: two },
    { event: "theft", seat: 2, other: 1, gold: 2 },
    { event: "round", number: 3, seat: 2 },
  ];
  const now = told(before, happened, ["silence", "nobody"], ["reveal", "it is"], ["theft", "robbed"], ["round", "a round"]);
  const scenes = ofCitadels.scenes(now, before) as CitadelsTable[];

  it("shows each call, what is revealed, who is robbed and the next round by themselves", () => {
    expect(scenes.map((scene) => scene.happened.map((event) => event.event))).toEqual([
      ["end", "silence"],
      ["reveal"],
      ["theft"],
      ["round"],
    ]);
    expect(scenes.map(lastLine)).toEqual(["nobody", "it is", "robbed", "a round"]);
    expect(scenes.at(-1)).toEqual({ ...now, happened: [happened[4]] });
  });

  it("shows on the way who is called and what is robbed, and asks nothing", () => {
    expect(scenes[0]!.view.called).toBe(6);
    expect(scenes[0]!.view.turn).toBeNull();
    expect(scenes[1]!.view.called).toBe(7);
    const gold = (scene: CitadelsTable, seat: number): number => scene.view.seats[seat]!.gold;
    expect(gold(scenes[2]!, 1) - gold(scenes[1]!, 1)).toBe(2);
    expect(gold(scenes[2]!, 2) - gold(scenes[1]!, 2)).toBe(-2);
    for (const scene of scenes.slice(0, -1)) expect(scene.ask).toBeNull();
  });

  it("marks what was torn down where it stood, by whom, in the words of the log, until it is cleared", () => {
    const marks = new Marks();
    const late = sample<CitadelsTable>("citadels-2016-5p-main-late");
    const victim = late.view.seats.findIndex((seat) => seat.city.length > 1);
    const stood = late.view.seats[victim]!.city[1]!;
    const author = (victim + 1) % late.names.length;
    const scene = told(
      late,
      [{ event: "destroy", seat: author, other: victim, district: stood.district, gold: 1 }],
      ["destroy", "Torn down."],
    );
    marks.heed(ofCitadels, scene, late);
    const [mark, ...more] = marksAt(marks.all, victim);
    expect(more).toEqual([]);
    expect(mark).toMatchObject({ by: author, on: victim, text: "Torn down.", harm: true });
    expect(late.view.seats[victim]!.city[mark!.ruin!.at]!.district).toBe(stood.district);
    expect(marksAt(marks.all, author)).toEqual([]);
    marks.clear();
    expect(marks.all).toEqual([]);
  });

  it("leaves its marks until I have decided, wherever I did, also if the page is reloaded", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const late = { ...sample<CitadelsTable>("citadels-2016-5p-main-late"), room: "one", news: 7, news_line: 0 };
    const scene = told(late, [{ event: "destroy", seat: 1, other: 2, district: "market", gold: 1 }], ["destroy", "Torn down."]);
    const marks = new Marks({ kept: true });
    marks.heed(ofCitadels, scene, late);
    const reloaded = (table: CitadelsTable): Marks => {
      const found = new Marks({ kept: true });
      found.resume(table);
      return found;
    };
    expect(reloaded(late).all).toEqual(marks.all);
    expect(reloaded({ ...late, seat: 3 }).all, "of another seat").toEqual([]);
    expect(reloaded({ ...late, room: "two" }).all, "of another table").toEqual([]);
    const later = reloaded(late);
    later.heed(ofCitadels, { ...late, news: 9, happened: [] }, late);
    expect(later.all, "decided elsewhere").toEqual([]);
    expect(reloaded({ ...late, news: 9 }).all).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("drops its marks if the move is taken back", () => {
    const late = { ...sample<CitadelsTable>("citadels-2016-5p-main-late"), news: 7, news_line: 1 };
    const marks = new Marks();
    marks.heed(ofCitadels, told(late, [{ event: "destroy", seat: 1, other: 2, district: "market", gold: 1 }]), late);
    marks.refresh({ ...late, happened: [] });
    expect(marks.all).toHaveLength(1);
    marks.refresh({ ...late, news_line: 0, happened: [] });
    expect(marks.all).toEqual([]);
  });

  it("brings to the stage who is called and what others do to whom, and of my own deeds only the call, shorter", () => {
    const { cast, seat: me } = now.view;
    const show = (event: EventJson) => ofCitadels.moment!({ ...now, happened: [event] }, before);
    const other = (me! + 1) % before.names.length;
    expect(show({ event: "reveal", seat: other, character: cast[5]! })).toMatchObject({ figure: cast[5], victim: null, seat: other });
    expect(show({ event: "kill", seat: other, character: cast[6]! })).toMatchObject({ figure: cast[0], victim: cast[6] });
    expect(show({ event: "rob", seat: other, character: cast[6]! })).toMatchObject({ figure: cast[1], victim: cast[6] });
    expect(show({ event: "kill", seat: me!, character: cast[6]! })).toBeNull();
    expect(show({ event: "build", seat: other, district: "temple" })).toBeNull();
    const called = (seat: number) => show({ event: "reveal", seat, character: cast[5]! })!.ms;
    expect(called(me!)).toBeLessThan(called(other));
    expect(called(other)).toBeLessThan(1000);
  });

  it("starts a strike at the character who strikes, else at the panel of the player", () => {
    const turn = { ...before.view.turn!, seat: 1, character: before.view.cast[7]! };
    const scene = { ...now, view: { ...now.view, turn }, happened: [{ event: "swap", seat: 1, other: 2 }] };
    const from = (table: CitadelsTable) => ofCitadels.strikes!(table, before).map((one) => one.from);
    expect(from(scene)).toEqual([`[data-rank="${turn.character}"]`]);
    expect(from({ ...scene, view: { ...scene.view, turn: { ...turn, seat: 3 } } })).toEqual(['[data-seat="1"]']);
  });

  it("marks who is robbed of what by whom, and who has the crown now", () => {
    const heir = (before.view.crown + 1) % before.names.length;
    const found = ofCitadels.strikes!({ ...now, happened: [happened[3]!, { event: "crowned", seat: heir }] }, before);
    expect(found.map(({ by, on, harm }) => [by, on, harm])).toEqual([
      [1, 2, true],
      [heir, heir, false],
    ]);
  });
});

describe("Valeria", () => {
  const before = sample<ValeriaTable>("valeria-4p-act-late");
  const roll = (seat: number): EventJson[] => [
    { event: "took", seat: 1, resource: "gold", count: 1 },
    { event: "turn", round: 9, seat },
    { event: "rolled", seat, die: [1, 2] },
    { event: "gains", seat: 0, resource: "gold", count: 2 },
  ];

  it("shows what was done before the dice fall, with nothing of what they bring", () => {
    const now = told(before, roll((before.seat! + 1) % before.names.length), ["took", "took"], ["rolled", "rolled"], ["gains", "got"]);
    const [deed, dice, ...more] = ofValeria.scenes(now, before) as ValeriaTable[];
    expect(more).toEqual([]);
    expect(deed!.happened.map((one) => one.event)).toEqual(["took"]);
    expect(deed!.view.dice).toEqual(before.view.dice);
    expect(deed!.view.seats[0]!.gold).toBe(now.view.seats[0]!.gold - 2);
    expect(lastLine(deed!)).toBe("took");
    expect(dice!.view).toEqual(now.view);
    expect(ofValeria.waits!(dice!, now)).toBe(false);
  });

  it("lets me roll: the dice are blank, and it is my turn", () => {
    const now = told(before, roll(before.seat!).slice(1), ["rolled", "rolled"]);
    const [blank, dice] = ofValeria.scenes(now, before) as ValeriaTable[];
    expect(blank!.view.dice).toBeNull();
    expect(blank!.view.active).toBe(before.seat);
    const mine = { ...dice!, view: { ...dice!.view, active: before.seat } };
    expect(ofValeria.waits!(mine, mine)).toBe(true);
    const later = { ...mine, view: { ...mine.view, round: mine.view.round + 1 } };
    expect(ofValeria.waits!(mine, later), "a turn that was played without me").toBe(false);
    expect(ofValeria.waits!(mine, { ...mine, result: { verdict: "", ties: [], scores: [] } })).toBe(false);
  });

  it("brings a slain monster to the stage, shorter if it is mine", () => {
    const show = (event: EventJson) => ofValeria.moment!({ ...before, happened: [event] }, before);
    const slain = (seat: number) => show({ event: "slain", seat, monster: "goblin" })!.ms;
    expect(slain(before.seat!)).toBeLessThan(slain((before.seat! + 1) % before.names.length));
    expect(show({ event: "built", seat: 1, domain: "market" })).toBeNull();
  });

  it("marks who was stolen from, and what others slew and built", () => {
    const happened: EventJson[] = [
      { event: "stolen", seat: 1, other: 0, resource: "gold", count: 2 },
      { event: "slain", seat: 2, monster: "goblin" },
    ];
    const marks = new Marks();
    marks.heed(ofValeria, told(before, happened, ["stolen", "stole"], ["slain", "slew"]), before);
    expect(marksAt(marks.all, 0).map((mark) => [mark.by, mark.text])).toEqual([[1, "stole"]]);
    expect(marksAt(marks.all, 2).map((mark) => mark.text)).toEqual(["slew"]);
  });
});
