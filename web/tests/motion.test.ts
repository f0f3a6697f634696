import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const base = readFileSync(join(import.meta.dirname, "..", "src", "styles", "base.css"), "utf8");

/* A duration alone, however short, makes every change of every property of every element a transition of its own. */
test("less motion means no transitions, not short ones", () => {
  const calm = [...base.matchAll(/data-motion=[^{]*\*::after \{([^}]*)\}/g)].map(([, rules]) => rules!);
  expect(calm).toHaveLength(2);
  for (const rules of calm) {
    expect(rules).toContain("transition: none !important");
    expect(rules).not.toContain("transition-duration");
  }
});
