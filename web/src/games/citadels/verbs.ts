/** The few big buttons of a decision: one for each verb among the options, with sign, amount and key. */

import { characterSign, characterType, typeSign, uniqueSign } from "./emblems";
import type { Option } from "../../lib/contract";
import type { CitadelsView } from "./contract";
import type { Verb } from "../../table/parts";
import { keyOf, parse, type Tied } from "./options";

export interface Lexicon {
  /** a text of web-citadels-..., or `null` if there is none */
  readonly text: (id: string, args?: Record<string, string | number>) => string | null;
  readonly district: (name: string) => string;
}

/** The order of the buttons from the left; what closes a turn comes last. */
// prettier-ignore
const ORDER = [
  "gold", "cards", "bribe", "refuse", "flip", "leave", "confiscate", "reclaim", "declare", "build_it", "keep_it", "pay_gold",
  "take_gold", "take_card", "income", "mix", "bonus", "sail_gold", "sail_cards", "study", "collect",
  "kill", "bewitch", "rob", "sign", "warrant", "threaten", "bluff", "spy", "inspect", "swap", "replace", "peek", "foresee", "crown", "beg",
  "destroy", "exchange", "seize", "district", "offer", "beautify", "smithy", "laboratory", "museum", "demolish",
  "stage", "lend", "pick", "bury", "keep", "under", "take", "discard", "give", "tuck", "lender",
  "build", "pay_cards", "framework", "sacrifice", "borrow",
  "take_nothing", "decline", "stay", "done", "end",
];

/** So few options stand each on a button of its own. */
const FEW = 3;

/** Verbs that stay in sight however many there are. */
const LAST = new Set(["take_nothing", "decline", "stay", "done", "end"]);

const KEYS: Record<string, string> = {
  gold: "g",
  cards: "d",
  build: "b",
  end: "e",
  done: "e",
  decline: "e",
  stay: "e",
  income: "i",
  mix: "i",
};
// prettier-ignore
const POWERS = new Set([
  "kill", "bewitch", "rob", "sign", "warrant", "threaten", "bluff", "spy", "swap", "replace", "peek", "foresee", "crown", "beg", "bonus", "sail_gold",
  "study", "collect", "destroy", "exchange", "seize", "beautify", "offer", "flip", "confiscate",
]);
/** Letters with a meaning everywhere: undo, hint and the list of all options. */
const TAKEN = ["u", "h", "o"];

// prettier-ignore
const SIGNS: Record<string, string> = {
  gold: "coin", cards: "card-pickup", build: "hammer-nails", kill: "plain-dagger", bewitch: "cauldron", rob: "swap-bag", sign: "gavel", warrant: "gavel",
  threaten: "stabbed-note", bluff: "stabbed-note", spy: "spyglass", inspect: "spyglass", swap: "card-exchange", replace: "card-exchange", peek: "eye",
  foresee: "crystal-ball", crown: "crown", heir: "crown", beg: "receive-money", destroy: "warlord-helmet", exchange: "shaking-hands", seize: "knight-banner",
  district: "crossed-swords", offer: "shaking-hands", beautify: "palette", collect: "receive-money", study: "open-book", sail_gold: "ship-wheel",
  sail_cards: "ship-wheel", pay_cards: "hood", borrow: "prayer", lender: "prayer", bribe: "cash",
  take_gold: "coin", pay_gold: "coin", take_card: "card-pickup", declare: "bell", reclaim: "tombstone", tuck: "amphora",
};

/** Verbs that take something away from somebody for good. */
const HARSH = new Set(["district"]);
/** Verbs that build a card for gold: its name is said, the price stands in a coin. */
const BUILDING = new Set(["build", "build_it"]);
/** Verbs that go by the name of a district. */
const BY_DISTRICT: Record<string, string> = {
  smithy: "smithy",
  laboratory: "laboratory",
  museum: "museum",
  demolish: "armory",
  framework: "framework",
  sacrifice: "necropolis",
};

