import { beforeAll, describe, expect, test } from "vitest";

import { speak, t } from "../../lib/words.svelte";
import type { CitadelsTable } from "./contract";
import { titleOf } from "./saying";

const table = (seat: number | null, turn: number | null): CitadelsTable =>
  ({ seat, open: [], names: [], view: { phase: "main", turn: turn === null ? null : { seat: turn } } }) as unknown as CitadelsTable;

describe("the title, while nobody is asked", () => {
  beforeAll(() => speak("en", { keep: false }));

  test.each([
    [1, 1, "web-your-turn"],
    [1, 0, "web-citadels-others-play"],
    [1, null, "web-citadels-others-play"],
    [null, 0, "web-citadels-watching"],
  ])("of seat %s in the turn of %s", (seat, turn, id) => {
    expect(titleOf(table(seat, turn), undefined)).toBe(t(id));
  });
});

describe("the players who are to decide", () => {
  const asked = (step: number | null): CitadelsTable => ({ ...table(null, 1), open: [1], names: ["Anna", "Odo"], step });

  test("keep a running game waiting", () => expect(titleOf(asked(null), undefined)).toBe("Waiting for Odo"));
  test("are only named in a replay", () => expect(titleOf(asked(7), undefined)).toBe("Odo to play"));
});
