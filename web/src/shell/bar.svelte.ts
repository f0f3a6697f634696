/** What the page in view puts into the top bar. */

import type { Snippet } from "svelte";

import type { Room } from "../lib/contract";
import type { Pace } from "../lib/pace.svelte";
import type { Shown } from "../table/times";

class Bar {
  /** In capitals beside the brand: the game, or the name of the page. */
  title = $state("");
  /** After it, quieter: the name of the table. */
  subtitle = $state("");
  /** The middle, on wide screens: the round, who picks first ... */
  middle = $state<Snippet | null>(null);
  /** On a phone, instead of brand, title and middle. */
  phone = $state<Snippet | null>(null);
  /** More tools before sound, help and menu: the button of the log's drawer. */
  tools = $state<Snippet | null>(null);
  /** More at the top of the menu: leave the table ... It is given how to close the menu. */
  menu = $state<Snippet<[() => void]> | null>(null);
  /** The table being played, whose clock is shown. */
  clock = $state.raw<Shown | null>(null);

  /** How quickly is shown what happens at the table in view. */
  pace = $state.raw<Pace | null>(null);

  /** Who watches the table in view. */
  audience = $state.raw<Room["audience"] | null>(null);

  /** A game is in view whose rules can be read above it. */
  readable = $state(false);
  /** They are being read. */
  reading = $state(false);

  /** What calls for me, at the front of the title of the window. */
  call = $state("");

  /** Opens the rules above the game in view; `false` if there is none. */
  read(): boolean {
    return (this.reading = this.readable);
  }

  /** Takes away what a game page put here; menu and clock are the room's. */
  clear(): void {
    this.title = this.subtitle = "";
    this.middle = this.phone = this.tools = null;
  }
}

export const bar = new Bar();

/** Puts the parts of a game page into the bar for as long as it is there; to be called while a component is made. */
export function fill(parts: () => Pick<Bar, "middle" | "phone" | "tools">): void {
  $effect(() => {
    Object.assign(bar, parts());
    return () => (bar.middle = bar.phone = bar.tools = null);
  });
}

/** Names the page in the bar for as long as it is there; to be called while a component is made. */
export function named(title: () => string, subtitle: () => string = () => ""): void {
  $effect(() => () => {
    bar.clear();
    bar.menu = null;
    bar.clock = null;
    bar.pace = null;
    bar.audience = null;
    bar.call = "";
  });
  $effect(() => {
    bar.title = title();
    bar.subtitle = subtitle();
  });
}
