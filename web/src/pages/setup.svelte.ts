/** Draft of a new table: setup, seats and clock. */

import type { Choice, SetUpPart } from "../games/game";
import type { Clock, GameName, GameSetUps, HereSeat, Level, NewRoom, Room, Scenario, SetUp, SetUpOptions, SetUps } from "../lib/contract";

export const levels: readonly Level[] = ["easy", "normal", "hard", "expert"];
export type Place = "me" | "open" | `bot:${Level}` | HereSeat;
export type UndoRule = Room["undo"];
export const UNDO_RULES: readonly UndoRule[] = ["free", "consent", "off"];
export type ClockChoice = "none" | "move" | "bank" | "days";

/** Clock lengths: minutes per decision or per game, or days per decision. */
export const lengths = { move: [1, 2, 5, 15], bank: [5, 10, 20, 40], days: [1, 2, 3, 7] } as const;
const seconds = { move: 60, bank: 60, days: 86_400 } as const;
/** Seconds added to a bank after each turn. */
export const increments = [5, 15, 30, 60] as const;

export const RANDOM = "random";
export const CUSTOM = "custom";

export class Draft {
  readonly #all: SetUps;
  readonly #parts: ReadonlyMap<GameName, SetUpPart>;
  game = $state<GameName>("");
  ruleset = $state("");
  scenario = $state("");
  seats = $state<Place[]>([]);
  /** The game's own options, if any. */
  own = $state.raw<Choice | null>(null);
  name = $state("");
  clock = $state<ClockChoice>("none");
  /** Minutes or days, by kind of clock. */
  length = $state({ move: 2, bank: 10, days: 1 });
  /** Seconds added to the bank after each turn. */
  increment = $state(15);
  open = $state(false);
  spectators = $state(true);
  spectatorsWrite = $state(true);
  hints = $state(true);
  undo = $state<UndoRule>("free");

  /** The default game is the first one offered. */
  constructor(all: SetUps, parts: ReadonlyMap<GameName, SetUpPart>, game?: GameName) {
    this.#all = all;
    this.#parts = parts;
    this.setGame(all.games.some((one) => one.game === game) ? game! : all.games[0]!.game);
  }

  /** Load the setup of a table. */
  load(setUp: SetUp): void {
    const { options } = setUp;
    this.setGame(setUp.game);
    if (options.ruleset) this.ruleset = options.ruleset;
    this.seats = Array.from({ length: options.players }, (): Place => "open");
    this.setScenario(options.scenario ?? this.#firstScenario);
    this.own?.load(options);
  }

  get offer(): GameSetUps {
    return this.#all.games.find((one) => one.game === this.game)!;
  }

  get players(): number {
    return this.seats.length;
  }

  get panel(): SetUpPart["Panel"] | null {
    return this.#parts.get(this.game)?.Panel ?? null;
  }

  /** True if there are bots for the game. */
  get bots(): boolean {
    return this.offer.levels.length > 0;
  }

  get #another(): Place {
    return this.bots ? "bot:normal" : "open";
  }

  get #firstScenario(): string {
    return this.scenarios[0]?.id ?? "";
  }

  setGame(game: GameName): void {
    this.game = game;
    this.own = this.#parts.get(game)?.choice(this) ?? null;
    const standard = this.offer.default.options;
    this.ruleset = standard.ruleset ?? "";
    const players = standard.players ?? this.offer.players.default;
    this.seats = ["me", ...Array.from({ length: players - 1 }, () => this.#another)];
    this.setScenario(standard.scenario ?? this.#firstScenario);
  }

  setRuleset(ruleset: string): void {
    this.ruleset = ruleset;
    this.setScenario(this.#firstScenario);
  }

  /** Fixed scenarios of the edition, without random and free ones. */
  get scenarios(): Scenario[] {
    return this.offer.scenarios.filter((one) => !this.#open(one) && (!one.ruleset || one.ruleset === this.ruleset));
  }

  /** Random and free scenarios. */
  get openScenarios(): Scenario[] {
    return this.offer.scenarios.filter((one) => this.#open(one));
  }

  #open(one: Scenario): boolean {
    return one.id === RANDOM || one.id === CUSTOM;
  }

  /** The current scenario, or the one before a free choice. */
  get base(): Scenario | null {
    return this.scenarios.find((one) => one.id === this.scenario) ?? (this.scenario === CUSTOM ? (this.scenarios[0] ?? null) : null);
  }

  setScenario(id: string): void {
    // A free choice begins with the previous values.
    const things = id === CUSTOM ? this.own?.things : undefined;
    this.scenario = id;
    this.own?.begin(things ?? {});
  }

  setPlayers(players: number): void {
    const { least, most } = this.offer.players;
    const wanted = Math.min(most, Math.max(least, players));
    while (this.seats.length < wanted) this.seats.push(this.#another);
    while (this.seats.length > wanted) this.seats.splice(lastOther(this.seats), 1);
  }

  get chosenClock(): Clock {
    const kind = this.clock;
    if (kind === "none") return { kind };
    const length = this.length[kind] * seconds[kind];
    return kind === "bank" ? { kind, seconds: length, increment: this.increment } : { kind, seconds: length };
  }

  // Request

  get options(): SetUpOptions {
    const options: SetUpOptions = { players: this.players };
    if (this.offer.scenarios.length) options.scenario = this.scenario;
    if (this.offer.rulesets.length) options.ruleset = this.ruleset;
    return { ...options, ...this.own?.options };
  }

  room(): NewRoom {
    return {
      set_up: { game: this.game, options: this.options },
      seats: this.seats,
      public: this.open,
      spectators: this.spectators,
      spectators_write: this.spectatorsWrite,
      hints: this.hints,
      undo: this.undo,
      clock: this.chosenClock,
    };
  }
}

/** The last seat that is not mine. */
function lastOther(seats: readonly Place[]): number {
  for (let at = seats.length - 1; at >= 0; at -= 1) if (seats[at] !== "me") return at;
  return seats.length - 1;
}
