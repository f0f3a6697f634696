/** What a person sets for this browser: theme, sound, motion. Remembered. */

import { recall, remember } from "./memory";

export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "reduced";

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const found = recall(name) as T | null;
  return found && allowed.includes(found) ? found : otherwise;
}

class Settings {
  theme = $state<Theme>(kept("theme", ["auto", "day", "night"], "auto"));
  motion = $state<Motion>(kept("motion", ["auto", "full", "reduced"], "auto"));
  sound = $state<boolean>(kept("sound", ["on", "off"], "on") === "on");
  /** Whether the page may tell the person that it is their turn while it is hidden. */
  notices = $state<boolean>(kept("notices", ["on", "off"], "off") === "on");

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

  setNotices(on: boolean): void {
    this.notices = on;
    remember("notices", on ? "on" : "off");
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
