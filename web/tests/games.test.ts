import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { beforeAll, describe, expect, it } from "vitest";

import { gameToRead, ownGames, partOf, readingOf, setUpParts } from "../src/games";

const source = fileURLToPath(new URL("../src", import.meta.url));

// What a game brings is compiled when it is first asked for, which takes its time.
beforeAll(async () => {
  await setUpParts();
  await Promise.all(ownGames.map((game) => Promise.all([readingOf(game), partOf(game)!.guide()])));
}, 60_000);

describe("the games", () => {
  it("are named under their roof and nowhere else", () => {
    const named = new RegExp(`["'\`](${ownGames.join("|")})["'\`]`);
    const elsewhere = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith("games"))
      .filter((path) => named.test(readFileSync(join(source, path), "utf8")));
    expect(elsewhere).toEqual([]);
  });

  it.each(ownGames)("%s brings all that it says", async (game) => {
    const part = partOf(game)!;
    expect(part.name).toBe(game);
    expect(part.first.game).toBe(game);
    expect((await part.guide()).guide.game).toBe(game);
    expect((await readingOf(game)).chapters.length).toBeGreaterThan(0);
    expect((await setUpParts()).has(game)).toBe(true);
  });

  it("may be others, which bring nothing", () => {
    for (const game of ["pebbles", "constructor", ""]) expect(partOf(game)).toBeNull();
    expect(gameToRead("pebbles")).toBe(ownGames[0]);
    expect(gameToRead(undefined)).toBe(ownGames[0]);
  });
});
