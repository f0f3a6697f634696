/** Answers to puzzles, and days with a solved daily puzzle, in this browser. */

import { serverNow } from "../../lib/api";
import { recall, remember } from "../../lib/memory";

const KEY = "puzzles";
const DAY = 86_400;

interface Kept {
  /** By id: whether the first answer was right. */
  answers: Record<string, boolean>;
  /** Days since 1970, in UTC, whose puzzle was solved, in ascending order. */
  days: number[];
}

function read(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "") as Partial<Kept>;
    return { answers: { ...found.answers }, days: Array.isArray(found.days) ? found.days.filter(Number.isInteger) : [] };
  } catch {
    return { answers: {}, days: [] };
  }
}

/** Today in UTC, in days since 1970. */
export function today(): number {
  return Math.floor(serverNow() / DAY);
}

/** Days of the week that a day belongs to, from Monday on. */
export function weekOf(day: number): number[] {
  const monday = day - ((day + 3) % 7); // 1970 began on a Thursday
  return Array.from({ length: 7 }, (_, nth) => monday + nth);
}

/** Number of a day such as "2026-11-29". */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000 / DAY;
}

export class Solved {
  #kept = $state.raw<Kept>(read(recall(KEY)));

  /** Result of my first answer; undefined if I have not answered. */
  answer(id: string): boolean | undefined {
    return this.#kept.answers[id];
  }

  solvedOn(day: number): boolean {
    return this.#kept.days.includes(day);
  }

  /** Number of successive days with a solved puzzle, up to today, or to yesterday while today's is open. */
  streak(now: number): number {
    let day = this.solvedOn(now) ? now : now - 1;
    let days = 0;
    for (; this.solvedOn(day); day--) days++;
    return days;
  }

  /** Store my answer; only the first one counts. `day`: the day whose puzzle it is. */
  note(id: string, right: boolean, day?: number): void {
    const { answers, days } = read(recall(KEY)); // another tab may have added answers
    if (id in answers) return;
    answers[id] = right;
    if (right && day !== undefined && !days.includes(day)) days.push(day);
    this.#kept = { answers, days: days.sort((a, b) => a - b) };
    remember(KEY, JSON.stringify(this.#kept));
  }
}

export const solved = new Solved();
