/** Silhouettes of the unique districts: each has a distinct combination of body and roof, and its sign on the front. */

import { arch, circle, n, rect, type Draw, type Piece, type Spot } from "./shapes";

/** Lower part: its pieces, horizontal range and height of its roofs, and its sign. */
interface Body {
  pieces: Piece[];
  roofs: readonly (readonly [left: number, right: number, y: number])[];
  sign: Spot;
}

interface Roof {
  pieces: Piece[];
  peak: number;
}

function windows(floors: number, h: number, columns: readonly number[], width = 6.4): Piece[] {
  const found: Piece[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    const y = -(floor + 1) * h;
    for (const x of columns) found.push({ d: arch(x - width / 2, y + h * 0.22, width, h * 0.64), fill: "window" });
  }
  return found;
}

const bodies = {
  tower(floors: number, h: number): Body {
    const top = -floors * h - 2;
    const pieces: Piece[] = [
      { d: `M1 0L11 ${n(top * 0.62)}V0zM55 0L45 ${n(top * 0.62)}V0z`, fill: "stone" },
      { d: rect(11, top, 34, -top), fill: "walls" },
      ...windows(floors - 1, h, [20, 36]),
    ];
    return { pieces, roofs: [[9, 47, top]], sign: { x: 28, y: -floors * h + h * 0.48, size: Math.min(17, h) } };
  },
  slim(floors: number, h: number): Body {
    const top = -floors * h - 4;
    const wing = Math.max(top * 0.45, -26);
    const pieces: Piece[] = [
      { d: rect(3, wing, 50, -wing), fill: "stone" },
      { d: `M1 ${n(wing)}h17v-5h-12zM55 ${n(wing)}h-17v-5h12z`, fill: "shade" },
      { d: rect(18, top, 20, -top), fill: "walls" },
      ...windows(floors - 1, h, [28], 7),
      ...windows(1, Math.min(h, -wing), [10.5, 45.5], 5),
    ];
    return { pieces, roofs: [[15, 41, top]], sign: { x: 28, y: -floors * h + h * 0.45, size: Math.min(15, h * 0.9) } };
  },
  hall(floors: number, h: number): Body {
    const top = Math.min(-floors * h * 0.78, -17);
    const rows = Math.max(0, Math.floor((-top - 17) / h));
    const pieces: Piece[] = [{ d: rect(3, top, 50, -top), fill: "walls" }, ...windows(rows, h, [11, 22, 34, 45])];
    return { pieces, roofs: [[1, 55, top]], sign: { x: 28, y: top + 9, size: 15 } };
  },
  steps(floors: number, h: number): Body {
    const top = -floors * h - 2;
    const pieces: Piece[] = [
      { d: rect(2, top * 0.36, 52, -top * 0.36), fill: "stone" },
      { d: rect(9, top * 0.72, 38, top * -0.72), fill: "walls" },
      { d: rect(17, top, 22, -top), fill: "walls" },
      { d: rect(2, top * 0.36, 52, 2), fill: "shade" },
      { d: rect(9, top * 0.72, 38, 2), fill: "shade" },
      ...windows(1, Math.min(h, -top * 0.34), [11, 45]),
    ];
    return { pieces, roofs: [[15, 41, top]], sign: { x: 28, y: top * 0.5, size: Math.min(18, -top * 0.6) } };
  },
  columns(floors: number, h: number): Body {
    const top = -floors * h;
    const pieces: Piece[] = [
      { d: rect(7, top, 42, -top), fill: "walls" },
      ...[4, 16.5, 33, 45.5].map((x): Piece => ({ d: rect(x, top + 5, 6.5, -top - 8), fill: "stone" })),
      { d: rect(1, -4, 54, 4), fill: "rough" },
      { d: rect(2, top, 52, 5), fill: "stone" },
      { d: circle(28, top * 0.52, Math.min(10, -top * 0.3)), fill: "walls" },
    ];
    return { pieces, roofs: [[1, 55, top]], sign: { x: 28, y: top * 0.52, size: Math.min(16, -top * 0.5) } };
  },
  gate(floors: number, h: number): Body {
    const top = -floors * h - 2;
    const way = Math.min(-top * 0.5, 34);
    const pieces: Piece[] = [
      { d: rect(6, top + 4, 44, -top - 4), fill: "walls" },
      { d: rect(6, top + 2, 44, 4), fill: "shade" },
      { d: rect(2, top - 4, 13, -top + 4), fill: "rough" },
      { d: rect(41, top - 4, 13, -top + 4), fill: "rough" },
      { d: arch(19, -way, 18, Math.max(way, 9)), fill: "window" },
      ...windows(floors - 1, h, [8.5, 47.5], 3.6),
    ];
    const room = -top - 6 - way;
    return {
      pieces,
      roofs: [
        [0, 17, top - 4],
        [39, 56, top - 4],
      ],
      sign: { x: 28, y: top + 6 + room / 2, size: Math.max(7, Math.min(17, room)) },
    };
  },
  twins(floors: number, h: number): Body {
    const top = -floors * h - 2;
    const middle = top * 0.66;
    const pieces: Piece[] = [
      { d: rect(17, middle, 22, -middle), fill: "stone" },
      { d: `M15 ${n(middle)}l13 -11l13 11z`, fill: "shade" },
      { d: rect(3, top, 16, -top), fill: "walls" },
      { d: rect(37, top, 16, -top), fill: "walls" },
      ...windows(floors, h, [11, 45], 5.6),
    ];
    return {
      pieces,
      roofs: [
        [0.5, 21.5, top],
        [34.5, 55.5, top],
      ],
      sign: { x: 28, y: middle + Math.min(10, -middle * 0.5), size: Math.min(15, -middle * 0.8) },
    };
  },
};

