/** Text and buttons of the action bar in each phase; every open option is reachable. */

import { cardName } from "../../lib/cards.svelte";
import type { Option, Price } from "../../lib/contract";
import type { ValeriaSeat, ValeriaTable } from "./contract";
import { t } from "../../lib/words.svelte";
import { waitingFor } from "../../table/waiting";
import type { Tie, Tied } from "./options";
import { CITIZENS, MONSTERS, type Part } from "./printed";

/** Part of a button's face. */
export type Glyph = { sign: string; n?: number | string } | { word: string } | { die: number };

export interface BarButton {
  option: Option;
  label: string;
  glyphs: Glyph[];
  sign?: string;
  seat?: number;
  key?: string;
  tone: "plain" | "main" | "quiet";
  /** Resulting dice, previewed on the street. */
  dice?: [number, number];
}

export interface BarGroup {
  id: string;
  title: string;
  sign?: string;
  seat?: number;
  buttons: BarButton[];
}

const KEYS: Readonly<Record<string, string>> = { gold: "g", strength: "s", magic: "m" };

/** Group related buttons; stacks are selected on the table and appear as the main button. */
export function groupsOf(table: ValeriaTable, tied: readonly Tied[]): BarGroup[] {
  const groups = new Map<string, BarGroup>();
  for (const one of tied) {
    if (one.tie.thing === "stack" || one.tie.thing === "duke") continue;
    const group = groupFor(table, one.tie);
    const kept = groups.get(group.id) ?? group;
    groups.set(group.id, kept);
    kept.buttons.push(buttonFor(table, one.option, one.tie));
  }
  return [...groups.values()];
}

function groupFor(table: ValeriaTable, tie: Tie): BarGroup {
  const plain: BarGroup = { id: "plain", title: "", buttons: [] };
  switch (tie.thing) {
    case "steal":
      return {
        id: `seat ${tie.seat}`,
        title: tie.seat === table.seat ? t("web-valeria-bank") : (table.names[tie.seat] ?? ""),
        seat: tie.seat,
        buttons: [],
      };
    case "choice":
      return table.view.phase === "harvest" ? choiceGroup(table) : plain;
    case "trade":
      return {
        id: `trade ${tie.citizen}`,
        title: counted(cardName("valeria", "citizens", tie.citizen), tradesOf(table, tie.citizen)),
        sign: tie.citizen,
        buttons: [],
      };
    case "die":
      return { id: `die ${tie.domain}`, title: cardName("valeria", "domains", tie.domain), sign: tie.domain, buttons: [] };
    case "verb":
      return { id: "last", title: "", buttons: [] };
    default:
      return plain;
  }
}

/** Merchants: gold or magic on the own turn; Thieves: on other turns. */
function choiceGroup(table: ValeriaTable): BarGroup {
  const name = ownHarvest(table) ? "merchant" : "thief";
  const count = table.seat === null ? 1 : (table.view.seats[table.seat]?.harvest?.choices ?? 1);
  return { id: "choice", title: counted(cardName("valeria", "citizens", name), count), sign: name, buttons: [] };
}

function tradesOf(table: ValeriaTable, citizen: string): number {
  return table.seat === null ? 1 : (table.view.seats[table.seat]?.harvest?.trades[citizen] ?? 1);
}

function counted(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}

/** Return true if the player harvests as on their own turn. */
export function ownHarvest(table: ValeriaTable): boolean {
  return table.view.active === table.seat && table.view.stage !== "second harvest";
}

function buttonFor(table: ValeriaTable, option: Option, tie: Tie): BarButton {
  const button: BarButton = { option, label: "", glyphs: [], tone: "plain" };
  switch (tie.thing) {
    case "resource":
      return { ...button, label: t("web-valeria-gain"), glyphs: [{ sign: tie.resource }], key: KEYS[tie.resource] ?? "" };
    case "magic":
      return { ...button, ...paidBy(table, option), tone: tie.magic === leastMagic(table) ? "main" : "plain" };
    case "choice":
      return { ...button, label: t("web-valeria-take"), glyphs: choiceGlyphs(table, tie.number), key: String(tie.number) };
    case "trade":
      return { ...button, glyphs: tradeGlyphs(table, tie.citizen) };
    case "steal":
      return { ...button, glyphs: [{ sign: tie.resource, n: tie.number }] };
    case "seat":
      return { ...button, label: table.names[tie.seat] ?? "", seat: tie.seat, glyphs: victimGlyphs(table, tie.seat) };
    case "die":
      return { ...button, glyphs: dieGlyphs(table, option, tie), dice: changed(table, tie) };
    case "card":
      return { ...button, label: cardName("valeria", tie.row, tie.name), sign: tie.name, glyphs: returnLoss(tie) };
    default:
      return verbButton(table, button, option);
  }
}

