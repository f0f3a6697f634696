/** Main buttons of a decision: one per verb, with sign, amount and key. */

import { characterType, typeSign, uniqueSign } from "./emblems";
import { faceOf } from "./figures";
import type { Option } from "../../lib/contract";
import type { CitadelsView } from "./contract";
import type { VerbRow } from "../../lib/verbs";
import type { Verb } from "../../table/parts";
import { isAbout, parse, ROWS, type Tied } from "./options";

export interface Lexicon {
  /** text of web-citadels-..., or `null` if missing */
  readonly text: (id: string, args?: Record<string, string | number>) => string | null;
  readonly district: (name: string) => string;
}

/** Signs that depend on the active character. */
const OF_TYPE = "of type";
const OF_CHARACTER = "of character";

/** Up to this many options get a button each. */
const FEW = 3;

/** Reserved letters: undo, hint and the list of all options. */
const TAKEN = ["u", "h", "o"];

/** Verbs that build a card for gold: the name is in the text, the price in a coin. */
const BUILDING = new Set(["build", "build_it"]);

function signFor(verb: string, view: CitadelsView): string | undefined {
  const { sign = "", district = "" } = ROWS.get(verb) ?? {};
  const character = view.turn?.character;
  if (sign === OF_TYPE) {
    const kind = character ? characterType(character) : null;
    return kind ? typeSign[kind] : "coin";
  }
  if (sign === OF_CHARACTER) return character ? faceOf(character) : undefined;
  return district ? uniqueSign(district) : sign || undefined;
}

function tintFor(verb: string, view: CitadelsView): string | undefined {
  const row = ROWS.get(verb);
  if (row?.district) return "var(--unique-text)";
  const kind = row?.sign === OF_TYPE && view.turn ? characterType(view.turn.character) : null;
  return kind ? `var(--${kind}-text)` : undefined;
}

/** Number in the coin of a button: the building price, or the gold gained if the option brings nothing else. */
function coinOf(verb: string, { quote }: Option): string | undefined {
  const { costs = {}, brings = {} } = quote;
  if (BUILDING.has(verb)) return String(costs.gold ?? 0);
  return brings.gold && !brings.cards && !costs.cards ? `+${brings.gold}` : undefined;
}

/** Verbs of a decision. Those of the selected thing become main buttons, one per option. */
export function verbsOf(tied: readonly Tied[], chosen: string | null, view: CitadelsView, say: Lexicon): Verb[] {
  const groups = new Map<string, Tied[]>();
  for (const one of tied) groups.set(one.verb, [...(groups.get(one.verb) ?? []), one]);
  const verbs: Verb[] = [];
  for (const verb of [...groups.keys()].sort((a, b) => place(a) - place(b))) {
    const all = groups.get(verb)!;
    const meant = all.filter((one) => isAbout(one, chosen));
    if (meant.length)
      for (const one of meant) verbs.push(one.targets.has(chosen!) ? aimed(one, chosen!, view, say) : single(one, view, say, true));
    else if (all.length === 1 || (tied.length <= FEW && all.every((one) => one.thing.on !== "card" && one.thing.on !== "dealt")))
      for (const one of all) verbs.push(single(one, view, say, false));
    else verbs.push(several(verb, all, view, say));
  }
  return keyed(verbs);
}

function rowOf(verb: Verb): VerbRow | undefined {
  return ROWS.get(parse(verb.id).verb);
}

function place(verb: string): number {
  return ROWS.get(verb)?.at ?? ROWS.size;
}

function single(one: Tied, view: CitadelsView, say: Lexicon, main: boolean): Verb {
  const { option, verb } = one;
  const coin = coinOf(verb, option);
  const plain = one.argument === null ? say.text(`verb-${verb}`) : null;
  const built = BUILDING.has(verb) ? say.text("build-named", { name: say.district(String(option.quote.on?.district)) }) : null;
  const short = built ?? ((one.argument === null && named(verb, say)) || (plain ?? option.text));
  return {
    id: option.notation,
    label: main && !coin ? option.text : short,
    sign: signFor(verb, view),
    tint: tintFor(verb, view),
    coin,
    tone: main ? (verb === "district" ? "danger" : "main") : "plain",
    choices: [option],
  };
}

/** Main button of a power whose district is chosen before its city has been. */
function aimed(one: Tied, chosen: string, view: CitadelsView, say: Lexicon): Verb {
  const { district, gold } = one.targets.get(chosen)!;
  const name = say.district(district.replace("+", ""));
  return {
    ...single(one, view, say, true),
    label: say.text(`${one.verb}-named`, { name }) ?? one.option.text,
    coin: gold ? String(gold) : undefined,
    tone: "danger",
  };
}

function named(verb: string, say: Lexicon): string {
  const district = ROWS.get(verb)?.district;
  return district ? say.district(district) : "";
}

function several(verb: string, all: readonly Tied[], view: CitadelsView, say: Lexicon): Verb {
  return {
    id: verb,
    label: named(verb, say) || (say.text(`verbs-${verb}`) ?? say.text(`verb-${verb}`) ?? verb),
    sign: signFor(verb, view),
    tint: tintFor(verb, view),
    tone: "plain",
    choices: all.map((one) => one.option),
  };
}

/** Assign each verb a letter. */
function keyed(verbs: readonly Verb[]): Verb[] {
  const used = new Set(TAKEN);
  const take = (key: string | undefined): string | undefined => {
    if (!key || used.has(key)) return undefined;
    used.add(key);
    return key;
  };
  const first = verbs.map((verb) => take(rowOf(verb)?.key));
  const power = verbs.findIndex((verb) => rowOf(verb)?.power);
  if (power >= 0 && !first[power]) first[power] = take("p");
  return verbs.map((verb, at) => {
    const letters = [...parse(verb.id).verb.replace(/[^a-z]/g, "")];
    const own = (): string | undefined => take(letters.find((letter) => !used.has(letter)));
    return { ...verb, key: first[at] ?? own() };
  });
}

/** At most `most` verbs, the last ones first: verbs that end a turn always stay visible. */
export function inSight(verbs: readonly Verb[], most: number): Verb[] {
  if (verbs.length <= most) return [...verbs];
  const last = verbs.filter((verb) => rowOf(verb)?.closes || verb.tone === "main" || verb.tone === "danger");
  const room = Math.max(0, most - last.length);
  const others = verbs.filter((verb) => !last.includes(verb)).slice(0, room);
  return verbs.filter((verb) => others.includes(verb) || last.includes(verb));
}
