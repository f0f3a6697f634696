/** Interface texts: Fluent catalogs `web*.ftl` and `review.ftl` of one language at a time, switchable at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Lang } from "./contract";
import { recall, remember } from "./memory";

/** Languages, with their own names. */
export const languages: Record<Lang, string> = {
  en: "English",
  "pt-BR": "Português",
  it: "Italiano",
  es: "Español",
};

const catalogues = import.meta.glob<string>(
  ["../../../src/burgrave/text/locales/*/{web*,review}.ftl", "../../../src/burgrave/games/*/locales/*/web*.ftl"],
  { query: "?raw", import: "default" },
);

const bundles = new Map<Lang, Promise<FluentBundle>>();
const now = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: "en", bundle: null });

/** Language of the page; reading it makes the caller depend on it. */
export function language(): Lang {
  return now.lang;
}

/** Return the supported language closest to the user's preferences. */
export function nearest(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    if (base === "pt") return "pt-BR";
    if (base === "en" || base === "it" || base === "es") return base;
  }
  return "en";
}

/** Load the catalogs of a language and switch to it; store the choice if `keep` is set. */
export async function speak(lang: Lang, { keep = true } = {}): Promise<void> {
  const bundle = await bundleOf(lang);
  now.bundle = bundle;
  now.lang = lang;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
  if (keep) remember("language", lang);
}

/** Switch to the stored language, or the one preferred by the browser. */
export async function speakFirst(): Promise<void> {
  const kept = recall("language");
  const lang = kept && kept in languages ? (kept as Lang) : nearest(navigator.languages);
  await speak(lang, { keep: false });
}

/** A text by its id (`id` or `id.attribute`), in the current language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = now.bundle;
  if (!bundle) return "";
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.warn(`no text ${id} in ${now.lang}`);
    return id;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, problems);
  for (const problem of problems) console.warn(`text ${id} in ${now.lang}: ${problem.message}`);
  return text;
}

/** Return true if there is a text with this id. */
export function has(id: string): boolean {
  return now.bundle?.hasMessage(id) ?? false;
}

/** Build a bundle from several catalogs; throw on errors in them. */
export function compose(lang: Lang, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    const problems = bundle.addResource(new FluentResource(text));
    if (problems.length) throw problems[0];
  }
  return bundle;
}

function bundleOf(lang: Lang): Promise<FluentBundle> {
  const known = bundles.get(lang);
  if (known) return known;
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/locales/${lang}/`));
  const made = Promise.all(paths.map((path) => catalogues[path]!())).then((texts) => compose(lang, texts));
  made.catch(() => bundles.delete(lang));
  bundles.set(lang, made);
  return made;
}
