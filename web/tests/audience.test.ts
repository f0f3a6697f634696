import { beforeAll, describe, expect, it } from "vitest";

import { speak } from "../src/lib/words.svelte";
import { audienceName } from "../src/pages/titles";

describe("those who watch", () => {
  beforeAll(() => speak("en", { keep: false }));

  it.each([
    [{ count: 1, names: [] }, "1 spectator"],
    [{ count: 3, names: [] }, "3 spectators"],
    [{ count: 2, names: ["Ana", "Bruno"] }, "Spectators: Ana, Bruno"],
    [{ count: 4, names: ["Ana"] }, "Spectators: Ana and 3 more"],
  ])("%o are told", (audience, text) => expect(audienceName(audience).replace(/[\u2068\u2069]/g, "")).toBe(text));
});
