/** Reference pages of Valeria: chapters of the rules, cards, signs. */

import type { CardWords } from "../../lib/contract";
import { t } from "../../lib/words.svelte";
import { currentLight } from "../../table/light";
import type { Face, Reading } from "../game";
import type { Role, ValeriaPhase, ValeriaView } from "./contract";
import { resourceSign, roleSign } from "./emblems";
import { pictureOf } from "./figures";

const SLATE = { field: "slate", on: "on-slate" };

/** Cards that a chapter is about. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  aim: ["cornelius_the_dreamer", "isabella_the_righteous", "red_dragon", "emerald_stronghold"],
  harvest: ["cleric", "merchant", "mercenary", "archer", "peasant"],
  actions: ["goblin", "knight", "halfpenny_hill"],
  paying: ["owlbear", "paladin", "golden_obelisk_of_nae"],
  alone: ["dark_lord", "skeleton_king", "goblin_king", "spider_queen"],
};

export const reading: Reading = {
  chapters: ["aim", "roll", "harvest", "actions", "paying", "end", "alone"],
  pictures: (chapter) => (ABOUT[chapter] ?? []).flatMap((id) => pictureOf(id, currentLight()) ?? []),
  kinds: ["citizens", "monsters", "domains", "dukes"],
  rulesets: [],
  legend: [
    ...Object.entries(roleSign).map(([id, sign]) => ({ id, sign, field: id, on: "on-role", kind: "roles" })),
    ...["gold", "strength", "magic", "vp"].map((id) => ({ id, sign: resourceSign[id]!, field: "sunk", on: "ink", kind: "resources" })),
    { id: "own-turn", sign: "own-turn", field: "sunk", on: "own-turn", text: "web-valeria-what-own" },
    { id: "others-turn", sign: "others-turn", field: "sunk", on: "others-turn", text: "web-valeria-what-off" },
  ],
  chapterAt(view) {
    const { phase } = view as ValeriaView;
    const chapters: Partial<Record<ValeriaPhase, string>> = {
      duke: "aim",
      dice: "roll",
      harvest: "harvest",
      pay: "paying",
      raid: "alone",
      capture: "alone",
      over: "end",
    };
    return chapters[phase] ?? "actions";
  },
  face(kind, id, card, label) {
    if (kind === "citizens") return citizen(id, card, label);
    const points = `${card["points"] ?? ""}`;
    if (kind === "monsters") {
      const area = String(card["area"] ?? "");
      const field = area ? { field: area, on: "on-area" } : SLATE;
      return {
        ...pictured(id),
        ...field,
        corner: points,
        meta: `${label("areas", area)}, ${label("types", card.type)}`,
      };
    }
    if (kind === "domains") return { ...pictured(id), ...SLATE, corner: points, meta: t("web-cost", { n: card.cost ?? 0 }) };
    return { ...pictured(id), ...SLATE, corner: "", meta: "" };
  },
};

function pictured(card: string): Pick<Face, "sign" | "picture"> {
  return { sign: "castle", picture: pictureOf(card, currentLight()) };
}

function citizen(id: string, card: CardWords, label: (kind: string, id: unknown) => string): Face {
  const role = (card["role"] ?? "worker") as Role;
  const numbers = ((card["numbers"] as number[] | undefined) ?? []).join("|");
  const meta = `${label("roles", role)}, ${t("web-cost", { n: card.cost ?? 0 })}`;
  return { ...pictured(id), field: role, on: "on-role", corner: numbers, meta };
}
