/** User settings of this browser, stored locally: theme, sound, motion, pace, reveals, emotes. */

import { recall, remember } from "./memory";

export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "reduced";
/** Speed of opponents' moves. */
export type Speed = "slow" | "normal" | "quick" | "once";
/** Roll my dice by a press, or automatically. */
export type Rolls = "press" | "self";

const VOLUMES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const found = recall(name) as T | null;
  return found && allowed.includes(found) ? found : otherwise;
}

class Settings {
  theme = $state<Theme>(kept("theme", ["auto", "day", "night"], "auto"));
  motion = $state<Motion>(kept("motion", ["auto", "full", "reduced"], "auto"));
  sound = $state<boolean>(kept("sound", ["on", "off"], "on") === "on");
  /** Loudness from 0 to 1. */
  volume = $state<number>(Number(kept("volume", VOLUMES, "10")) / 10);
  pace = $state<Speed>(kept("pace", ["slow", "normal", "quick", "once"], "normal"));
  /** Show dramatic moments large over the table. */
  reveals = $state<boolean>(kept("reveals", ["on", "off"], "on") === "on");
  /** Show emotes of other players. */
  emotes = $state<boolean>(kept("emotes", ["on", "off"], "on") === "on");
  rolls = $state<Rolls>(kept("rolls", ["press", "self"], "press"));
  /** Show my name to the others while I watch a table. */
  named = $state<boolean>(kept("named", ["on", "off"], "off") === "on");
  /** Notify on my turn while the page is hidden. */
  notices = $state<boolean>(kept("notices", ["on", "off"], "off") === "on");

  /** Notify this browser while the page is closed. */
  push = $state<boolean>(kept("push", ["on", "off"], "off") === "on");

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    remember("motion", motion);
    this.show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  /** Silence turns the sound off; any other volume turns it on. */
  setVolume(volume: number): void {
    this.setSound(volume > 0);
    if (volume <= 0) return;
    this.volume = volume;
    remember("volume", String(Math.round(volume * 10)));
  }

  setReveals(on: boolean): void {
    this.reveals = on;
    remember("reveals", on ? "on" : "off");
  }

  setEmotes(on: boolean): void {
    this.emotes = on;
    remember("emotes", on ? "on" : "off");
  }

  setNamed(on: boolean): void {
    this.named = on;
    remember("named", on ? "on" : "off");
  }

  setNotices(on: boolean): void {
    this.notices = on;
    remember("notices", on ? "on" : "off");
  }

  setPace(pace: Speed): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setRolls(rolls: Rolls): void {
    this.rolls = rolls;
    remember("rolls", rolls);
  }

  setPush(on: boolean): void {
    this.push = on;
    remember("push", on ? "on" : "off");
  }

  /** Set theme and motion on the root element for the style sheets. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    if (this.motion === "auto") delete root.dataset["motion"];
    else root.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();

/** Return true if movements are replaced by an outline. */
export function calm(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
