/** What a game brings to the client. A game that brings nothing is shown all the same: see `any/`. */

import type { Component } from "svelte";

import type { CardWords, GameName, GamePageProps, SetUp, SetUpOptions, View } from "../lib/contract";
import type { Staging } from "../lib/scenes";
import type { Sound } from "../lib/sounds";
import type { Draft } from "../pages/setup.svelte";
import type { Guide } from "../table/guide";

export interface GamePart {
  readonly name: GameName;
  /** Its picture, as large as its frame. */
  readonly art: Component;
  /** How long it takes, about. */
  readonly minutes: number;
  /** What it is easiest to learn with. */
  readonly first: SetUp;
  /** What is heard when something happens, by the event. */
  readonly sounds: Readonly<Record<string, Sound>>;
  /** Its table. */
  readonly page: () => Promise<{ default: Component<GamePageProps> }>;
  readonly setUp: () => Promise<{ setUp: SetUpPart }>;
  readonly reading: () => Promise<{ reading: Reading }>;
  readonly guide: () => Promise<{ guide: Guide }>;
  /** How what happens is shown, one thing after the other. */
  readonly staging: () => Promise<{ staging: Staging }>;
  /** Its page wants to know at the end what was hidden. */
  readonly opens?: true;
}

// Before a game

/** What can be chosen besides edition, scenario and seats. */
export interface Choice {
  /** Begins with what is printed in the scenario, or with these things instead. */
  begin(things: Partial<SetUpOptions>): void;
  /** Takes over what is played at a table. */
  load(options: SetUpOptions): void;
  /** What lies there, by name: a free choice begins with it. */
  readonly things: Partial<SetUpOptions>;
  /** What is sent. */
  readonly options: Partial<SetUpOptions>;
  /** What else is told of a table where nothing can be changed. */
  readonly notes: readonly string[];
  /** What is in the chosen edition. */
  readonly edition?: string;
}

export interface SetUpPart {
  readonly choice: (draft: Draft) => Choice;
  readonly Panel: Component<{ draft: Draft; choice: Choice; fixed: boolean }>;
}

// To read

/** How a card is drawn where all are listed; `field` and `on` are colours of tokens.css. */
export interface Face {
  readonly sign: string;
  readonly field: string;
  readonly on: string;
  readonly corner: string;
  readonly meta: string;
}

export interface LegendSign {
  readonly id: string;
  readonly sign: string;
  readonly field: string;
  readonly on: string;
  /** Where its name stands in the words of the game. */
  readonly kind?: string;
  /** Or the text that says what it means. */
  readonly text?: string;
}

/** What stands on the pages of rules and cards. */
export interface Reading {
  /** The texts `web-rules-<game>-<chapter>`. */
  readonly chapters: readonly string[];
  /** The kinds of cards, as the words of the game have them. */
  readonly kinds: readonly string[];
  /** The editions that cards differ by, the usual one last. */
  readonly rulesets: readonly string[];
  readonly legend: readonly LegendSign[];
  /** The chapter that fits a moment of the game. */
  chapterAt(view: View): string;
  /** `label` gives the name of a thing of another kind. */
  face(kind: string, id: string, card: CardWords, label: (kind: string, id: unknown) => string): Face;
}
