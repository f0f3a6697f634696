import { describe, expect, it } from "vitest";

import type { TableMessage } from "../src/lib/contract";
import { linesUpToMine, mergeLog } from "../src/lib/log";

const paragraph = (text: string) => ({ lines: [{ event: "", parts: [text] }] });
const texts = (merged: ReturnType<typeof mergeLog>) => merged?.map((one) => one.lines[0]!.parts[0]);
const have = [paragraph("a"), paragraph("b"), paragraph("c")];

describe("a piece of the log", () => {
  it("from the beginning is the whole log", () => {
    expect(texts(mergeLog(have, { from: 0, paragraphs: [paragraph("x")] }))).toEqual(["x"]);
  });

  it("replaces the paragraphs from its own on", () => {
    expect(texts(mergeLog(have, { from: 2, paragraphs: [paragraph("c2"), paragraph("d")] }))).toEqual(["a", "b", "c2", "d"]);
  });

  it("is added at the end", () => {
    expect(texts(mergeLog(have, { from: 3, paragraphs: [paragraph("d")] }))).toEqual(["a", "b", "c", "d"]);
  });

  it("without new paragraphs takes back what was undone", () => {
    expect(texts(mergeLog(have, { from: 1, paragraphs: [] }))).toEqual(["a"]);
  });

  it("beyond the end cannot be put in", () => {
    expect(mergeLog(have, { from: 4, paragraphs: [] })).toBeNull();
  });
});

describe("the lines up to my last decision", () => {
  const at = (news: number | null, line: number | null) =>
    linesUpToMine({ log: { from: 0, paragraphs: have }, news, news_line: line } as unknown as TableMessage);

  it("are counted through the whole log", () => {
    expect(at(0, 1)).toBe(1);
    expect(at(2, 0)).toBe(2);
    expect(at(null, null)).toBeNull();
  });

  it("are as many when the news opens a paragraph as before it came", () => expect(at(1, 1)).toBe(at(2, 0)));
});
