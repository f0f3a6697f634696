import { beforeAll, describe, expect, it } from "vitest";

import over from "../fixtures/citadels-2016-5p-over.json";
import type { TableMessage } from "../src/lib/contract";
import { speak } from "../src/lib/words.svelte";
import { described, fileName } from "../src/pages/end/shared";

describe("the picture to share", () => {
  beforeAll(() => speak("en", { keep: false }));

  it("is called after the game and the day", () => {
    expect(fileName("citadels", new Date("2026-11-30T21:15:00Z"))).toBe("citadels-2026-11-30.png");
  });

  it("is described by names and points, and addresses nobody", () => {
    const text = described(over as unknown as TableMessage, "Citadels on Burgrave").replace(/[\u2068\u2069]/g, "");
    expect(text).toMatch(/^Bruno wins\. 6 points ahead of Ana\. Bruno: 25 points, Ana: 19 points, .*Citadels on Burgrave$/);
    expect(text).not.toContain("You");
  });
});
