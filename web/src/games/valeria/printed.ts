/** Printed card data from the server's words; empty until they are loaded. */

import { words } from "../../lib/cards.svelte";
import type { CardWords } from "../../lib/contract";
import type { Role } from "./contract";

export const RESOURCES = ["gold", "strength", "magic", "vp"] as const;
export type Resource = (typeof RESOURCES)[number];

export const ROLES: readonly Role[] = ["worker", "soldier", "shadow", "holy"];

/** Lowest number of each lot of the street, and of each stack of citizens. */
export const LOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] as const;

/** One part of an effect. */
export type Part =
  | { kind: "gain"; resource: Resource; number: number; per: string }
  | { kind: "trade"; pays: [number, Resource]; brings: [number, Resource] }
  | { kind: "steal"; number: number }
  | { kind: "citizen"; role: Role | null; name: string | null; most: number };

/** Alternatives of an effect, each a list of parts. */
export type Effect = Part[][];

export interface Citizen {
  /** Lowest activating number: 1 to 8, 9 for 9 and 10, 11 for 11 and 12. */
  number: number;
  role: Role;
  cost: number;
  /** Power on the owner's turn, and on other turns. */
  on: Effect;
  off: Effect;
  /** Both as text. */
  onText: string;
  offText: string;
}

export interface Monster {
  area: string;
  type: "minion" | "beast" | "titan" | "boss";
  strength: number;
  magic: number;
  vp: number;
  reward: Effect;
}

/** One part of a domain's effect with its amounts: taken, paid or saved, and gained. */
export interface Deed {
  does:
    | "gain"
    | "exchange"
    | "citizen"
    | "slay"
    | "take"
    | "take_monster"
    | "return_monster"
    | "return_citizen"
    | "turn_die"
    | "lower_die"
    | "base_price"
    | "discount";
  amount: Gain | null;
  brings: Gain | null;
  free: { role: Role | ""; name: string; most: number } | null;
  /** die face to set */
  face: number;
}

export interface Domain {
  cost: number;
  vp: number;
  roles: Role[];
  /** when its power works */
  when: "built" | "roll" | "action start" | "action end" | "slay" | "citizen" | "pair" | "standing";
  deeds: Deed[];
}

/** Scoring rule of a duke: points per item, or per number of resources. */
export interface Term {
  points: number;
  per: string;
  every: number;
}

// Server format

export interface Gain {
  resource: Resource;
  number: number;
  per: string;
}

interface Power {
  gains: Gain[];
  choice: number;
  trade: { pays: Gain; brings: Gain } | null;
  steal: number;
  text: string;
}

type Reward = Gain | { free: { role: Role | ""; name: string; most: number } };

type Printed = Record<string, never> & {
  numbers: number[];
  role: Role;
  roles: Partial<Record<Role, number>>;
  cost: number;
  when: Domain["when"];
  deeds: Deed[];
  points: number;
  area: string;
  type: Monster["type"];
  strength: number;
  magic: number;
  on: Power;
  off: Power;
  rewards: Reward[][];
  terms: Term[];
};

const gain = ({ resource, number, per }: Gain): Part => ({ kind: "gain", resource, number, per });

function power({ gains, choice, trade, steal }: Power): Effect {
  if (choice) return (["gold", "magic"] as const).map((resource) => [gain({ resource, number: choice, per: "" })]);
  if (steal) return [[{ kind: "steal", number: steal }]];
  if (!trade) return [gains.map(gain)];
  const { pays, brings } = trade;
  return [[{ kind: "trade", pays: [pays.number, pays.resource], brings: [brings.number, brings.resource] }]];
}

function reward(part: Reward): Part {
  if (!("free" in part)) return gain(part);
  return { kind: "citizen", role: part.free.role || null, name: part.free.name || null, most: part.free.most };
}

/** Cards of a kind by name, read lazily from the server's words. */
function cards<T extends object>(kind: string, read: (printed: Printed) => T): Readonly<Record<string, T>> {
  const known = new WeakMap<CardWords, T>();
  const find = (name: string | symbol): T | undefined => {
    const found = typeof name === "string" ? words("valeria")?.[kind]?.[name] : undefined;
    if (typeof found !== "object") return undefined;
    const kept = known.get(found) ?? read(found as unknown as Printed);
    known.set(found, kept);
    return kept;
  };
  return new Proxy<Record<string, T>>(
    {},
    {
      get: (_, name) => find(name),
      has: (_, name) => find(name) !== undefined,
      ownKeys: () => Object.keys(words("valeria")?.[kind] ?? {}),
      getOwnPropertyDescriptor: (_, name) => ({ value: find(name), enumerable: true, configurable: true }),
    },
  );
}

export const CITIZENS = cards<Citizen>("citizens", (one) => ({
  number: one.numbers[0] ?? 0,
  role: one.role,
  cost: one.cost,
  on: power(one.on),
  off: power(one.off),
  onText: one.on.text,
  offText: one.off.text,
}));

export const MONSTERS = cards<Monster>("monsters", (one) => ({
  area: one.area,
  type: one.type,
  strength: one.strength,
  magic: one.magic,
  vp: one.points,
  reward: one.rewards.map((parts) => parts.map(reward)),
}));

export const DOMAINS = cards<Domain>("domains", (one) => ({
  cost: one.cost,
  vp: one.points,
  roles: ROLES.flatMap((role) => Array<Role>(one.roles[role] ?? 0).fill(role)),
  when: one.when,
  deeds: one.deeds,
}));

export const DUKES = cards<Term[]>("dukes", (one) => one.terms);

const STARTERS = cards<number[]>("starters", (one) => one.numbers);

/** Starter card of a lot, if there is one. */
export function starterOf(lot: number): string | undefined {
  return Object.keys(STARTERS).find((name) => STARTERS[name]?.includes(lot));
}

export function isStarter(name: string): boolean {
  return name in STARTERS;
}
