/** What is played, in a few words. */

import { partOf } from "../games";
import { readable, unnamed, words } from "../lib/cards.svelte";
import type { Clock, GameName, Room, SetUp } from "../lib/contract";
import { myself } from "../lib/me.svelte";
import { offerOf } from "../lib/offers.svelte";
import { has, language, t } from "../lib/words.svelte";
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
  return (typeof found === "string" ? found : found?.name) ?? unnamed(game, id);
}

/** Edition and scenario: "2016 edition, First game". */
export function setUpName(setUp: SetUp): string {
  const { ruleset, scenario } = setUp.options;
  const parts = [];
  if (ruleset) parts.push(editionName(ruleset));
  if (scenario) parts.push(scenarioName(setUp.game, scenario));
  return parts.join(", ");
}

/** How time counts: "10 min + 15 s". */
function clockName(clock: Clock): string {
  if (clock.kind === "move") return t("web-clock-move", { n: Math.round(clock.seconds / 60) });
  if (clock.kind === "bank") return t("web-clock-bank", { n: Math.round(clock.seconds / 60), s: clock.increment });
  if (clock.kind === "days") return t("web-clock-days", { n: Math.max(1, Math.round(clock.seconds / 86_400)) });
  return t("web-clock-none");
}

/** The same where nothing else says that it is about time: "Clock: 1 day a move". */
export function clockLine(clock: Clock): string {
  return clock.kind === "none" ? t("web-clock-none") : `${t("web-clock")}: ${clockName(clock)}`;
}

/** Who watches: by name, as far as they like to be named, and how many. */
export function audienceName({ count, names }: Room["audience"]): string {
  if (!names.length) return t("web-audience", { n: count });
  const named = new Intl.ListFormat(language(), { type: "unit" }).format(names);
  const others = count - names.length;
  return others > 0 ? t("web-audience-more", { names: named, n: others }) : t("web-audience-named", { names: named });
}

/** Letters that a name has at most. */
export const LONGEST = 24;

/** The name of a table: what its host called it, or "Mara's table" after its host. */
export function roomName({ named, name }: Pick<Room, "named" | "name">): string {
  return named ? name : t("web-table-of", { name });
}

/** The same in a list of mine, where the name of the host would be in every row: the game. */
export function myRoomName(room: Room): string {
  return room.named ? room.name : gameTitle(room.set_up.game);
}

/** The subtitle of a room: "Citadels, 2016 edition, First game". */
export function gameLine({ set_up: setUp }: Room, title: string): string {
  return [gameTitle(setUp.game), setUpName(setUp)].filter((one) => one && one !== title).join(", ");
}

/** The names of the players in a room. */
export function playersIn({ seats }: Room): string {
  return seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => seat.name)
    .join(", ");
}

/** My progress in a game: its round, or my place and points. */
export function standing({ state, round, place, points, seats }: Room): string {
  if (state === "playing" && round != null) return t("web-any-round", { n: round });
  if (place == null || points == null) return "";
  return `${t("web-played-place", { place, of: seats.length })}, ${t("web-table-points", { n: points })}`;
}

/** What something of mine is called by a text with my name in it, or only my name where that would be too long. */
export function ofMine(id: string): string {
  const name = myself.person?.name ?? "";
  if (!name) return "";
  const full = t(id, { name });
  return full.length <= LONGEST ? full : name;
}
