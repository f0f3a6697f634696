import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const src = new URL("../src/", import.meta.url);
const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));

describe("punctuation", () => {
  it("is part of the texts, and added by no style", () => {
    const added = sources.filter((name) => /content:\s*"[^"]*[:.,;!?]/.test(readFileSync(new URL(name, src), "utf8")));
    expect(added).toEqual([]);
  });
});
