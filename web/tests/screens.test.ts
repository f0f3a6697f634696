import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { screens } from "../src/lib/screens";

const source = fileURLToPath(new URL("../src", import.meta.url));
const styles = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|css)$/.test(path));

it("names the sizes of a window at one place", () => {
  const used = new Set<string>();
  for (const path of styles) {
    for (const [media] of readFileSync(join(source, path), "utf8").matchAll(/@media[^{]*/g)) {
      expect(media, path).not.toMatch(/\d(px|em)/);
      for (const [, name] of media.matchAll(/--(\w+)/g)) used.add(name!);
    }
  }
  expect([...used].sort()).toEqual(Object.keys(screens).sort());
});
