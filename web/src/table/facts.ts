/** What there is to tell of a game when it is over: how often something happened, as its log has it. */

import type { TableMessage } from "../lib/contract";
import { t } from "../lib/words.svelte";

/** Counts lines of the log by events; `ids` are the texts, which take `n`, with the events that they count. */
export function counted({ log, view }: TableMessage, ids: Readonly<Record<string, readonly string[]>>): string[] {
  const events = log.paragraphs.flatMap((one) => one.lines.map((line) => line.event));
  const rounds = view.round === undefined ? [] : [t("web-table-fact-rounds", { n: view.round })];
  const found = Object.entries(ids).flatMap(([id, names]) => {
    const n = events.filter((event) => names.includes(event)).length;
    return n ? [t(id, { n })] : [];
  });
  return [...rounds, ...found];
}
