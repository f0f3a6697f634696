/** Cast and unique districts chosen for a game of Citadels. */

import { t } from "../../../lib/words.svelte";
import { CUSTOM, type Draft } from "../../../pages/setup.svelte";
import type { Choice } from "../../game";
import type { CitadelsOptions, CitadelsScenario, CitadelsSetUps, Limits } from "../contract";

export class CitadelsChoice implements Choice {
  readonly #draft: Draft;
  /** Characters that replace the scenario's, by rank; rank 9 may be `null` for none. */
  swaps = $state<Record<number, string | null>>({});
  /** Names of the chosen unique districts; `null` for those of the scenario. */
  uniques = $state<string[] | null>(null);
  short = $state(false);

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  get #offer(): CitadelsSetUps {
    return this.#draft.offer as CitadelsSetUps;
  }

  get #base(): CitadelsScenario | null {
    return this.#draft.base as CitadelsScenario | null;
  }

  begin({ characters, districts }: Partial<CitadelsOptions>): void {
    this.swaps = Object.fromEntries((characters ?? []).map((name) => [this.rankOf(name), name]));
    this.uniques = districts?.length ? districts : null;
  }

  load(options: CitadelsOptions): void {
    this.begin(options);
    if (options.bonus) this.uniques = [...this.#printed.filter((one) => !options.without?.includes(one)), ...options.bonus];
    this.short = options.short ?? false;
  }

  get things(): Partial<CitadelsOptions> {
    return { characters: this.cast.filter(Boolean), districts: this.districts };
  }

  get options(): Partial<CitadelsOptions> {
    const free = this.#draft.scenario === CUSTOM;
    const options: Partial<CitadelsOptions> = {};
    const characters = free ? this.cast.filter(Boolean) : swapped(this.swaps);
    if (characters.length) options.characters = characters;
    if (this.wantedUniques && (this.uniques || free)) options.districts = this.districts;
    else if (this.uniques && this.choosesUniques) Object.assign(options, this.#bonus(this.uniques));
    if (this.limits?.short && this.short) options.short = true;
    return options;
  }

  get notes(): string[] {
    return [t(`web-ruleset-${this.#draft.ruleset}`), ...(this.short ? [t("web-short-game")] : [])];
  }

  get edition(): string {
    const characters = this.#offer.characters.filter((one) => one.rulesets.includes(this.#draft.ruleset)).length;
    return t("web-ruleset-note", { characters, uniques: this.allUniques.length });
  }

  rankOf(name: string): number {
    return this.#offer.characters.find((one) => one.name === name)?.rank ?? 0;
  }

  get limits(): Limits | null {
    return this.#offer.limits[this.#draft.ruleset] ?? null;
  }

  get ninth(): "needed" | "never" | "may" {
    const limits = this.limits;
    if (limits?.ninth_with.includes(this.#draft.players)) return "needed";
    return limits?.no_ninth_with.includes(this.#draft.players) ? "never" : "may";
  }

  /** Characters by rank; the last is "" if a ninth could join. Empty for a random cast. */
  get cast(): string[] {
    const base = this.#base;
    if (!base?.cast) return [];
    const printed = new Map((base.casts?.[this.#draft.players] ?? base.cast).map((name) => [this.rankOf(name), name]));
    const ranks = this.ninth === "never" ? 8 : 9;
    return Array.from({ length: ranks }, (_, at) => {
      const rank = at + 1;
      const chosen = this.swaps[rank];
      if (chosen !== undefined && (chosen || this.ninth === "may")) return chosen ?? "";
      return printed.get(rank) ?? (this.ninth === "needed" ? (this.choices(rank)[0] ?? "") : "");
    });
  }

  /** Characters of a rank available for the cast. */
  choices(rank: number): string[] {
    const limits = this.limits;
    return this.#offer.characters
      .filter((one) => one.rank === rank && one.rulesets.includes(this.#draft.ruleset))
      .map((one) => one.name)
      .filter((name) => name !== "emperor" || this.#draft.players >= (limits?.emperor_from ?? 0))
      .filter((name) => name !== "queen" || this.#draft.players >= (limits?.queen_from ?? 0));
  }

  swap(rank: number, name: string | null): void {
    this.swaps = { ...this.swaps, [rank]: name };
  }

  get #printed(): string[] {
    return this.#base?.districts ?? [];
  }

  /** Unique districts of the deck, one entry per card. */
  get districts(): string[] {
    const chosen = this.uniques;
    if (!chosen) return this.#printed;
    if (this.limits?.uniques) return chosen;
    const base = this.#printed;
    return [...base.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !base.includes(one))];
  }

  /** All unique districts of the edition. */
  get allUniques(): string[] {
    return this.#offer.uniques.filter((one) => one.rulesets.includes(this.#draft.ruleset)).map((one) => one.name);
  }

  costOf(unique: string): number {
    const found = this.#offer.uniques.find((one) => one.name === unique);
    return found?.costs?.[this.#draft.ruleset] ?? found?.cost ?? 0;
  }

  /** Required number of unique districts; 0 if not fixed. */
  get wantedUniques(): number {
    return this.limits?.uniques ?? 0;
  }

  get choosesUniques(): boolean {
    return this.wantedUniques > 0 || (this.limits?.bonus ?? false);
  }

  toggleUnique(name: string): void {
    const now = [...new Set(this.districts)];
    this.uniques = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
  }

  /** Older editions: unique districts added to the standard ones, and those left out. */
  #bonus(chosen: readonly string[]): { bonus?: string[]; without?: string[] } {
    const base = this.#printed;
    const bonus = chosen.filter((one) => !base.includes(one));
    const without = base.filter((one) => !chosen.includes(one));
    return { ...(bonus.length ? { bonus } : {}), ...(without.length ? { without } : {}) };
  }
}

function swapped(swaps: Record<number, string | null>): string[] {
  return Object.values(swaps).filter((name): name is string => Boolean(name));
}
