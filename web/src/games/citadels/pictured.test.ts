import { expect, test } from "vitest";

import type { CitadelsTable } from "./contract";
import { people } from "./pictured";

const view = {
  turn: { seat: 0, character: "thief" },
  seats: [{ characters: [{ character: "thief" }] }, { characters: [] }],
} as unknown as CitadelsTable["view"];

test("a missed robbery shows the Thief and whom to rob", () => {
  expect(people(view, 0, "end", "rob architect")).toEqual({ actor: "thief", target: "architect" });
});

test("a choice of a character shows it, and the better one beside it", () => {
  expect(people(view, 1, "pick merchant", "pick magician")).toEqual({ actor: "merchant", target: "magician" });
  expect(people(view, 1, "pick warlord", "")).toEqual({ actor: "warlord", target: null });
});

test("a seat whose character is unknown shows nobody", () => {
  expect(people(view, 1, "gold", "")).toEqual({ actor: null, target: null });
});
