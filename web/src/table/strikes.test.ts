import { expect, test } from "vitest";

import { placeOf } from "./strikes";

const places: [Parameters<typeof placeOf>[0], object, string][] = [
  [{ top: 100, bottom: 200 }, { top: "206px" }, "below the victim"],
  [{ top: 500, bottom: 780 }, { bottom: "306px" }, "above it at the foot of the page"],
  [{ top: 40, bottom: 790 }, { top: "445px" }, "in it where it fills the page"],
];

test.each(places)("the words of a strike on %o stand at %o: %s", (victim, at) => {
  expect(placeOf(victim, 800)).toEqual(at);
});
