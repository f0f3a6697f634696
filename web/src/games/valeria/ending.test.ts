import { beforeAll, describe, expect, it } from "vitest";

import { speak } from "../../lib/words.svelte";
import type { ValeriaTable } from "./contract";
import { factsOf } from "./ending";

const line = (event: string): { event: string } => ({ event });
const table = (players: number, vp: number): ValeriaTable =>
  ({
    view: { players, round: 9, seats: Array.from({ length: players }, () => ({ vp })) },
    log: { paragraphs: [{ lines: ["slain", "slain", "returned_monster"].map(line) }] },
  }) as unknown as ValeriaTable;

beforeAll(() => speak("en", { keep: false }));

describe("what there is to tell of a game that is over", () => {
  it("says which monsters were given back, so that the slain ones add up", () => {
    expect(factsOf(table(2, 3))).toEqual(["9 rounds", "2 monsters slain", "1 monster returned"]);
  });
  it("says of victory tokens that they do not count alone", () => {
    expect(factsOf(table(1, 3)).at(-1)).toBe("3 victory tokens (don't count in solo games)");
    expect(factsOf(table(1, 0)).at(-1)).toBe("1 monster returned");
  });
});
