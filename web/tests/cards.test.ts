import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { cardName } from "../src/lib/cards.svelte";
import { speak } from "../src/lib/words.svelte";

beforeEach(() => vi.stubGlobal("document", { baseURI: "http://table.example/", documentElement: {} }));
afterEach(() => vi.unstubAllGlobals());

it("a name that has not come yet is not shown in another language", async () => {
  let answer: (words: object) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise((done) => (answer = (words) => done(new Response(JSON.stringify(words))))));
  await speak("it", { keep: false });
  expect(cardName("citadels", "districts", "watchtower")).toBe("…");
  answer({ districts: { watchtower: { name: "Torre di guardia" } } });
  await vi.waitFor(() => expect(cardName("citadels", "districts", "watchtower")).toBe("Torre di guardia"));
  expect(cardName("citadels", "districts", "green_house")).toBe("Green House");
  await speak("en", { keep: false });
  expect(cardName("citadels", "districts", "watchtower")).toBe("Watchtower");
});

it("nor is there nothing to read where the words do not come", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await speak("es", { keep: false });
  expect(cardName("valeria", "citizens", "merchant")).toBe("…");
  await vi.waitFor(() => expect(cardName("valeria", "citizens", "merchant")).toBe("Merchant"));
  await speak("en", { keep: false });
});
