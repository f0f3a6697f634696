/** Time formatting. */

import { localDate } from "./api";
import { language, t } from "./words.svelte";

/** Remaining time on a clock: 3:05, 2 h 10 min, 2 days. */
export function remaining(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return spoken(left);
}

/** The same in words, for screen readers. */
export function spoken(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * 86400) return t("web-days", { n: Math.floor(left / 86400) });
  if (left >= 3600) return t("web-hours", { h: Math.floor(left / 3600), m: Math.floor((left % 3600) / 60) });
  if (left >= 60) return t("web-minutes", { m: Math.floor(left / 60), s: left % 60 });
  return t("web-seconds", { s: left });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Time since a moment: "2 hours ago", "yesterday"; the date after a month. */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past > 30 * 86_400) return day(at);
  const [unit, seconds] = UNITS.find(([, seconds]) => past >= seconds) ?? ["second", past + 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(past / seconds), unit);
}

/** Localized date. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(localDate(at));
}

/** Localized date and time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(localDate(at));
}
