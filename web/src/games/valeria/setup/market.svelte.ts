/** Areas and citizens chosen for a game of Valeria. */

import { t } from "../../../lib/words.svelte";
import type { Draft } from "../../../pages/setup.svelte";
import type { Choice } from "../../game";
import type { ValeriaOptions, ValeriaScenario, ValeriaSetUps } from "../contract";

export class ValeriaChoice implements Choice {
  readonly #draft: Draft;
  /** Areas by column and citizens by number; empty means those of the scenario. */
  areas = $state<string[]>([]);
  citizens = $state<string[]>([]);
  mixed = $state(false);

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  get #offer(): ValeriaSetUps {
    return this.#draft.offer as ValeriaSetUps;
  }

  get #base(): ValeriaScenario | null {
    return this.#draft.base as ValeriaScenario | null;
  }

  begin({ areas, citizens }: Partial<ValeriaOptions>): void {
    this.areas = areas ?? [];
    this.citizens = citizens ?? [];
  }

  load(options: ValeriaOptions): void {
    this.begin(options);
    this.mixed = options.mixed ?? false;
  }

  get things(): Partial<ValeriaOptions> {
    return { areas: this.columns, citizens: this.row };
  }

  get options(): Partial<ValeriaOptions> {
    const options: Partial<ValeriaOptions> = {};
    if (this.mixed) options.mixed = true;
    if (this.areas.length) options.areas = this.areas;
    if (this.citizens.length && !this.mixed) options.citizens = this.citizens;
    return options;
  }

  get notes(): string[] {
    return this.mixed ? [t("web-mixed")] : [];
  }

  get allAreas(): string[] {
    return this.#offer.areas;
  }

  get columns(): string[] {
    return this.areas.length ? this.areas : (this.#base?.areas ?? []);
  }

  get row(): string[] {
    return this.citizens.length ? this.citizens : (this.#base?.citizens ?? []);
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
    for (const one of this.#offer.citizens) (groups[one.group] ??= []).push(one.name);
    return groups;
  }
}
