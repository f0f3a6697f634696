/** The table that somebody is about to open: what is played, who sits where, and how. */

import type { Clock, GameName, GameSetUps, Level, Limits, NewRoom, Ruleset, Scenario, SetUp, SetUpOptions, SetUps } from "../lib/contract";

export const levels: readonly Level[] = ["easy", "normal", "hard", "expert"];
export type Place = "me" | "open" | `bot:${Level}`;
export type ClockChoice = "none" | "move" | "days";

/** How long a clock gives for each decision: minutes, or days. */
export const lengths = { move: [1, 2, 5, 15], days: [1, 2, 3, 7] } as const;
const seconds = { move: 60, days: 86_400 } as const;

export const RANDOM = "random";
export const CUSTOM = "custom";

export class Draft {
  #all: SetUps;
  game = $state<GameName>("citadels");
  ruleset = $state<Ruleset>("2016");
  scenario = $state("first-game");
  seats = $state<Place[]>([]);
  /** Characters in the place of the scenario's of their rank; rank 9 may also be `null` for none. */
  swaps = $state<Record<number, string | null>>({});
  /** The unique districts chosen, by name; `null` are those of the scenario. */
  uniques = $state<string[] | null>(null);
  short = $state(false);
  /** By place: areas of the columns, citizens of the numbers. */
  areas = $state<string[]>([]);
  citizens = $state<string[]>([]);
  mixed = $state(false);
  name = $state("");
  clock = $state<ClockChoice>("none");
  /** Minutes or days for each decision, by the kind of clock. */
  length = $state({ move: 2, days: 1 });
  open = $state(false);
  spectators = $state(true);
  hints = $state(true);

  constructor(all: SetUps, game: GameName = "citadels") {
    this.#all = all;
    this.setGame(game);
  }

  /** Takes over what is played at a table. */
  load(setUp: SetUp): void {
    const { options } = setUp;
    this.setGame(setUp.game);
    if (options.ruleset) this.ruleset = options.ruleset;
    this.seats = Array.from({ length: options.players }, (): Place => "open");
    this.setScenario(options.scenario ?? this.scenarios[0]!.id);
    this.swaps = Object.fromEntries((options.characters ?? []).map((name) => [this.rankOf(name), name]));
    this.uniques = options.districts ?? null;
    if (options.bonus) this.uniques = [...this.#base().filter((one) => !options.without?.includes(one)), ...options.bonus];
    this.short = options.short ?? false;
    this.areas = options.areas ?? [];
    this.citizens = options.citizens ?? [];
    this.mixed = options.mixed ?? false;
  }

  get offer(): GameSetUps {
    return this.#all.games.find((one) => one.game === this.game)!;
  }

  get players(): number {
    return this.seats.length;
  }

  setGame(game: GameName): void {
    this.game = game;
    const standard = this.offer.default.options;
    if (standard.ruleset) this.ruleset = standard.ruleset;
    const players = standard.players ?? this.offer.players.default;
    this.seats = ["me", ...Array.from({ length: players - 1 }, (): Place => "bot:normal")];
    this.setScenario(standard.scenario ?? this.scenarios[0]!.id);
  }

  setRuleset(ruleset: Ruleset): void {
    this.ruleset = ruleset;
    this.setScenario(this.scenarios[0]!.id);
  }

  /** The scenarios of the edition, without the ones that are made by lot or freely. */
  get scenarios(): Scenario[] {
    return this.offer.scenarios.filter(
      (one) => one.id !== RANDOM && one.id !== CUSTOM && (this.game !== "citadels" || !one.ruleset || one.ruleset === this.ruleset),
    );
  }

  /** What is on the table now, or was before the choice became free. */
  get base(): Scenario | null {
    return this.scenarios.find((one) => one.id === this.scenario) ?? (this.scenario === CUSTOM ? (this.scenarios[0] ?? null) : null);
  }

  setScenario(id: string): void {
    const before = { cast: this.cast.filter(Boolean), uniques: this.districts, areas: this.columns, citizens: this.row };
    this.scenario = id;
    this.swaps = {};
    this.uniques = null;
    this.areas = [];
    this.citizens = [];
    if (id !== CUSTOM) return;
    // A free choice begins with what lay there.
    this.swaps = Object.fromEntries(before.cast.map((name) => [this.rankOf(name), name]));
    this.uniques = before.uniques.length ? before.uniques : null;
    this.areas = before.areas;
    this.citizens = before.citizens;
  }

  setPlayers(players: number): void {
    const { least, most } = this.offer.players;
    const wanted = Math.min(most, Math.max(least, players));
    while (this.seats.length < wanted) this.seats.push("bot:normal");
    while (this.seats.length > wanted) this.seats.splice(lastOther(this.seats), 1);
  }

  #clock(): Clock {
    const kind = this.clock;
    return kind === "none" ? { kind } : { kind, seconds: this.length[kind] * seconds[kind] };
  }

  // Citadels

  rankOf(name: string): number {
    return this.offer.characters?.find((one) => one.name === name)?.rank ?? 0;
  }

  get limits(): Limits | null {
    return this.offer.limits?.[this.ruleset] ?? null;
  }

  get ninth(): "needed" | "never" | "may" {
    const limits = this.limits;
    if (limits?.ninth_with.includes(this.players)) return "needed";
    return limits?.no_ninth_with.includes(this.players) ? "never" : "may";
  }

