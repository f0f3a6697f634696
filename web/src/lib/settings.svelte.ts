/** What a person sets for this browser: theme, sound, motion, pace. Remembered. */

import { recall, remember } from "./memory";

export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "reduced";
/** How quickly is shown what others do. */
export type Speed = "slow" | "normal" | "quick" | "once";
/** Whether dice of mine are rolled by a press, or by themselves. */
export type Rolls = "press" | "self";

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const found = recall(name) as T | null;
  return found && allowed.includes(found) ? found : otherwise;
}

class Settings {
  theme = $state<Theme>(kept("theme", ["auto", "day", "night"], "auto"));
  motion = $state<Motion>(kept("motion", ["auto", "full", "reduced"], "auto"));
  sound = $state<boolean>(kept("sound", ["on", "off"], "on") === "on");
  pace = $state<Speed>(kept("pace", ["slow", "normal", "quick", "once"], "normal"));
  rolls = $state<Rolls>(kept("rolls", ["press", "self"], "press"));
  /** Whether the others may know by name that I watch a table. */
  named = $state<boolean>(kept("named", ["on", "off"], "off") === "on");
  /** Whether the page may tell the person that it is their turn while it is hidden. */
  notices = $state<boolean>(kept("notices", ["on", "off"], "off") === "on");

  /** Whether the person has asked to be told in this browser while the page is closed. */
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

  /** Writes theme and motion to the root, where the style sheets read them. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    if (this.motion === "auto") delete root.dataset["motion"];
    else root.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();

/** Whether what changes place is shown by an outline instead of being seen moving. */
export function calm(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
