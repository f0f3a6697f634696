/** What is played, in a few words. */

import { readable, words } from "../lib/cards.svelte";
import type { SetUp } from "../lib/contract";
import { myself } from "../lib/me.svelte";
import { has, t } from "../lib/words.svelte";
import { CUSTOM, RANDOM } from "./setup.svelte";

/** The name of a scenario. */
export function scenarioName(game: SetUp["game"], id: string): string {
  if (id === RANDOM) return t("web-scenario-random");
  if (id === CUSTOM) return t("web-scenario-custom");
  const found = words(game)?.["scenarios"]?.[id];
  return (typeof found === "string" ? found : found?.name) ?? readable(id);
}

/** Edition and scenario: "2016 edition, First game". */
export function setUpName(setUp: SetUp): string {
  const { ruleset, scenario } = setUp.options;
  const parts = [];
  if (ruleset && has(`web-ruleset-${ruleset}`)) parts.push(t(`web-ruleset-${ruleset}`));
  if (scenario) parts.push(scenarioName(setUp.game, scenario));
  return parts.join(", ");
}

/** Letters that a name has at most. */
export const LONGEST = 24;

/** What a table of mine is called: "Mara's table", or only my name where that would be too long. */
export function tableName(): string {
  const name = myself.person?.name ?? "";
  if (!name) return "";
  const full = t("web-table-of", { name });
  return full.length <= LONGEST ? full : name;
}