  /** The characters by rank; the last is "" where a ninth could join. Empty while the lot decides. */
  get cast(): string[] {
    const base = this.base;
    if (this.game !== "citadels" || !base?.cast) return [];
    const printed = new Map((base.casts?.[this.players] ?? base.cast).map((name) => [this.rankOf(name), name]));
    const ranks = this.ninth === "never" ? 8 : 9;
    return Array.from({ length: ranks }, (_, at) => {
      const rank = at + 1;
      const chosen = this.swaps[rank];
      if (chosen !== undefined && (chosen || this.ninth === "may")) return chosen ?? "";
      return printed.get(rank) ?? (this.ninth === "needed" ? (this.choices(rank)[0] ?? "") : "");
    });
  }

  /** The characters of a rank that may be in the cast. */
  choices(rank: number): string[] {
    const limits = this.limits;
    return (this.offer.characters ?? [])
      .filter((one) => one.rank === rank && one.rulesets.includes(this.ruleset))
      .map((one) => one.name)
      .filter((name) => name !== "emperor" || this.players >= (limits?.emperor_from ?? 0))
      .filter((name) => name !== "queen" || this.players >= (limits?.queen_from ?? 0));
  }

  swap(rank: number, name: string | null): void {
    this.swaps = { ...this.swaps, [rank]: name };
  }

  #base(): string[] {
    return this.base?.districts ?? [];
  }

  /** The unique districts of the deck, one entry for each card. */
  get districts(): string[] {
    if (this.game !== "citadels") return [];
    const chosen = this.uniques;
    if (!chosen) return this.#base();
    if (this.limits?.uniques) return chosen;
    const base = this.#base();
    return [...base.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !base.includes(one))];
  }

  /** All unique districts of the edition. */
  get allUniques(): string[] {
    return (this.offer.uniques ?? []).filter((one) => one.rulesets.includes(this.ruleset)).map((one) => one.name);
  }

  costOf(unique: string): number {
    const found = this.offer.uniques?.find((one) => one.name === unique);
    return found?.costs?.[this.ruleset] ?? found?.cost ?? 0;
  }

  /** How many unique districts must be chosen; 0 where there is no fixed number. */
  get wantedUniques(): number {
    return this.limits?.uniques ?? 0;
  }

  get choosesUniques(): boolean {
    return this.game === "citadels" && (this.wantedUniques > 0 || (this.limits?.bonus ?? false));
  }

  toggleUnique(name: string): void {
    const now = [...new Set(this.districts)];
    this.uniques = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
  }

  // Valeria

  get columns(): string[] {
    return this.areas.length ? this.areas : (this.base?.areas ?? []);
  }

  get row(): string[] {
    return this.citizens.length ? this.citizens : (this.base?.citizens ?? []);
  }

  setArea(at: number, name: string): void {
    const next = [...this.columns];
    const other = next.indexOf(name);
    if (other >= 0) next[other] = next[at]!;
    next[at] = name;
    this.areas = next;
  }

  setCitizen(at: number, name: string): void {
    const next = [...this.row];
    next[at] = name;
    this.citizens = next;
  }

  /** Both citizens of each activation number. */
  get groups(): string[][] {
    const groups: string[][] = [];
    for (const one of this.offer.citizens ?? []) (groups[one.group] ??= []).push(one.name);
    return groups;
  }

  // What is sent

  get options(): SetUpOptions {
    const options: SetUpOptions = { players: this.players, scenario: this.scenario };
    if (this.game === "citadels") {
      options.ruleset = this.ruleset;
      const characters = this.scenario === CUSTOM ? this.cast.filter(Boolean) : swapped(this.swaps);
      if (characters.length) options.characters = characters;
      if (this.wantedUniques && (this.uniques || this.scenario === CUSTOM)) options.districts = this.districts;
      else if (this.uniques && this.choosesUniques) Object.assign(options, this.#bonus(this.uniques));
      if (this.limits?.short && this.short) options.short = true;
      return options;
    }
    if (this.mixed) options.mixed = true;
    if (this.areas.length) options.areas = this.areas;
    if (this.citizens.length && !this.mixed) options.citizens = this.citizens;
    return options;
  }

  /** Older editions: what is added to their own uniques, and what is left out. */
  #bonus(chosen: readonly string[]): { bonus?: string[]; without?: string[] } {
    const base = this.#base();
    const bonus = chosen.filter((one) => !base.includes(one));
    const without = base.filter((one) => !chosen.includes(one));
    return { ...(bonus.length ? { bonus } : {}), ...(without.length ? { without } : {}) };
  }

  room(): NewRoom {
    return {
      set_up: { game: this.game, options: this.options },
      seats: this.seats,
      public: this.open,
      spectators: this.spectators,
      hints: this.hints,
      clock: this.#clock(),
    };
  }
}

function swapped(swaps: Record<number, string | null>): string[] {
  return Object.values(swaps).filter((name): name is string => Boolean(name));
}

/** The last seat that is not mine. */
function lastOther(seats: readonly Place[]): number {
  for (let at = seats.length - 1; at >= 0; at -= 1) if (seats[at] !== "me") return at;
  return seats.length - 1;
}
