/**
 * Development only: a game page with a sample message and no server.
 * preview.html?fixture=<file of web/fixtures without .json>&lang=en&theme=day|night&bar=no&readonly=yes&moment=<event with a text, as JSON>
 */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/lights.css";
import "./styles/base.css";
import "./styles/pieces.css";

import { mount } from "svelte";

import { provide } from "./lib/cards.svelte";
import type { GameWords, Lang, TableMessage } from "./lib/contract";
import { settings, type Theme } from "./lib/settings.svelte";
import { languages, nearest, speak } from "./lib/words.svelte";
import Preview from "./shell/Preview.svelte";

const fixtures = import.meta.glob<TableMessage>("../fixtures/*.json", { import: "default" });
const sampleWords = import.meta.glob<GameWords>("../fixtures/words/*.json", { import: "default" });

const query = new URLSearchParams(location.search);
const names = Object.keys(fixtures).map((path) => path.replace(/^.*\/|\.json$/g, ""));
const wanted = query.get("fixture") ?? names[0]!;
const load = fixtures[`../fixtures/${wanted}.json`];
if (!load) throw new Error(`no fixture ${wanted}; there are ${names.join(", ")}`);
const table = await load();

const asked = query.get("lang") ?? table.lang ?? "en";
const lang: Lang = asked in languages ? (asked as Lang) : nearest([asked]);
await speak(lang, { keep: false });
for (const [path, read] of Object.entries(sampleWords)) {
  const [, game, of] = /words\/([a-z]+)-(.+)\.json$/.exec(path)!;
  if (of !== lang) continue;
  const found = await read();
  for (const ruleset of ["", "?ruleset=classic", "?ruleset=2010", "?ruleset=2016"]) provide(`${lang}/${game}${ruleset}`, found);
}
settings.theme = (query.get("theme") as Theme | null) ?? "auto";
settings.show();

const moment = JSON.parse(query.get("moment") ?? "null") ?? undefined;
const target = document.getElementById("app")!;
mount(Preview, {
  target,
  props: { table, names, wanted, bare: query.get("bar") === "no", readonly: query.get("readonly") === "yes", moment },
});
