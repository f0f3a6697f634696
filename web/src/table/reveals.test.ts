import { afterEach, expect, test } from "vitest";

import type { EventJson, TableMessage } from "../lib/contract";
import type { Staging } from "../lib/scenes";
import { settings, type Speed } from "../lib/settings.svelte";
import { Reveals } from "./reveals.svelte";

const event: EventJson = { event: "kill", seat: 1, character: "king" };
const table = (...texts: string[]) =>
  ({
    seat: 0,
    happened: [event],
    log: { from: 0, paragraphs: [{ lines: texts.map((text) => ({ event: "kill", parts: [text] })) }] },
  }) as unknown as TableMessage;
const staging: Staging = { scenes: (now) => [now], weights: {}, moment: () => ({ event, ms: 700, place: "" }) };

function made(hidden = false): { reveals: Reveals; pass: () => void; times: number[] } {
  let end: (() => void) | null = null;
  const times: number[] = [];
  const later = (ms: number, then: () => void) => {
    times.push(ms);
    end = then;
    return () => (end = null);
  };
  return { reveals: new Reveals({ later, hidden: () => hidden }), pass: () => end?.(), times };
}

afterEach(() => {
  settings.pace = "normal";
  settings.motion = "full";
  settings.reveals = true;
});

test.each<[Speed, number[]]>([
  ["slow", [1400]],
  ["normal", [700]],
  ["quick", [350]],
  ["once", []],
])("at the pace %s, a moment takes %o ms, and ends by itself", (pace, times) => {
  settings.pace = pace;
  const { reveals, pass, times: set } = made();
  reveals.heed(staging, table("old", "new"), table("old"));
  expect(set).toEqual(times);
  expect(reveals.now?.text).toBe(times.length ? "new" : undefined);
  pass();
  expect(reveals.now).toBeNull();
});

test("nothing is shown on a hidden page, in a rush, without such a moment, or if the setting is off", () => {
  const hidden = made(true).reveals;
  hidden.heed(staging, table("new"), table());
  expect(hidden.now).toBeNull();
  const { reveals } = made();
  reveals.heed(staging, table("new"), table(), true);
  expect(reveals.now).toBeNull();
  reveals.heed({ ...staging, moment: () => null }, table("new"), table());
  expect(reveals.now).toBeNull();
  settings.reveals = false;
  reveals.heed(staging, table("new"), table());
  expect(reveals.now).toBeNull();
});

test("with reduced motion, the moment stands still", () => {
  const { reveals } = made();
  settings.motion = "reduced";
  reveals.heed(staging, table("new"), table());
  expect(reveals.now?.still).toBe(true);
  settings.motion = "full";
  reveals.heed(staging, table("new"), table());
  expect(reveals.now?.still).toBe(false);
});

test("input or the next scene ends it", () => {
  const { reveals, pass } = made();
  reveals.heed(staging, table("new"), table());
  reveals.end();
  expect(reveals.now).toBeNull();
  pass();
  reveals.heed(staging, table("new"), table());
  reveals.heed({ ...staging, moment: () => null }, table("new"), table());
  expect(reveals.now).toBeNull();
});
