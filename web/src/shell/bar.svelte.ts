/** Contents of the top bar, set by the current page. */

import type { Snippet } from "svelte";

import type { Room } from "../lib/contract";
import type { Pace } from "../lib/pace.svelte";
import type { Shown } from "../table/times";

class Bar {
  /** In capitals beside the brand: the game, or the name of the page. */
  title = $state("");
  /** After it, less prominent: the name of the table. */
  subtitle = $state("");
  /** Middle part, on wide screens: the round, who picks first ... */
  middle = $state<Snippet | null>(null);
  /** On a phone, replaces brand, title and middle. */
  phone = $state<Snippet | null>(null);
  /** Further tools before sound, help and menu: the button of the log's drawer. */
  tools = $state<Snippet | null>(null);
  /** Further items at the top of the menu: leave the table ... Gets a function that closes the menu. */
  menu = $state<Snippet<[() => void]> | null>(null);
  /** The current table, whose clock is shown. */
  clock = $state.raw<Shown | null>(null);

  /** Playback of the current table. */
  pace = $state.raw<Pace | null>(null);

  /** Spectators of the current table. */
  audience = $state.raw<Room["audience"] | null>(null);

  /** The rules of the current game can be opened above it. */
  readable = $state(false);
  /** The rules are open. */
  reading = $state(false);

  /** Prefix of the window title that calls for attention. */
  call = $state("");

  /** Open the rules above the current game; `false` if it has none. */
  read(): boolean {
    return (this.reading = this.readable);
  }

  /** Remove the parts set by a game page; menu and clock belong to the room. */
  clear(): void {
    this.title = this.subtitle = "";
    this.middle = this.phone = this.tools = null;
  }
}

export const bar = new Bar();

/** Set the parts of a game page while it is mounted; call during component initialization. */
export function fill(parts: () => Pick<Bar, "middle" | "phone" | "tools">): void {
  $effect(() => {
    Object.assign(bar, parts());
    return () => (bar.middle = bar.phone = bar.tools = null);
  });
}

/** Set title and subtitle while a page is mounted; call during component initialization. */
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
