/** Client part of a game. Games without one use the generic page: see `any/`. */

import type { Component } from "svelte";

import type { CardWords, GameName, GamePageProps, SetUp, SetUpOptions, TableMessage, View } from "../lib/contract";
import type { Staging } from "../lib/scenes";
import type { Sound } from "../lib/sounds";
import type { Draft } from "../pages/setup.svelte";
import type { Box, Brush } from "../table/brush";
import type { Guide } from "../table/guide";
import type { RevealProps } from "../table/reveals.svelte";

export interface GamePart {
  readonly name: GameName;
  /** Picture, scaled to its frame. */
  readonly art: Component;
  /** Approximate duration. */
  readonly minutes: number;
  /** Easiest setup for learning. */
  readonly first: SetUp;
  /** Sounds by event. */
  readonly sounds: Readonly<Record<string, Sound>>;
  /** Table page. */
  readonly page: () => Promise<{ default: Component<GamePageProps> }>;
  readonly setUp: () => Promise<{ setUp: SetUpPart }>;
  readonly reading: () => Promise<{ reading: Reading }>;
  readonly guide: () => Promise<{ guide: Guide }>;
  /** Staging of its events. */
  readonly staging: () => Promise<{ staging: Staging }>;
  /** Its moments on the stage. */
  readonly reveal?: () => Promise<{ default: Component<RevealProps> }>;
  /** Small picture of a table for a review. */
  readonly moment?: () => Promise<{ default: Component<MomentProps> }>;
  /** Its cities on the picture of a finished game to share. */
  readonly sharing?: () => Promise<{ painter: CityPainter }>;
  /** The page wants the hidden information at the end. */
  readonly opens?: true;
}

/** Draws a city of a finished game on the lower edge of a box; `number`: how many large cities there are. */
export interface CityPainter {
  large: (brush: Brush, table: TableMessage, seat: number, box: Box, number: number) => Promise<void>;
  small: (brush: Brush, table: TableMessage, seat: number, box: Box) => Promise<void>;
}

/** Contents of a small picture of a table. */
export interface MomentProps {
  table: TableMessage;
  /** Seat whose board is shown. */
  board: number;
  /** Seat that acted. */
  actor: number;
  /** Notation of the action, and of the better one after a mistake. */
  played: string;
  best: string;
}

// Before a game

/** Set-up choices beyond edition, scenario and seats. */
export interface Choice {
  /** Begin with the scenario's defaults, or with these values. */
  begin(things: Partial<SetUpOptions>): void;
  /** Load the setup of a table. */
  load(options: SetUpOptions): void;
  /** Current choices by name, the starting point of a free choice. */
  readonly things: Partial<SetUpOptions>;
  /** Options to send. */
  readonly options: Partial<SetUpOptions>;
  /** Further notes on a read-only setup. */
  readonly notes: readonly string[];
  /** Description of the chosen edition. */
  readonly edition?: string;
}

export interface SetUpPart {
  readonly choice: (draft: Draft) => Choice;
  readonly Panel: Component<{ draft: Draft; choice: Choice; fixed: boolean }>;
}

// Reference

/** Appearance of a card in the list of cards; `field` and `on` are colors of tokens.css. */
export interface Face {
  readonly sign: string;
  /** Address of a picture that fills the field in place of the sign. */
  readonly picture?: string | null;
  /** The picture stands on the ground instead of filling the field. */
  readonly standing?: boolean;
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
  /** Kind of its name in the words of the game. */
  readonly kind?: string;
  /** Or the text that explains it. */
  readonly text?: string;
}

/** Contents of the pages of rules and cards. */
export interface Reading {
  /** The texts `web-rules-<game>-<chapter>`. */
  readonly chapters: readonly string[];
  /** Addresses of the pictures of a chapter: cards that it is about. */
  pictures(chapter: string): readonly string[];
  /** Kinds of cards, as in the words of the game. */
  readonly kinds: readonly string[];
  /** Editions with different cards, the default last. */
  readonly rulesets: readonly string[];
  readonly legend: readonly LegendSign[];
  /** Chapter relevant to a moment of the game. */
  chapterAt(view: View): string;
  /** `label` returns the name of a thing of another kind. */
  face(kind: string, id: string, card: CardWords, label: (kind: string, id: unknown) => string): Face;
}
