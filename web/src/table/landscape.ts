/** Geometry of the landscape behind every page. The same size always gives the same picture. */

export interface Shape {
  /** SVG path */
  readonly d: string;
  /** class that colors it */
  readonly look: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Random = () => number;

/** Seeded generator of numbers between 0 and 1 (Lehmer). */
function seeded(seed: number): Random {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

const n = (value: number): number => Math.round(value);

/** Rolling hills from edge to edge, filled down to `base`. */
function ridge(w: number, y: number, swing: number, seed: number, base: number): string {
  const random = seeded(seed);
  const phase = [random() * 6, random() * 6, random() * 6];
  const STEPS = 16;
  let d = `M-10 ${n(base)}V${n(y)}`;
  let before = { x: -10, y };
  for (let i = 1; i <= STEPS; i += 1) {
    const t = i / STEPS;
    const wave = 0.55 * Math.sin(t * 5.1 + phase[0]!) + 0.3 * Math.sin(t * 11.3 + phase[1]!) + 0.15 * Math.sin(t * 23 + phase[2]!);
    const next = { x: t * (w + 20) - 10, y: y - swing * wave };
    const middle = n((before.x + next.x) / 2);
    d += `C${middle} ${n(before.y)} ${middle} ${n(next.y)} ${n(next.x)} ${n(next.y)}`;
    before = next;
  }
  return `${d}V${n(base)}z`;
}

/** Mountains, the highest ones behind: lit side, shaded side and snow. */
function peaks(w: number, horizon: number, scale: number, seed: number): Shape[] {
  const random = seeded(seed);
  const found = Array.from({ length: Math.ceil(w / (170 * scale)) + 2 }, (_, i) => ({
    x: ((i - 1) * 170 + random() * 110) * scale,
    up: (90 + random() * 117) * scale,
    half: (130 + random() * 120) * scale,
  }));
  const foot = horizon + 20;
  return found
    .sort((a, b) => b.up - a.up)
    .flatMap(({ x, up, half }) => {
      const top = foot - up;
      const at = (dx: number, dy: number): string => `${n(x + half * dx)} ${n(foot - up * dy)}`;
      return [
        { look: "lit", d: `M${at(-1, 0)}L${at(-0.3, 0.62)}L${at(0, 1)}L${at(0.34, 0.56)}L${at(0.9, 0)}z` },
        { look: "shaded", d: `M${at(0, 1)}L${at(0.34, 0.56)}L${at(0.9, 0)}H${n(x + half * 0.1)}L${at(0.18, 0.4)}L${at(-0.02, 0.62)}z` },
        {
          look: "snow",
          d: `M${n(x)} ${n(top)}L${at(-0.14, 0.8)}L${at(-0.07, 0.83)}L${at(-0.02, 0.75)}L${at(0.05, 0.82)}L${at(0.11, 0.79)}z`,
        },
      ];
    });
}

const CLOUD = "h150c10 0 10-14-2-14c-2-16-26-20-36-8c-10-20-44-18-48 2c-14-8-32 0-30 12c-16-2-40 8-34 8z";

function cloud(x: number, y: number, scale: number): Shape {
  const scaled = CLOUD.replace(/-?\d+/g, (value) => ` ${n(Number(value) * scale)}`);
  return { look: "cloud", d: `M${n(x)} ${n(y)}${scaled}` };
}

/** Group of trees: all dark sides, then all lit sides. */
function grove(x: number, y: number, count: number, spread: number, high: number, seed: number): Shape[] {
  const random = seeded(seed);
  let dark = "";
  let lit = "";
  for (let i = 0; i < count; i += 1) {
    const [cx, foot, h] = [n(x + (random() - 0.5) * spread), n(y + (random() - 0.5) * high * 0.5), high * (0.6 + random() * 0.6)];
    if (random() > 0.6) {
      dark += `M${cx} ${n(foot - h)}l${n(h * 0.26)} ${n(h * 0.9)}h${-n(h * 0.52)}z`;
      lit += `M${cx} ${n(foot - h)}v${n(h * 0.9)}h${-n(h * 0.26)}z`;
      continue;
    }
    const crown = (left: number, up: number, rx: number, ry: number): string =>
      `M${n(cx - h * left)} ${n(foot - h * up)}a${n(h * rx)} ${n(h * ry)} 0 1 0 ${n(h * rx) * 2} 0a${n(h * rx)} ${n(h * ry)} 0 1 0 ${-n(h * rx) * 2} 0z`;
    dark += `M${n(cx - h * 0.05)} ${n(foot - h * 0.4)}h${Math.max(2, n(h * 0.1))}V${foot}h${-Math.max(2, n(h * 0.1))}z${crown(0.34, 0.62, 0.34, 0.38)}`;
    lit += crown(0.34, 0.67, 0.26, 0.3);
  }
  return [
    { look: "tree-2", d: dark },
    { look: "tree-1", d: lit },
  ];
}

/** Row of bushes along a slope that sags by `sag` in the middle. */
function hedge(from: Point, to: Point, sag: number, high: number, seed: number): Shape[] {
  const random = seeded(seed);
  let [dark, lit] = ["", ""];
  const count = Math.round(Math.abs(to.x - from.x) / (high * 0.9));
  for (let i = 0; i <= count; i += 1) {
    const t = (i + random() * 0.6) / count;
    const r = high * (0.3 + random() * 0.3);
    if (random() < 0.16) continue; // a gap
    const [x, y] = [n(from.x + (to.x - from.x) * t), n(from.y + (to.y - from.y) * t + 4 * sag * t * (1 - t))];
    const dome = (dx: number, a: number, b: number): string => `M${n(x - a + dx)} ${y}a${n(a)} ${n(b)} 0 0 1 ${n(a) * 2} 0z`;
    dark += dome(0, r * 1.3, r * 1.5);
    lit += dome(-r * 0.3, r * 0.8, r * 1.2);
  }
  return [
    { look: "tree-2", d: dark },
    { look: "tree-1", d: lit },
  ];
}

/** Furrows that run from the far edge of a field toward the viewer, and widen. */
function furrows(far: [Point, Point], near: [Point, Point], bend: number, count: number, wide: number): string {
  let d = "";
  for (let i = 0; i <= count; i += 1) {
    const between = ([a, b]: [Point, Point]): Point => ({ x: a.x + ((b.x - a.x) * i) / count, y: a.y + ((b.y - a.y) * i) / count });
    const [top, foot] = [between(far), between(near)];
    const middle = { x: n((top.x + foot.x) / 2 + bend), y: n((top.y + foot.y) / 2) };
    d += `M${n(top.x)} ${n(top.y)}Q${middle.x} ${middle.y} ${n(foot.x - wide)} ${n(foot.y)}h${n(wide * 2)}Q${middle.x + n(wide * 0.7)} ${middle.y} ${n(top.x) + 1} ${n(top.y)}z`;
  }
  return d;
}

/** Tufts of grass between two heights, larger toward the viewer. */
function tufts(w: number, top: number, foot: number, scale: number, seed: number): string {
  const random = seeded(seed);
  const gap = 62 * scale;
  let d = "";
  for (let y = top; y < foot; y += gap * 0.8) {
    for (let x = random() * gap; x < w; x += gap) {
      const s = scale * (0.6 + (0.5 * (y - top)) / (foot - top)) * (0.7 + random() * 0.6);
      const [left, low] = [n(x + (random() - 0.5) * gap * 0.7), n(y + (random() - 0.5) * gap * 0.6)];
      d += `M${left} ${low}l${n(-4 * s)} ${n(-8 * s)}l${n(6 * s)} ${n(6 * s)}l${n(2 * s)} ${n(-11 * s)}l${n(3 * s)} ${n(11 * s)}l${n(7 * s)} ${n(-7 * s)}l${n(-5 * s)} ${n(9 * s)}z`;
    }
  }
  return d;
}

/** Windmill that stands on (x, y). */
function windmill(x: number, y: number, high: number): Shape[] {
  const at = (dx: number, up: number): string => `${n(x + high * dx)} ${n(y - high * up)}`;
  const hub = { x, y: y - high * 0.66 };
  const sail = (turn: number): string => {
    const out = (along: number, aside: number): string =>
      `${n(hub.x + high * (along * Math.cos(turn) - aside * Math.sin(turn)))} ${n(hub.y + high * (along * Math.sin(turn) + aside * Math.cos(turn)))}`;
    return `M${out(0.1, 0)}L${out(0.52, 0)}L${out(0.52, 0.12)}L${out(0.12, 0.07)}z`;
  };
  return [
    { look: "wall-1", d: `M${at(-0.16, 0)}L${at(-0.1, 0.66)}H${n(x)}V${n(y)}z` },
    { look: "wall-2", d: `M${at(0.16, 0)}L${at(0.1, 0.66)}H${n(x)}V${n(y)}z` },
    { look: "roof", d: `M${at(-0.14, 0.64)}L${at(0, 0.86)}L${at(0.14, 0.64)}z` },
    { look: "trunk", d: `M${at(-0.04, 0)}v${-n(high * 0.14)}h${n(high * 0.08)}v${n(high * 0.14)}z` },
    { look: "sail", d: [0.5, 2.07, 3.64, 5.21].map(sail).join("") },
  ];
}

/** Sheep that graze around (x, y). */
function flock(x: number, y: number, count: number, spread: number, long: number, seed: number): Shape[] {
  const random = seeded(seed);
  let [wool, dark] = ["", ""];
  for (let i = 0; i < count; i += 1) {
    const [cx, cy] = [n(x + (random() - 0.5) * spread), n(y + (random() - 0.5) * spread * 0.25)];
    const side = random() > 0.5 ? 1 : -1;
    const [rx, ry] = [Math.max(3, n(long * 0.5)), Math.max(2, n(long * 0.32))];
    wool += `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
    dark += `M${cx + side * rx} ${cy - n(ry * 0.6)}l${side * n(long * 0.22)} ${n(ry * 0.5)}l${-side * n(long * 0.1)} ${n(ry * 0.6)}l${-side * n(long * 0.14)} ${-n(ry * 0.3)}z`;
    for (const leg of [-0.28, 0.24])
      dark += `M${n(cx + leg * long)} ${cy + n(ry * 0.8)}h${Math.max(1, n(long * 0.08))}v${n(ry * 0.9)}h${-Math.max(1, n(long * 0.08))}z`;
  }
  return [
    { look: "trunk", d: dark },
    { look: "wool", d: wool },
  ];
}

/** Waves on the river. */
function ripples(x: (part: number) => number, y: (part: number) => number, scale: number): string {
  const random = seeded(63);
  let d = "";
  for (let down = 0.41; down < 1; down += 0.045) {
    const left = down < 0.5 ? 0.7 : down < 0.75 ? 0.6 : 0.64;
    for (let i = 0; i < 2; i += 1) {
      const wide = n((18 + random() * 26) * scale);
      d += `M${n(x(left + random() * 0.12))} ${y(down + random() * 0.03)}q${n(wide / 2)} ${-n(5 * scale)} ${wide} 0q${-n(wide / 2)} ${-n(2 * scale)} ${-wide} 0z`;
    }
  }
  return d;
}

/** Height of the horizon in a window of this size; a low one leaves the sky room for a title. */
export function horizonOf(w: number, h: number, low = false): number {
  return n(h * (low ? 0.44 : w > h && h < 560 ? 0.36 : 0.27));
}

/** Everything between sky and lower edge, from far to near. */
export function landscape(w: number, h: number, low = false): Shape[] {
  const horizon = horizonOf(w, h, low);
  const scale = Math.max(0.55, Math.min(1.6, w / 1600, h / 800));
  const below = h - horizon;
  const y = (part: number): number => n(horizon + below * part);
  const x = (part: number): number => n(w * part);
  const band = (left: number, bend: number, right: number): string =>
    `M-20 ${y(left)}C${x(0.25)} ${y(bend)} ${x(0.6)} ${y(left)} ${w + 20} ${y(right)}V${h}H-20z`;
  const at = (across: number, down: number): Point => ({ x: x(across), y: y(down) });
  return [
    cloud(w * 0.3, horizon * 0.36, 1.2 * scale),
    cloud(w * 0.56, horizon * 0.55, scale),
    cloud(w * 0.02, horizon * 0.66, 0.9 * scale),
    cloud(w * 0.8, horizon * 0.4, 1.4 * scale),
    ...peaks(w, horizon, scale, 220),
    { look: "hill-1", d: ridge(w, horizon - h * 0.03, h * 0.05, 11, horizon + 60) },
    { look: "hill-2", d: ridge(w, horizon - h * 0.02, h * 0.045, 29, horizon + 80) },
    { look: "hill-3", d: ridge(w, horizon + h * 0.005, h * 0.03, 53, horizon + 120) },
    ...grove(w * 0.1, horizon + 20 * scale, 12, 240 * scale, 15 * scale, 5),
    ...grove(w * 0.62, horizon + 24 * scale, 14, 300 * scale, 15 * scale, 9),
    { look: "hill-4", d: ridge(w, horizon + h * 0.05, h * 0.022, 71, h) },
    { look: "grass-1", d: band(0.1, 0.07, 0.1) },
    {
      look: "crop-1",
      d: `M${x(0.03)} ${y(0.16)}l${x(0.1)} ${-n(below * 0.02)}l${x(0.03)} ${n(below * 0.06)}l${-x(0.15)} ${n(below * 0.02)}z`,
    },
    {
      look: "crop-2",
      d: `M${x(0.6)} ${y(0.15)}l${x(0.11)} ${-n(below * 0.015)}l${x(0.02)} ${n(below * 0.05)}l${-x(0.14)} ${n(below * 0.02)}z`,
    },
    ...hedge(at(0.34, 0.21), at(0.58, 0.2), 4 * scale, 15 * scale, 41),
    ...grove(w * 0.03, y(0.22), 5, 90 * scale, 34 * scale, 27),
    ...grove(w * 0.93, y(0.2), 6, 120 * scale, 30 * scale, 61),
    { look: "grass-2", d: band(0.3, 0.24, 0.28) },
    {
      look: "crop-2",
      d: `M-20 ${y(0.5)}C${x(0.14)} ${y(0.42)} ${x(0.26)} ${y(0.42)} ${x(0.46)} ${y(0.48)}C${x(0.5)} ${y(0.6)} ${x(0.36)} ${y(0.72)} ${x(0.3)} ${h}H-20z`,
    },
    {
      look: "crop-1",
      d: `M${x(0.12)} ${y(0.45)}C${x(0.22)} ${y(0.43)} ${x(0.3)} ${y(0.44)} ${x(0.42)} ${y(0.47)}L${x(0.4)} ${y(0.58)}C${x(0.3)} ${y(0.53)} ${x(0.2)} ${y(0.53)} ${x(0.08)} ${y(0.55)}z`,
    },
    { look: "furrow", d: furrows([at(0.09, 0.47), at(0.41, 0.48)], [at(-0.16, 0.78), at(0.36, 0.8)], 14 * scale, 13, 3.4 * scale) },
    { look: "tuft", d: tufts(w, y(0.34), y(0.84), scale, 90) },
    {
      look: "water",
      d: `M${w + 20} ${y(0.37)}C${x(0.8)} ${y(0.4)} ${x(0.62)} ${y(0.42)} ${x(0.56)} ${y(0.53)}C${x(0.5)} ${y(0.66)} ${x(0.62)} ${y(0.77)} ${x(0.5)} ${h}H${x(0.78)}C${x(0.84)} ${y(0.8)} ${x(0.7)} ${y(0.68)} ${x(0.74)} ${y(0.57)}C${x(0.78)} ${y(0.47)} ${x(0.9)} ${y(0.45)} ${w + 20} ${y(0.45)}z`,
    },
    { look: "ripple", d: ripples(x, y, scale) },
    { look: "grass-3", d: `M-20 ${y(0.74)}C${x(0.2)} ${y(0.66)} ${x(0.42)} ${y(0.7)} ${x(0.54)} ${h}H-20z` },
    { look: "grass-4", d: `M${w + 20} ${y(0.78)}C${x(0.9)} ${y(0.76)} ${x(0.8)} ${y(0.84)} ${x(0.72)} ${h}H${w + 20}z` },
    { look: "tuft", d: tufts(x(0.36), y(0.8), h, scale, 33) },
    ...hedge(at(0.02, 0.46), at(0.43, 0.46), -24 * scale, 24 * scale, 43),
    ...flock(w * 0.43, y(0.37), 5, 150 * scale, 21 * scale, 7),
    ...windmill(w * 0.315, y(0.43), 116 * scale),
    ...grove(w * 0.9, y(0.84), 7, 150 * scale, 52 * scale, 17),
    ...grove(w * 0.04, y(0.78), 4, 90 * scale, 46 * scale, 33),
  ];
}

/** Centers of the stars, above the hills. */
export function stars(w: number, h: number, low = false): { x: number; y: number; r: number }[] {
  const random = seeded(77);
  const horizon = horizonOf(w, h, low);
  return Array.from({ length: 36 }, () => ({ x: n(random() * w), y: n(random() * horizon * 0.7), r: 0.7 + random() }));
}