const TALLEST_ROOF = 40;

/** Roofs of a body, from left to right at a height. */
const roofs = {
  onion(l: number, r: number, y: number): Roof {
    const [c, k] = [(l + r) / 2, (r - l) / 40];
    const v = Math.min(1, k * 1.2);
    const at = (x: number, up: number): string => `${n(c + x * k)} ${n(y - 4 - up * v)}`;
    const d = `M${at(-18, 0)}C${at(-24, 12)} ${at(-18, 19)} ${at(-10, 25)}C${at(-4, 30)} ${at(-2, 33)} ${at(0, 36)}C${at(2, 33)} ${at(4, 30)} ${at(10, 25)}C${at(18, 19)} ${at(24, 12)} ${at(18, 0)}z`;
    return {
      pieces: [
        { d: rect(l, y - 4, r - l, 4.4), fill: "stone" },
        { d, fill: "kind" },
      ],
      peak: y - 4 - 36 * v,
    };
  },
  cone(l: number, r: number, y: number): Roof {
    const up = Math.min(34, (r - l) * 0.9);
    return { pieces: [{ d: `M${n(l)} ${n(y)}l${n((r - l) / 2)} ${n(-up)}l${n((r - l) / 2)} ${n(up)}z`, fill: "kind" }], peak: y - up };
  },
  spire(l: number, r: number, y: number): Roof {
    const [c, w] = [(l + r) / 2, (r - l) * 0.22];
    return {
      pieces: [
        { d: rect(l, y - 4, r - l, 4.4), fill: "shade" },
        { d: `M${n(c - w)} ${n(y - 4)}L${n(c)} ${n(y - TALLEST_ROOF)}L${n(c + w)} ${n(y - 4)}z`, fill: "kind" },
      ],
      peak: y - TALLEST_ROOF,
    };
  },
  dome(l: number, r: number, y: number): Roof {
    const [w, up] = [(r - l) / 2, Math.min(24, (r - l) * 0.45)];
    return {
      pieces: [
        { d: rect(l + w - 3, y - up - 8, 6, 10), fill: "stone" },
        { d: `M${n(l)} ${n(y)}a${n(w)} ${n(up)} 0 0 1 ${n(2 * w)} 0z`, fill: "kind" },
        { d: rect(l, y - 2, r - l, 3), fill: "stone" },
      ],
      peak: y - up - 8,
    };
  },
  pediment(l: number, r: number, y: number): Roof {
    const up = (r - l) * 0.3;
    return {
      pieces: [
        { d: `M${n(l)} ${n(y)}l${n((r - l) / 2)} ${n(-up)}l${n((r - l) / 2)} ${n(up)}z`, fill: "kind" },
        { d: `M${n(l + 9)} ${n(y - 2.5)}L${n((l + r) / 2)} ${n(y - up + 4)}L${n(r - 9)} ${n(y - 2.5)}z`, fill: "walls" },
      ],
      peak: y - up,
    };
  },
  merlons(l: number, r: number, y: number): Roof {
    const teeth = Math.max(2, Math.round((r - l) / 14));
    const w = (r - l) / (2 * teeth - 1);
    const row = Array.from({ length: teeth }, (_, i) => rect(l + 2 * i * w, y - 13, w, 7)).join("");
    return { pieces: [{ d: `${rect(l, y - 7, r - l, 7)}${row}`, fill: "kind" }], peak: y - 10 };
  },
  mansard(l: number, r: number, y: number): Roof {
    const inset = (r - l) * 0.16;
    return {
      pieces: [
        { d: `M${n(l)} ${n(y)}l${n(inset)} -17h${n(r - l - 2 * inset)}l${n(inset)} 17z`, fill: "kind" },
        { d: circle((l + r) / 2, y - 8, Math.min(3.6, (r - l) * 0.09)), fill: "window" },
      ],
      peak: y - 17,
    };
  },
  terrace(l: number, r: number, y: number): Roof {
    const posts = Math.round((r - l) / 8);
    const step = (r - l - 2) / posts;
    const row = Array.from({ length: posts + 1 }, (_, i) => rect(l + i * step, y - 9, 2, 5)).join("");
    return { pieces: [{ d: `${rect(l, y - 4, r - l, 5)}${row}${rect(l, y - 11, r - l, 2.4)}`, fill: "kind" }], peak: y - 8 };
  },
  pagoda(l: number, r: number, y: number): Roof {
    const [c, up] = [(l + r) / 2, Math.min(32, (r - l) * 0.8)];
    return {
      pieces: [
        {
          d: `M${n(l - 1)} ${n(y)}Q${n(c - 3)} ${n(y - 5)} ${n(c)} ${n(y - up)}Q${n(c + 3)} ${n(y - 5)} ${n(r + 1)} ${n(y)}z`,
          fill: "kind",
        },
      ],
      peak: y - up,
    };
  },
  gable(l: number, r: number, y: number): Roof {
    const w = (r - l) / 5;
    const h = Math.min(10, w);
    return {
      pieces: [
        { d: `M${n(l)} ${n(y)}v${n(-h)}h${n(w)}v${n(-h)}h${n(w)}v${n(-h)}h${n(w)}v${n(h)}h${n(w)}v${n(h)}h${n(w)}v${n(h)}z`, fill: "kind" },
      ],
      peak: y - 3 * h,
    };
  },
};

