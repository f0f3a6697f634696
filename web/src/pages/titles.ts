/** Short texts that describe games, tables and clocks. */

import { partOf } from "../games";
import { readable, unnamed, words } from "../lib/cards.svelte";
import type { Clock, GameName, Room, SetUp } from "../lib/contract";
import { myself } from "../lib/me.svelte";
import { offerOf } from "../lib/offers.svelte";
import { has, language, t } from "../lib/words.svelte";
import { CUSTOM, RANDOM } from "./setup.svelte";

/** Name of a game: our own, or the server's. */
export function gameTitle(game: GameName): string {
  const own = `web-game-${game}`;
  return has(own) ? t(own) : (offerOf(game)?.title ?? titleInWords(game) ?? readable(game));
}

function titleInWords(game: GameName): string | undefined {
  const title = words(game)?.["about"]?.["title"];
  return typeof title === "string" ? title : undefined;
}

/** Number of players of a game; empty while unknown. */
export function playersOf(game: GameName): string {
  const players = offerOf(game)?.players;
  if (!players) return "";
  const { least, most } = players;
  return least === most ? t("web-players", { n: most }) : t("web-players-between", { least, most });
}

/** Duration of a game, if known. */
export function timeOf(game: GameName): string {
  const part = partOf(game);
  return part ? t("web-about-minutes", { n: part.minutes }) : "";
}

/** Name of an edition. */
export function editionName(ruleset: string): string {
  const own = `web-ruleset-${ruleset}`;
  return has(own) ? t(own) : readable(ruleset);
}

/** Name of a scenario. */
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

/** Clock settings: "10 min + 15 s". */
function clockName(clock: Clock): string {
  if (clock.kind === "move") return t("web-clock-move", { n: Math.round(clock.seconds / 60) });
  if (clock.kind === "bank") return t("web-clock-bank", { n: Math.round(clock.seconds / 60), s: clock.increment });
  if (clock.kind === "days") return t("web-clock-days", { n: Math.max(1, Math.round(clock.seconds / 86_400)) });
  return t("web-clock-none");
}

/** The same outside a context of time: "Clock: 1 day a move". */
export function clockLine(clock: Clock): string {
  return clock.kind === "none" ? t("web-clock-none") : `${t("web-clock")}: ${clockName(clock)}`;
}

/** Spectators: names of those who agreed, and the total number. */
export function audienceName({ count, names }: Room["audience"]): string {
  if (!names.length) return t("web-audience", { n: count });
  const named = new Intl.ListFormat(language(), { type: "unit" }).format(names);
  const others = count - names.length;
  return others > 0 ? t("web-audience-more", { names: named, n: others }) : t("web-audience-named", { names: named });
}

/** Maximum number of characters in a name. */
export const LONGEST = 24;

/** Name of a table: chosen by its host, or "Mara's table" after its host. */
export function roomName({ named, name }: Pick<Room, "named" | "name">): string {
  return named ? name : t("web-table-of", { name });
}

/** The same in a list of my tables, where the host's name would be in every row: the game. */
export function myRoomName(room: Room): string {
  return room.named ? room.name : gameTitle(room.set_up.game);
}

/** Subtitle of a room: "Citadels, 2016 edition, First game". */
export function gameLine({ set_up: setUp }: Room, title: string): string {
  return [gameTitle(setUp.game), setUpName(setUp)].filter((one) => one && one !== title).join(", ");
}

/** Names of the players in a room. */
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

/** A name made from mine, or only my name if it would be too long. */
export function ofMine(id: string): string {
  const name = myself.person?.name ?? "";
  if (!name) return "";
  const full = t(id, { name });
  return full.length <= LONGEST ? full : name;
}
