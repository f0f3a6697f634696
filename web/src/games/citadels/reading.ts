/** Reference pages of Citadels: chapters of the rules, cards, signs. */

import type { Reading } from "../game";
import type { CitadelsView, DistrictType } from "./contract";
import { t } from "../../lib/words.svelte";
import { currentLight } from "../../table/light";
import { picture } from "./buildings";
import { typeSign } from "./emblems";
import { portrait } from "./figures";

/** Cards that a chapter is about. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  aim: ["castle", "cathedral", "fortress", "harbor", "dragon_gate"],
  choosing: ["assassin", "thief", "magician", "king"],
  building: ["manor", "temple", "tavern", "prison", "library"],
  powers: ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
  end: ["palace", "monastery", "town_hall", "barracks", "university"],
};

function portraitOf(character: string): string | null {
  return portrait(character, { crop: "card", light: "afternoon", niche: true, victim: false });
}

export const reading: Reading = {
  chapters: ["aim", "choosing", "turn", "building", "powers", "end", "editions"],
  pictures: (chapter) => (ABOUT[chapter] ?? []).flatMap((id) => portraitOf(id) ?? picture(id, currentLight()) ?? []),
  kinds: ["characters", "districts"],
  rulesets: ["classic", "2010", "2016"],
  legend: Object.entries(typeSign).map(([id, sign]) => ({ id, sign, field: id, on: `on-${id}`, kind: "types" })),
  chapterAt(view) {
    const { phase, turn } = view as CitadelsView;
    if (phase === "over") return "end";
    if (phase === "pick" || phase === "bury" || phase === "lend") return "choosing";
    if (phase !== "main") return "powers";
    return turn?.gathered ? "building" : "turn";
  },
  face(kind, id, card, label) {
    if (kind === "characters") {
      return {
        sign: "hood",
        picture: portraitOf(id),
        field: "slate",
        on: "on-slate",
        corner: `${card.rank ?? ""}`,
        meta: t("web-rank", { rank: card.rank ?? 0 }),
      };
    }
    const type = (card.type ?? "unique") as DistrictType;
    return {
      sign: typeSign[type],
      picture: picture(id, currentLight()),
      standing: true,
      field: type,
      on: `on-${type}`,
      corner: `${card.cost ?? ""}`,
      meta: label("types", type),
    };
  },
};
