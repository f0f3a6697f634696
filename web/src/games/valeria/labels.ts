/** Full labels for screen readers: everything visible of a stack, a lot and a seat. */

import { card, cardName } from "../../lib/cards.svelte";
import type { Price } from "../../lib/contract";
import type { ValeriaSeat, ValeriaTable, ValeriaView } from "./contract";
import { language, t } from "../../lib/words.svelte";
import type { TipLine, TipText } from "../../table/tip";
import { CITIZENS, DOMAINS, LOTS, MONSTERS } from "./printed";
import { plateText } from "./houses";
import type { StackShown } from "./stacks";
import { pointsOf, street, timesOfLot, total } from "./view";

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase(language())}${text.slice(1)}.`;
const joined = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** Both powers of a citizen, each with its sign; empty for other cards. */
export function powerLines(name: string): TipLine[] {
  const citizen = CITIZENS[name];
  if (!citizen) return [];
  return [
    { sign: "own-turn", tint: "var(--own-turn)", text: t("web-valeria-power-own", { power: citizen.onText }) },
    { sign: "others-turn", tint: "var(--others-turn)", text: t("web-valeria-power-off", { power: citizen.offText }) },
  ];
}

export function powersText(name: string): string {
  return joined(powerLines(name).map((line) => line.text));
}

export function priceText(price: Price): string {
  const parts: string[] = [];
  if (price.strength) parts.push(t("web-valeria-amount-strength", { n: price.strength }));
  else if (price.gold !== undefined) parts.push(t("web-valeria-amount-gold", { n: price.gold }));
  if (price.magic) parts.push(t("web-valeria-amount-magic", { n: price.magic }));
  return parts.join(", ");
}

export function stackLabel(stack: StackShown, me: ValeriaSeat | null, area: string): string {
  if (!stack.left) return t("web-valeria-label-exhausted", { place: placeText(stack, area) });
  if (!stack.name) return t("web-valeria-label-covered", { count: stack.left });
  const words = card("valeria", stack.row, stack.name);
  const points = stack.row === "monsters" ? MONSTERS[stack.name]?.vp : stack.row === "domains" ? DOMAINS[stack.name]?.vp : undefined;
  return joined([
    `${cardName("valeria", stack.row, stack.name)}.`,
    `${placeText(stack, area)}.`,
    sentence(t("web-valeria-label-left", { count: stack.left })),
    stack.row === "citizens" ? powersText(stack.name) : words?.reminder,
    points === undefined ? undefined : `${t("web-valeria-points", { n: points })}.`,
    stack.price ? `${t(me ? "web-valeria-label-price" : "web-valeria-label-printed", { price: priceText(stack.price) })}.` : undefined,
    stack.base ? `${t("web-valeria-label-base", { price: priceText(stack.base) })}.` : undefined,
    stack.row === "domains" ? needsText(stack.name) : undefined,
    stack.short ? stack.short.replace(/\.?$/, ".") : undefined,
  ]);
}

/** Area of a stack of monsters, or "". */
export function areaOf({ row, place }: StackShown, view: ValeriaView): string {
  return row === "monsters" ? (view.areas[place] ?? "") : "";
}

export function placeText(stack: StackShown, area: string): string {
  if (stack.row === "monsters") return area ? cardName("valeria", "areas", area) : "";
  if (stack.row === "citizens") return t("web-valeria-label-number", { number: plateText(LOTS[stack.place] ?? 0) });
  return t("web-valeria-label-domain", { column: stack.place + 1 });
}

function needsText(domain: string): string {
  const roles = DOMAINS[domain]?.roles ?? [];
  return `${t("web-valeria-label-needs", { roles: roles.map((role) => cardName("valeria", "roles", role)).join(", ") })}.`;
}

/** Citizens on a lot with their number of cards. */
function cardsOn(table: ValeriaTable, seat: number, index: number): { name: string; text: string }[] {
  const counts = new Map<string, number>();
  for (const { name } of street(table.view.seats[seat]!)[index] ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, text: `${cardName("valeria", "citizens", name)}${count > 1 ? ` ×${count}` : ""}` }));
}

function litText({ view }: ValeriaTable, lot: number): string | undefined {
  const lit = timesOfLot(view.dice, lot);
  return lit ? t("web-valeria-label-lit", { count: lit }) : undefined;
}

export function lotLabel(table: ValeriaTable, seat: number, index: number): string {
  const lot = LOTS[index] ?? 0;
  const cards = cardsOn(table, seat, index);
  return joined([
    `${t("web-valeria-label-number", { number: plateText(lot) })}:`,
    cards.length ? `${cards.map((one) => one.text).join(", ")}.` : `${t("web-valeria-label-empty")}.`,
    ...cards.map((one) => powersText(one.name)),
    litText(table, lot),
  ]);
}

/** The same as a tooltip: a house shows both powers of its citizens. */
export function lotTip(table: ValeriaTable, seat: number, index: number): TipText {
  const lot = LOTS[index] ?? 0;
  const cards = cardsOn(table, seat, index);
  const number = t("web-valeria-label-number", { number: plateText(lot) });
  const [only, ...more] = cards;
  const shared = { foot: litText(table, lot), prompt: true };
  if (!only) return { ...shared, title: number, subtitle: sentence(t("web-valeria-label-empty")), lines: [] };
  if (!more.length) return { ...shared, title: only.text, subtitle: number, lines: powerLines(only.name) };
  return { ...shared, title: number, lines: cards.flatMap((one) => [{ text: one.text }, ...powerLines(one.name)]) };
}

/** Status of a seat: waiting, choosing, done or active. */
function statusText({ view, open, names }: ValeriaTable, seat: number): string {
  if (view.seats[seat]?.waiting && view.dice) return sentence(t("web-valeria-waits"));
  if (view.phase === "harvest" || view.phase === "duke")
    return sentence(t(open.includes(seat) ? "web-valeria-choosing" : "web-valeria-done"));
  return view.active === seat ? `${t("web-valeria-turn-of", { name: names[seat] ?? "" })}.` : "";
}

export function seatLabel(table: ValeriaTable, seat: number): string {
  const one = table.view.seats[seat]!;
  return joined([
    `${table.names[seat] ?? ""}:`,
    `${t("web-valeria-points", { n: pointsOf(one, table.view.players === 1).total })},`,
    `${t("web-valeria-amount-gold", { n: one.gold })}, ${t("web-valeria-amount-strength", { n: one.strength })}, ${t("web-valeria-amount-magic", { n: one.magic })}, ${t("web-valeria-tokens", { n: one.vp })}.`,
    `${t("web-valeria-slain", { count: total(one.monsters) })}, ${t("web-valeria-built", { count: one.domains.length })}.`,
    statusText(table, seat),
    dukesText(table, seat),
  ]);
}

/** Dukes of a seat when all cards are open. */
function dukesText({ own, result, view }: ValeriaTable, seat: number): string {
  const mine = own?.[seat];
  if (!mine || result) return "";
  const duke = view.seats[seat]?.duke;
  const names = (duke ? [duke] : (mine.dealt ?? [])).map((name) => cardName("valeria", "dukes", name));
  return `${t("web-kind-dukes")}: ${names.join(", ")}.`;
}
