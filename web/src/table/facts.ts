/** Highlights of a finished game: counts of events in its log. */

import type { TableMessage } from "../lib/contract";
import { t } from "../lib/words.svelte";

/** Count log lines by event; `ids` maps the texts, which take `n`, to the events they count. */
export function counted({ log, view }: TableMessage, ids: Readonly<Record<string, readonly string[]>>): string[] {
  const events = log.paragraphs.flatMap((one) => one.lines.map((line) => line.event));
  const rounds = view.round === undefined ? [] : [t("web-table-fact-rounds", { n: view.round })];
  const found = Object.entries(ids).flatMap(([id, names]) => {
    const n = events.filter((event) => names.includes(event)).length;
    return n ? [t(id, { n })] : [];
  });
  return [...rounds, ...found];
}