function verbButton(table: ValeriaTable, button: BarButton, option: Option): BarButton {
  const verb = option.notation.split(" ")[0];
  const dice = table.view.dice;
  if (verb === "done" && table.view.phase === "dice" && dice) {
    return { ...button, label: t("web-valeria-announce"), glyphs: [{ die: dice[0] }, { die: dice[1] }], tone: "main", key: "d" };
  }
  if (verb === "done") return { ...button, label: t("web-valeria-harvest-done"), tone: "main", key: "d" };
  if (verb === "accept")
    return {
      ...button,
      label: t("web-valeria-pay"),
      glyphs: [{ sign: "magic", n: 3 }, { word: "→" }, { sign: "vp", n: 3 }],
      tone: "main",
      key: "y",
    };
  if (verb === "decline") return { ...button, label: t("web-valeria-decline"), key: "n" };
  if (verb === "nothing") return { ...button, label: t("web-valeria-nothing"), key: "n" };
  return { ...button, label: option.text };
}

/** Cost of an option, as sent by the server. */
function costGlyphs(price: Price | undefined, sign = ""): Glyph[] {
  const amounts = (["strength", "gold", "magic"] as const).map((name) => ({ name, number: price?.[name] ?? 0 }));
  return amounts.flatMap(({ name, number }) => (number ? [{ sign: name, n: sign ? `${sign}${number}` : number }] : []));
}

function paidBy(table: ValeriaTable, option: Option): Pick<BarButton, "label" | "glyphs"> {
  const glyphs = costGlyphs(table.prices?.[option.notation]);
  return { glyphs, label: glyphs.length ? "" : option.text };
}

function leastMagic(table: ValeriaTable): number {
  const found = (table.ask?.options ?? [])
    .filter((one) => one.notation.startsWith("magic "))
    .map((one) => Number(one.notation.split(" ")[1]));
  return Math.min(...found);
}

function choiceGlyphs(table: ValeriaTable, number: number): Glyph[] {
  const monster = table.view.phase === "reward" ? table.view.step?.monster : undefined;
  const chosen = monster ? MONSTERS[monster]?.reward : ownHarvest(table) ? CITIZENS["merchant"]?.on : CITIZENS["thief"]?.off;
  return (chosen?.[number - 1] ?? []).flatMap((part) => partGlyphs(part, table));
}

function partGlyphs(part: Part, table: ValeriaTable): Glyph[] {
  if (part.kind === "gain") {
    const me = table.seat === null ? null : table.view.seats[table.seat];
    const slain = Object.entries(me?.monsters ?? {}).reduce(
      (sum, [name, count]) => sum + (MONSTERS[name]?.area === part.per ? count : 0),
      0,
    );
    return [{ sign: part.resource, n: part.number * (part.per ? slain : 1) }];
  }
  if (part.kind !== "citizen") return [];
  if (part.name) return [{ sign: part.name }, { word: cardName("valeria", "citizens", part.name) }];
  return [{ word: part.most ? t("web-valeria-citizen-up-to", { most: part.most }) : t("web-valeria-citizen-any") }];
}

function tradeGlyphs(table: ValeriaTable, citizen: string): Glyph[] {
  const part = (ownHarvest(table) ? CITIZENS[citizen]?.on : CITIZENS[citizen]?.off)?.[0]?.[0];
  if (part?.kind !== "trade") return [];
  return [{ sign: part.pays[1], n: part.pays[0] }, { word: "→" }, { sign: part.brings[1], n: part.brings[0] }];
}

function victimGlyphs(table: ValeriaTable, seat: number): Glyph[] {
  const step = table.view.step;
  const other = table.view.seats[seat];
  if (!step?.take || !other) return [];
  if (step.take === "monster") return [{ sign: "slay", n: Object.values(other.monsters).reduce((sum, count) => sum + count, 0) }];
  const has = other[step.take as "gold" | "strength" | "magic"];
  return [{ sign: step.take, n: Math.min(step.number ?? 0, has) }];
}

function changed(table: ValeriaTable, tie: Extract<Tie, { thing: "die" }>): [number, number] {
  const dice = table.view.dice ?? [1, 1];
  return tie.die === 0 ? [tie.becomes, dice[1]] : [dice[0], tie.becomes];
}

function dieGlyphs(table: ValeriaTable, option: Option, tie: Extract<Tie, { thing: "die" }>): Glyph[] {
  const from = table.view.dice?.[tie.die] ?? 1;
  return [{ die: from }, { word: "→" }, { die: tie.becomes }, ...costGlyphs(table.prices?.[option.notation], "−")];
}

function returnLoss(tie: Extract<Tie, { thing: "card" }>): Glyph[] {
  return tie.row === "monsters" ? [{ sign: "vp", n: `−${MONSTERS[tie.name]?.vp ?? 0}` }] : [];
}

