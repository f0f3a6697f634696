/** What is played, in a few words. */

import { partOf } from "../games";
import { readable, words } from "../lib/cards.svelte";
import type { GameName, SetUp } from "../lib/contract";
import { myself } from "../lib/me.svelte";
import { offerOf } from "../lib/offers.svelte";
import { has, t } from "../lib/words.svelte";
import { CUSTOM, RANDOM } from "./setup.svelte";

/** The name of a game: our own, or what the server calls it. */
export function gameTitle(game: GameName): string {
  const own = `web-game-${game}`;
  return has(own) ? t(own) : (offerOf(game)?.title ?? titleInWords(game) ?? readable(game));
}

function titleInWords(game: GameName): string | undefined {
  const title = words(game)?.["about"]?.["title"];
  return typeof title === "string" ? title : undefined;
}

/** How many can play a game; nothing while that is not known. */
export function playersOf(game: GameName): string {
  const players = offerOf(game)?.players;
  if (!players) return "";
  const { least, most } = players;
  return least === most ? t("web-players", { n: most }) : t("web-players-between", { least, most });
}

/** How long a game takes, where that is known. */
export function timeOf(game: GameName): string {
  const part = partOf(game);
  return part ? t("web-about-minutes", { n: part.minutes }) : "";
}

/** The name of an edition of the rules. */
export function editionName(ruleset: string): string {
  const own = `web-ruleset-${ruleset}`;
  return has(own) ? t(own) : readable(ruleset);
}

/** The name of a scenario. */
export function scenarioName(game: GameName, id: string): string {
  if (id === RANDOM) return t("web-scenario-random");
  if (id === CUSTOM) return t("web-scenario-custom");
  const found = words(game)?.["scenarios"]?.[id];
  return (typeof found === "string" ? found : found?.name) ?? readable(id);
}

/** Edition and scenario: "2016 edition, First game". */
export function setUpName(setUp: SetUp): string {
  const { ruleset, scenario } = setUp.options;
  const parts = [];
  if (ruleset) parts.push(editionName(ruleset));
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
