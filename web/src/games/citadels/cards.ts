/** Display data of my hand and of the cards offered to me. */

import { characterType, typeSign } from "./emblems";
import { faceOf } from "./figures";
import type { Quote } from "../../lib/contract";
import type { Choice } from "../../table/parts";
import type { CitadelsTable, DistrictType } from "./contract";
import { t } from "../../lib/words.svelte";
import { brings } from "./facts";
import type { Held } from "./Hand.svelte";
import type { Dealt } from "./Deal.svelte";
import { parse, whyNot, type Tied } from "./options";
import type { Vocabulary } from "./vocabulary";

const PAID = new Set(["build", "build_it"]);
const BUILT = new Set(["build", "framework", "borrow", "pay_cards"]);
/** Verbs that bring a card from the middle to me. */
export const KEPT = new Set(["pick", "keep", "take", "keep_it"]);

/** Preview of a district that is not built yet. */
export interface Ghost {
  readonly district: string;
  readonly type: DistrictType;
  readonly cost: number;
  readonly figure?: string;
}

/** Footer of a usable card. */
function footOf(tied: readonly Tied[], price: number, say: Vocabulary): string {
  const act = actOf(tied)!;
  if (PAID.has(act.verb)) return t("web-citadels-build-for", { n: price });
  return say.text(`verb-${act.verb}`) ?? act.option.text;
}

/** Return true if the decision concerns cards in hand; other cards are then dimmed. */
export function handAsked(table: CitadelsTable, tied: readonly Tied[]): boolean {
  if (tied.some((one) => one.thing.on === "card")) return true;
  const { turn, phase, seat } = table.view;
  return table.ask !== null && phase === "main" && turn !== null && turn.seat === seat && turn.gathered && !turn.only_gathers;
}

/** The option that the button on a selected card plays. */
export function actOf(tied: readonly Tied[] | undefined): Tied | undefined {
  return tied?.find((one) => PAID.has(one.verb)) ?? tied?.[0];
}

/** My price for a card. */
export function priceOf(table: CitadelsTable, district: string, say: Vocabulary): number {
  return table.prices?.[`build ${district}`]?.gold ?? say.printed(district).cost;
}

/** The character in play with an income from a type of district. */
function earnsOf(table: CitadelsTable, kind: DistrictType, say: Vocabulary): string | undefined {
  const paid = table.view.cast.find((character) => characterType(character) === kind);
  return paid && t("web-citadels-earns", { name: say.character(paid) });
}

/**
 * Cards of my hand; `asked` dims the unusable ones. A reason that holds for every card, such as having built already, is not printed on
 * all of them, but a click and a screen reader still find it.
 */
export function handCards(table: CitadelsTable, byCard: ReadonlyMap<string, Tied[]>, asked: boolean, say: Vocabulary): Held[] {
  const counts = new Map<string, number>();
  const cards = (table.view.hand ?? []).map((district, at) => {
    const n = (counts.get(district) ?? 0) + 1;
    counts.set(district, n);
    const tied = byCard.get(`card ${district}`) ?? [];
    return held(`${district} ${n}`, district, tied, at);
  });
  const common = cards.length > 1 && cards.every((card) => !card.able && card.foot === cards[0]!.foot);
  return common ? cards.map((card) => ({ ...card, foot: undefined })) : cards;

  function held(id: string, district: string, tied: Tied[], at: number): Held {
    const { kind, cost } = say.printed(district);
    const price = priceOf(table, district, say);
    const able = tied.length > 0;
    const why = able || !asked ? "" : whyNot(table, { on: "card", district });
    const foot = able ? footOf(tied, price, say) : why || undefined;
    const earns = earnsOf(table, kind, say);
    const tipText = say.districtTip(district, able ? tied.map((one) => one.option.text).join(" / ") : why || undefined);
    const label = t("web-citadels-card", { name: say.district(district), type: say.type(kind), n: cost });
    // prettier-ignore
    return {
      id, district, kind, cost, able, foot, tipText,
      name: say.district(district),
      type: say.type(kind),
      earns,
      text: say.rule(district),
      footSign: tied.some((one) => PAID.has(one.verb)) ? "hammer-nails" : undefined,
      footBrief: tied.some((one) => PAID.has(one.verb)) ? String(price) : undefined,
      label: [label, earns, foot].filter((part) => part).join(". "),
      keyHint: able && at < 9 ? String(at + 1) : undefined,
    };
  }
}