type Form = readonly [body: keyof typeof bodies, roof: keyof typeof roofs];

const FORMS: Record<string, Form> = {
  armory: ["gate", "merlons"],
  ball_room: ["hall", "onion"],
  basilica: ["twins", "dome"],
  bell_tower: ["tower", "pagoda"],
  capitol: ["columns", "dome"],
  dragon_gate: ["gate", "pagoda"],
  factory: ["hall", "gable"],
  framework: ["steps", "terrace"],
  gold_mine: ["hall", "cone"],
  graveyard: ["gate", "pediment"],
  great_wall: ["hall", "merlons"],
  haunted_quarter: ["slim", "pagoda"],
  hospital: ["twins", "mansard"],
  imperial_treasury: ["steps", "dome"],
  ivory_tower: ["slim", "spire"],
  keep: ["tower", "merlons"],
  laboratory: ["slim", "onion"],
  library: ["columns", "pediment"],
  lighthouse: ["slim", "dome"],
  map_room: ["hall", "mansard"],
  monument: ["steps", "spire"],
  museum: ["columns", "terrace"],
  necropolis: ["steps", "pediment"],
  observatory: ["tower", "dome"],
  park: ["hall", "terrace"],
  poor_house: ["hall", "pediment"],
  quarry: ["steps", "merlons"],
  school_of_magic: ["tower", "cone"],
  secret_vault: ["slim", "mansard"],
  smithy: ["tower", "gable"],
  stables: ["hall", "pagoda"],
  statue: ["steps", "cone"],
  theater: ["hall", "dome"],
  thieves_den: ["gate", "cone"],
  throne_room: ["twins", "onion"],
  university: ["twins", "gable"],
  wishing_well: ["columns", "cone"],
};

/** Drawing of a unique district; unknown ones get a generic tower. */
export function uniqueDrawing(district: string): Draw {
  const [body, roof] = FORMS[district] ?? (["tower", "onion"] as const);
  return (floors, h) => {
    const below = bodies[body](floors, h);
    const above = below.roofs.map(([left, right, y]) => roofs[roof](left, right, y));
    const [first] = below.roofs;
    return {
      pieces: [...below.pieces, ...above.flatMap((one) => one.pieces)],
      mast: (first![0] + first![1]) / 2,
      top: above[0]!.peak + 2,
      sign: below.sign,
    };
  };
}