/** The payment for a price: magic makes up for the gold or strength that a seat lacks. */
export function paymentFor(price: Price | null, seat: ValeriaSeat | null): Price | null {
  const kind = price?.gold ? "gold" : "strength";
  const lacking = price && seat ? (price[kind] ?? 0) - seat[kind] : 0;
  if (!price || lacking <= 0) return price;
  return { ...price, [kind]: (price[kind] ?? 0) - lacking, magic: (price.magic ?? 0) + lacking };
}

/** Label of the button on the selected stack: the verb alone, because the card has its name. */
export function confirmLabel({ tie }: Tied): string {
  return tie.thing === "stack" ? t(`web-valeria-do-${tie.verb}`) : "";
}

/** Main button for the selected stack or duke. */
export function mainButton(table: ValeriaTable, { option, tie }: Tied, name: string | null, price: Price | null): BarButton {
  const button: BarButton = { option, label: option.text, glyphs: [], tone: "main", key: "↵" };
  if (tie.thing === "duke")
    return { ...button, label: t("web-valeria-keep", { name: cardName("valeria", "dukes", tie.duke) }), sign: "duke" };
  if (tie.thing !== "stack") return button;
  const card = name ? cardName("valeria", tie.row, name) : "";
  const paid = costGlyphs(price ?? undefined);
  switch (tie.verb) {
    case "slay":
      return { ...button, label: t("web-valeria-slay", { name: card }), sign: "slay", glyphs: paid };
    case "recruit":
      return { ...button, label: t("web-valeria-recruit", { name: card }), sign: name ?? "person", glyphs: paid };
    case "build":
      return { ...button, label: t("web-valeria-build", { name: card }), sign: "build", glyphs: paid };
    case "free":
      return { ...button, label: t("web-valeria-free", { name: card }), sign: name ?? "person" };
    case "raid":
      return {
        ...button,
        label: t("web-valeria-raid", { name: cardName("valeria", "areas", table.view.areas[tie.place] ?? "") }),
        sign: name ?? "slay",
      };
    case "capture":
      return { ...button, label: t("web-valeria-capture", { name: card }), sign: name ?? "person" };
    default:
      return button;
  }
}

/** Heading of the bar. */
export function titleOf(table: ValeriaTable): string {
  const { view, ask } = table;
  if (!ask) return waitingTitle(table);
  if (view.phase === "act") return t("web-valeria-action-number", { number: view.actions > 1 ? 1 : 2 });
  if (view.phase === "pay") return paidTitle(table) ?? ask.question;
  return ask.question;
}

/** Heading while paying, with the verb: "Slay Troll". */
function paidTitle({ view }: ValeriaTable): string | null {
  const { step } = view;
  if (!step?.for || step.place === undefined) return null;
  if (step.for === "slay") return named("web-valeria-slay", "monsters", view.monsters[step.place]?.[0]);
  const row = step.for === "recruit" ? "citizens" : "domains";
  return named(`web-valeria-${step.for}`, row, view[row][step.place]?.open[0]);
}

function named(text: string, row: string, card: string | undefined): string | null {
  return card ? t(text, { name: cardName("valeria", row, card) }) : null;
}

function waitingTitle({ view, names, seat, open }: ValeriaTable): string {
  if (view.phase === "over") return t("web-valeria-over");
  // The viewer is to act as well, but the page does not show it yet.
  if (seat !== null && open.includes(seat)) return t("web-valeria-wait");
  if (view.phase === "duke") return t("web-valeria-wait-dukes");
  if (view.phase === "harvest") return t("web-valeria-wait-harvest");
  if (view.active === null || view.active === seat) return t("web-valeria-wait");
  return t("web-valeria-turn-of", { name: names[view.active] ?? "" });
}

/** Line below the heading. */
export function detailOf(table: ValeriaTable, tied: readonly Tied[]): string {
  const { view, ask } = table;
  if (!ask) return waitingDetail(table);
  switch (view.phase) {
    case "act":
      return t(tied.some((one) => one.tie.thing === "stack") ? "web-valeria-detail-act" : "web-valeria-detail-gain");
    case "duke":
      return t("web-valeria-detail-duke");
    case "harvest":
      if (tied.every((one) => one.tie.thing === "resource")) return "";
      return tied.some((one) => one.tie.thing === "verb") ? t("web-valeria-detail-harvest") : t("web-valeria-detail-choose");
    case "dice":
      return t("web-valeria-detail-dice");
    case "pay":
      return t("web-valeria-detail-pay");
    default:
      return tied.some((one) => one.tie.thing === "stack") ? t("web-valeria-detail-stack") : "";
  }
}

function waitingDetail(table: ValeriaTable): string {
  const { view, seat, open } = table;
  return view.phase === "over" || (seat !== null && open.includes(seat)) ? "" : waitingFor(table);
}
