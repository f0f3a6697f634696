/** Geometry of charts over the rounds of a game, in pixels from the upper left corner. */

/** Line style of a seat, so that color is not the only distinction: stroke, and marker at each round. */
export interface Pen {
  readonly colour: string;
  readonly dash: string;
  /** drawn around the origin */
  readonly sign: string;
}

const CIRCLE = "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0z";
const SQUARE = "M-4-4h8v8h-8z";
const TRIANGLE = "M0-5.500L5 4h-10z";
const DIAMOND = "M0-6L6 0L0 6L-6 0z";
const PLUS = "M-1.800-5.500h3.600v3.700h3.700v3.600h-3.700v3.700h-3.600v-3.700h-3.700v-3.600h3.700z";
const DOWN = "M0 5.500L-5-4h10z";
const BAR = "M-2.200-6h4.400v12h-4.400z";
const FLAT = "M-6-2.200h12v4.400h-12z";

const pens: readonly Pen[] = [
  { colour: "var(--religious-text)", dash: "", sign: CIRCLE },
  { colour: "var(--military-text)", dash: "9 4", sign: SQUARE },
  { colour: "var(--trade-text)", dash: "2 4", sign: TRIANGLE },
  { colour: "var(--unique-text)", dash: "12 3 2 3", sign: DIAMOND },
  { colour: "var(--noble-text)", dash: "5 3", sign: PLUS },
  { colour: "var(--holy)", dash: "14 5", sign: DOWN },
  { colour: "var(--strength)", dash: "3 2 3 6", sign: BAR },
  { colour: "var(--ink-3)", dash: "1 3", sign: FLAT },
];

export const penOf = (seat: number): Pen => pens[seat % pens.length]!;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A marked moment above the chart, with its label. */
export interface Marked {
  readonly moment: number;
  readonly called: string;
}

/** State at the beginning of a round; the last row is the end. */
export interface Row {
  /** decisions before it */
  readonly moment: number;
  readonly round: number;
  /** values of all seats */
  readonly values: readonly number[];
}

/** Vertical scale: minimum to maximum. */
export interface Scale {
  readonly most: number;
  readonly steps: readonly number[];
  readonly text: (value: number) => string;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;
const LINES = 5;

/** Scale that fits all points. */
export function pointsOf(rows: readonly Row[]): Scale {
  const highest = Math.max(1, ...rows.flatMap((row) => row.values));
  const step = STEPS.find((one) => highest <= one * LINES) ?? Math.ceil(highest / LINES);
  const steps = Array.from({ length: Math.ceil(highest / step) + 1 }, (_, number) => number * step);
  return { most: steps.at(-1)!, steps, text: (value) => String(Math.round(value)) };
}

/** A chart of a given size; rounds run from left to right. */
export class Field {
  readonly left = 44;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly #rounds: readonly Row[];
  readonly #most: number;

  constructor(rounds: readonly Row[], most: number, width: number, height: number, top = 8) {
    this.#rounds = rounds;
    this.#most = most;
    this.top = top;
    this.right = Math.max(this.left + 1, width - 14);
    this.bottom = height - 26;
  }

  /** Horizontal position of a round's row. */
  x(row: number): number {
    return this.left + (row / Math.max(1, this.#rounds.length - 1)) * (this.right - this.left);
  }

  y(value: number): number {
    return this.bottom - Math.min(1, Math.max(0, value / this.#most)) * (this.bottom - this.top);
  }

  /** Horizontal position of a moment between two rounds. */
  at(moment: number): number {
    const rows = this.#rounds;
    const after = rows.findIndex((row) => row.moment > moment);
    if (after < 0) return this.x(rows.length - 1);
    if (after === 0) return this.x(0);
    const [from, to] = [rows[after - 1]!.moment, rows[after]!.moment];
    return this.x(after - 1 + (moment - from) / (to - from));
  }

  curve(seat: number): Point[] {
    return this.#rounds.map((row, number) => ({ x: this.x(number), y: this.y(row.values[seat] ?? 0) }));
  }

  /** Rounds to label below: all or as many as fit, and the end. */
  named(room: number): boolean[] {
    const last = this.#rounds.length - 1;
    const every = Math.max(1, Math.ceil((room * last) / (this.right - this.left)));
    return this.#rounds.map((_, row) => row === last || (row % every === 0 && last - row >= every));
  }

  /** Positions of marks: side by side, each as close to its moment as possible. */
  marks(moments: readonly Marked[], apart: number): (Marked & { number: number; true: number; x: number })[] {
    const found = moments.map((one, index) => ({ ...one, number: index + 1, true: this.at(one.moment), x: this.at(one.moment) }));
    found.sort((a, b) => a.true - b.true);
    let least = this.left;
    for (const mark of found) {
      mark.x = Math.max(mark.x, least);
      least = mark.x + apart;
    }
    let most = this.right;
    for (const mark of [...found].reverse()) {
      mark.x = Math.min(mark.x, most);
      most = mark.x - apart;
    }
    return found;
  }
}

export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, number) => `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