function signFor(verb: string, view: CitadelsView): string | undefined {
  const character = view.turn?.character;
  if (verb === "income" || verb === "mix") {
    const kind = character ? characterType(character) : null;
    return kind ? typeSign[kind] : "coin";
  }
  if (verb === "bonus") return character ? characterSign(character) : undefined;
  const district = BY_DISTRICT[verb];
  return district ? uniqueSign(district) : SIGNS[verb];
}

function tintFor(verb: string, view: CitadelsView): string | undefined {
  if (verb in BY_DISTRICT) return "var(--unique-text)";
  const kind = (verb === "income" || verb === "mix") && view.turn ? characterType(view.turn.character) : null;
  return kind ? `var(--${kind}-text)` : undefined;
}

/** What stands in the coin of a button: the price of building, or the gold that an option brings and nothing else. */
function coinOf(verb: string, { quote }: Option): string | undefined {
  const { costs = {}, brings = {} } = quote;
  if (BUILDING.has(verb)) return String(costs.gold ?? 0);
  return brings.gold && !brings.cards && !costs.cards ? `+${brings.gold}` : undefined;
}

/** The verbs of a decision. Those of the chosen thing stand as main buttons, one for each option. */
export function verbsOf(tied: readonly Tied[], chosen: string | null, view: CitadelsView, say: Lexicon): Verb[] {
  const groups = new Map<string, Tied[]>();
  for (const one of tied) groups.set(one.verb, [...(groups.get(one.verb) ?? []), one]);
  const verbs: Verb[] = [];
  for (const verb of [...groups.keys()].sort((a, b) => place(a) - place(b))) {
    const all = groups.get(verb)!;
    const meant = chosen === null ? [] : all.filter((one) => keyOf(one.thing) === chosen);
    if (meant.length) for (const one of meant) verbs.push(single(one, view, say, true));
    else if (all.length === 1 || (tied.length <= FEW && all.every((one) => one.thing.on !== "card" && one.thing.on !== "dealt")))
      for (const one of all) verbs.push(single(one, view, say, false));
    else verbs.push(several(verb, all, view, say));
  }
  return keyed(verbs);
}

function place(verb: string): number {
  const at = ORDER.indexOf(verb);
  return at < 0 ? ORDER.length : at;
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
    tone: main ? (HARSH.has(verb) ? "danger" : "main") : "plain",
    choices: [option],
  };
}

function named(verb: string, say: Lexicon): string {
  const district = BY_DISTRICT[verb];
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

/** Gives every verb a letter of its own. */
function keyed(verbs: readonly Verb[]): Verb[] {
  const used = new Set(TAKEN);
  const take = (key: string | undefined): string | undefined => {
    if (!key || used.has(key)) return undefined;
    used.add(key);
    return key;
  };
  const first = verbs.map((verb) => take(KEYS[parse(verb.id).verb]));
  const power = verbs.findIndex((verb) => POWERS.has(parse(verb.id).verb));
  if (power >= 0 && !first[power]) first[power] = take("p");
  return verbs.map((verb, at) => {
    const letters = [...parse(verb.id).verb.replace(/[^a-z]/g, "")];
    const own = (): string | undefined => take(letters.find((letter) => !used.has(letter)));
    return { ...verb, key: first[at] ?? own() };
  });
}

/** At most `most` verbs, the last ones kept: what closes a turn is always in sight. */
export function inSight(verbs: readonly Verb[], most: number): Verb[] {
  if (verbs.length <= most) return [...verbs];
  const last = verbs.filter((verb) => LAST.has(parse(verb.id).verb) || verb.tone === "main" || verb.tone === "danger");
  const room = Math.max(0, most - last.length);
  const others = verbs.filter((verb) => !last.includes(verb)).slice(0, room);
  return verbs.filter((verb) => others.includes(verb) || last.includes(verb));
}