/** Cards offered in the middle. */
export function dealtCards(table: CitadelsTable, cards: readonly string[], things: ReadonlyMap<string, Tied[]>, say: Vocabulary): Dealt[] {
  return cards.map((card, at) => {
    const tied = things.get(`dealt ${card}`) ?? [];
    const rank = table.view.cast.indexOf(card) + 1;
    const id = `${card} ${at}`;
    return rank > 0 ? { id, card, character: character(card, rank, tied) } : { id, card, district: district(card, id, tied, at) };
  });

  function character(card: string, rank: number, tied: Tied[]) {
    const name = say.character(card);
    const text = say.reminder(card);
    const gain = gainOf(table, card, tied[0]?.option.quote, say);
    const label = [t("web-citadels-rank", { n: rank, name }), text, gain ? `${gain.text} ${gain.coin ?? ""}`.trim() : ""]
      .filter((part) => part)
      .map((part) => part.replace(/\.$/, ""))
      .join(". ");
    return { rank, name, text, gain, label, tipText: say.characterTip(card), able: tied.length > 0 };
  }

  function district(card: string, id: string, tied: Tied[], at: number): Held {
    const { kind, cost } = say.printed(card);
    const label = t("web-citadels-card", { name: say.district(card), type: say.type(kind), n: cost });
    const owned = table.view.seats[table.seat ?? 0]?.city.some((one) => one.district === card);
    const foot = owned ? t("web-citadels-owned") : undefined;
    // prettier-ignore
    return {
      id, district: card, kind, cost, foot,
      able: tied.length > 0,
      name: say.district(card),
      type: say.type(kind),
      earns: earnsOf(table, kind, say),
      text: say.rule(card),
      label: [label, foot, ...tied.map((one) => one.option.text)].filter((part) => part).join(". "),
      tipText: say.districtTip(card, foot),
      keyHint: at < 9 ? String(at + 1) : undefined,
    };
  }
}

/** Signs of what a character brings. */
const GAINS: Record<string, string> = {
  builds: "flat-hammer",
  "crown-and": "crown",
  "crown-cards": "crown",
  crown: "crown",
  pays: "coin",
  cards: "card-pickup",
  leader: "eye-target",
  richest: "swap-bag",
  fullest: "card-exchange",
  cities: "crossed-swords",
};

function gainOf(
  table: CitadelsTable,
  character: string,
  quote: Quote | undefined,
  say: Vocabulary,
): { sign: string; text: string; coin?: number | undefined } | null {
  if (table.seat === null) return null;
  const found = brings(table.view, table.seat, character, table.names, quote);
  if (!found) return null;
  const kind = characterType(character);
  const text = say.text(`brings-${found.id}`, found.args) ?? "";
  const sign = found.id === "pays" && kind ? typeSign[kind] : GAINS[found.id]!;
  return { sign, text, coin: found.coin };
}

/** Preview of the selected card in my city, if it can be built. */
export function ghostOf(table: CitadelsTable, card: Held | undefined, things: ReadonlyMap<string, Tied[]>, say: Vocabulary): Ghost | null {
  if (!card || !things.get(`card ${card.district}`)?.some((one) => BUILT.has(one.verb))) return null;
  return { district: card.district, type: card.kind, cost: card.cost, figure: String(priceOf(table, card.district, say)) };
}

/** Sign of an option's target: a character or a district type. */
export function signOf(notation: string, table: CitadelsTable, say: Vocabulary): string | null {
  const { argument } = parse(notation);
  if (argument && table.view.cast.includes(argument)) return faceOf(argument);
  if (argument && argument in typeSign) return typeSign[argument as keyof typeof typeSign];
  if (argument && /^[a-z_]+\+?$/.test(argument)) return typeSign[say.printed(argument.replace("+", "")).kind];
  return null;
}

/** Gold cost of the target of a power, which its short name omits. */
export function payOf({ notation, quote }: Choice): string | null {
  const gold = quote?.costs?.gold;
  if (gold) return String(gold);
  return parse(notation).verb === "offer" ? "0" : null;
}

/** Short name for the target of an option, used as button label while a verb is armed. */
export function brief({ notation, text, quote }: Choice, table: CitadelsTable, say: Vocabulary): string {
  const { verb, argument } = parse(notation);
  if (argument === null) return text;
  if (verb === "mix") return t("web-citadels-mix", { gold: quote?.brings?.gold ?? 0, cards: quote?.brings?.cards ?? 0 });
  if (table.view.cast.includes(argument)) return say.character(argument);
  if (/^\d+$/.test(argument)) return say.person(Number(argument));
  if (verb === "inspect") return say.type(argument);
  return say.district(argument.replace("+", ""));
}
