import { describe, expect, it } from "vitest";

import type { View } from "../../lib/contract";
import table from "../../../fixtures/pebbles-3p-take.json";
import { plain, seatFacts, tableFacts, type Lexicon } from "./facts";

const words: Lexicon = { field: plain, value: plain, yes: "yes", no: "no", none: "none" };
const view: View = table.view;
const facts = tableFacts(view, words);
const named = (name: string) => facts.find((one) => one.name === name);

describe("what lies on the table", () => {
  it("is every field that is not told elsewhere", () => {
    expect(facts.map((one) => one.name)).toEqual(["Bag", "Bowls", "End due", "Paths", "Stakes", "Hand"]);
  });

  it("is told in words", () => {
    expect(named("Bag")?.text).toBe("17");
    expect(named("End due")?.text).toBe("no");
    expect(named("Hand")?.text).toBe("Heron ×2, Old bridge");
  });

  it("keeps numbers in their order", () => expect(named("Stakes")?.text).toBe("3, 1, 2"));

  it("tells several things one by one", () => {
    expect(named("Bowls")?.rows?.map(([bowl]) => bowl?.text)).toEqual(["White ×2, Black", "Grey", "none"]);
    expect(named("Paths")?.rows?.[1]).toEqual([
      { name: "From", text: "Ford" },
      { name: "To", text: "Old bridge" },
      { name: "Length", text: "3" },
    ]);
  });

  it("says nothing of what there is none of", () => expect(named("Last taken")).toBeUndefined());

  it("can be anything at all", () => {
    const odd = { game: "odd", nothing: null, text: "", deep: { in: { here: [1, [2], { three: [] }] } }, seats: 3 } as View;
    expect(() => tableFacts(odd, words)).not.toThrow();
    expect(seatFacts(odd, 0, words)).toEqual([]);
  });
});

describe("what lies before a seat", () => {
  it("is told with its parts", () => {
    expect(seatFacts(view, 0, words)).toEqual([
      {
        name: "Stones",
        facts: [
          { name: "White", text: "3" },
          { name: "Black", text: "1" },
        ],
      },
      { name: "Score", text: "7" },
      { name: "Hand size", text: "2" },
      { name: "Passed", text: "no" },
    ]);
    expect(seatFacts(view, 2, words)[0]).toEqual({ name: "Stones", text: "none" });
  });

  it("is nothing where the view tells nothing of seats", () => expect(seatFacts({ game: "odd" }, 1, words)).toEqual([]));
});
