import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { Lang } from "../src/lib/contract";
import { compose, has, language, languages, nearest, speak, t } from "../src/lib/words.svelte";

const home = fileURLToPath(new URL("../../src/burgrave", import.meta.url));
const source = fileURLToPath(new URL("../src", import.meta.url));
const all = Object.keys(languages) as Lang[];

/** Where texts are: the common ones, and those of each game. */
const homes = ["text", ...readdirSync(join(home, "games")).map((game) => join("games", game))].filter((one) =>
  existsSync(join(home, one, "locales")),
);

/** The catalogues of a language, by where they are: `games/citadels/web.ftl`. */
function catalogues(lang: Lang): string[] {
  const inside = (one: string): string[] =>
    readdirSync(join(home, one, "locales", lang)).filter((name) => /^(web.*|review)\.ftl$/.test(name));
  return homes.flatMap((one) => inside(one).map((name) => join(one, name)));
}

const text = (lang: Lang, name: string): string => readFileSync(join(home, dirname(name), "locales", lang, basename(name)), "utf8");

/** Every message with its attributes, and the arguments of each. */
function contents(lang: Lang, name: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let message = "";
  let key = "";
  for (const line of text(lang, name).split("\n")) {
    const head = /^([a-z][\w-]*) *=/.exec(line);
    const attribute = /^ +\.([a-z][\w-]*) *=/.exec(line);
    if (head) key = message = head[1]!;
    else if (attribute) key = `${message}.${attribute[1]}`;
    else if (line.startsWith("#") || !key) continue;
    const arguments_ = found.get(key) ?? new Set();
    for (const use of line.matchAll(/\$([\w-]+)/g)) arguments_.add(use[1]!);
    found.set(key, arguments_);
  }
  return found;
}

describe("the catalogues", () => {
  it.each(all)("of %s can be read", (lang) => {
    expect(() =>
      compose(
        lang,
        catalogues(lang).map((name) => text(lang, name)),
      ),
    ).not.toThrow();
    for (const name of catalogues(lang)) {
      const messages = [...contents(lang, name).keys()].filter((key) => !key.includes("."));
      expect(new FluentResource(text(lang, name)).body.map((one) => one.id).sort(), name).toEqual(messages.sort());
    }
  });

  it.each(all.filter((lang) => lang !== "en"))("of %s have what the English ones have, with the same arguments", (lang) => {
    expect(catalogues(lang)).toEqual(catalogues("en"));
    for (const name of catalogues("en")) {
      const english = contents("en", name);
      const other = contents(lang, name);
      expect([...other.keys()].sort(), `${lang}/${name}`).toEqual([...english.keys()].sort());
      for (const [key, wanted] of english) expect([...other.get(key)!].sort(), `${lang}/${name} ${key}`).toEqual([...wanted].sort());
    }
  });

  it("have every text that the pages name", () => {
    const known = new Set(catalogues("en").flatMap((name) => [...contents("en", name).keys()]));
    const missing = sources()
      .flatMap(([path, code]) => [...code.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => [path, match[1]!] as const))
      .filter(([, id]) => !known.has(id));
    expect(missing).toEqual([]);
  });
});

describe("the pages", () => {
  it("set no style that the server forbids", () => {
    const forbidden = sources().filter(([, code]) => /\sstyle=\\?["'][^"'{]*["']/.test(code));
    expect(forbidden.map(([path]) => path)).toEqual([]);
  });
});

describe("words", () => {
  it("follow the language", async () => {
    for (const lang of all) {
      await speak(lang, { keep: false });
      expect(language()).toBe(lang);
      expect(has("web-menu")).toBe(true);
      expect(t("web-menu")).not.toBe("web-menu");
    }
  });

  it("know plurals", async () => {
    await speak("en", { keep: false });
    expect(t("web-players", { n: 1 })).not.toBe(t("web-players", { n: 2 }).replace("2", "1"));
  });

  it("choose the nearest language", () => {
    expect(nearest(["pt-PT", "en"])).toBe("pt-BR");
    expect(nearest(["de", "es-MX"])).toBe("es");
    expect(nearest(["de"])).toBe("en");
  });
});

function sources(): [string, string][] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => [path, readFileSync(join(source, path), "utf8")]);
}

describe("a number in a text", () => {
  it.each([
    ["en", "Paused: 1 move waiting.", "Paused: 0 moves waiting."],
    ["pt-BR", "Em pausa: 1 jogada na fila.", "Em pausa: 0 jogadas na fila."],
    ["it", "In pausa: 1 mossa in attesa.", "In pausa: 0 mosse in attesa."],
    ["es", "En pausa: 1 jugada en espera.", "En pausa: 0 jugadas en espera."],
  ] as const)("has the plural in %s where there is not one, also where there is none", async (lang, one, none) => {
    await speak(lang, { keep: false });
    expect([t("web-others-pace-held", { n: 1 }), t("web-others-pace-held", { n: 0 })]).toEqual([one, none]);
    await speak("en", { keep: false });
  });
});
