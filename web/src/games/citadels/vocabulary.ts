/** Names, labels and explanations of things on the table, in the language of the page. */

import { card, cardName } from "../../lib/cards.svelte";
import type { BuiltDistrict, CitadelsView, DistrictType } from "./contract";
import { tied } from "../../lib/numbers";
import { has, t } from "../../lib/words.svelte";
import type { TipText } from "../../table/tip";
import type { Medallion } from "./facts";

const GAME = "citadels";

export class Vocabulary {
  constructor(
    private readonly view: CitadelsView,
    private readonly names: readonly string[],
  ) {}

  person(seat: number): string {
    return seat === this.view.seat ? t("web-citadels-you") : (this.names[seat] ?? "");
  }

  character(name: string): string {
    return cardName(GAME, "characters", name, this.view.ruleset);
  }

  district(name: string): string {
    return cardName(GAME, "districts", name, this.view.ruleset);
  }

  type(kind: string): string {
    return cardName(GAME, "types", kind, this.view.ruleset);
  }

  /** Type and printed cost of a district. */
  printed(district: string): { kind: DistrictType; cost: number } {
    const found = card(GAME, "districts", district, this.view.ruleset);
    return { kind: (found?.type as DistrictType | undefined) ?? "unique", cost: found?.cost ?? 1 };
  }

  /** Rule of a unique district; others have none worth showing. */
  rule(district: string): string | undefined {
    const found = card(GAME, "districts", district, this.view.ruleset);
    return found?.unique || found?.type === "unique" ? found.text : undefined;
  }

  reminder(character: string): string {
    const found = card(GAME, "characters", character, this.view.ruleset);
    return tied(found?.reminder ?? found?.text ?? "");
  }

  text(id: string, args?: Record<string, string | number>): string | null {
    const full = `web-citadels-${id.replaceAll("_", "-")}`;
    return has(full) ? t(full, args) : null;
  }

  /** Text below the name of a medallion. */
  state(one: Medallion): string {
    const { standing, seat, may } = one;
    if (standing === "called" && seat !== null) return t("web-citadels-now", { name: this.person(seat) });
    if (standing === "called") return t("web-citadels-called-now");
    if (standing === "killed" && seat !== null) return t("web-citadels-killed-who", { name: this.person(seat) });
    if (standing === "held" || standing === "mine")
      return seat === null ? "" : one.revealed || standing === "held" ? this.person(seat) : t("web-citadels-mine");
    if (standing !== "possible") return t(`web-citadels-standing-${standing}`);
    if (one.marks.includes("robbed") && may.length !== 1) return t("web-citadels-mark-robbed");
    if (may.length === 1 || may.length === 2) return t("web-citadels-maybe", { names: may.map((seat) => this.person(seat)).join(" / ") });
    return "";
  }

  /** Everything known about a character, for screen readers. */
  label(one: Medallion): string {
    const rank = t("web-citadels-rank", { n: one.rank, name: this.character(one.character) });
    return [rank, this.known(one)].filter((fact) => fact).join(", ");
  }

  /** Everything known about a character, without its name. */
  known(one: Medallion): string {
    const facts = [this.state(one), ...one.marks.map((mark) => t(`web-citadels-mark-${mark}`))];
    if (one.may.length > 2) facts.push(t("web-citadels-maybe", { names: one.may.map((seat) => this.person(seat)).join(" / ") }));
    return facts.filter((fact) => fact).join(", ");
  }

  characterTip(name: string, foot?: string): TipText {
    const found = card(GAME, "characters", name, this.view.ruleset);
    const rank = found?.rank ?? this.view.cast.indexOf(name) + 1;
    return { title: this.character(name), subtitle: t("web-citadels-rank-of", { n: rank }), text: found?.text, foot };
  }

  districtTip(district: string, foot?: string): TipText {
    const { kind, cost } = this.printed(district);
    const found = card(GAME, "districts", district, this.view.ruleset);
    return {
      title: this.district(district),
      subtitle: t("web-citadels-type-cost", { type: this.type(kind), n: cost }),
      text: found?.text,
      tint: `var(--${kind}-text)`,
      foot,
    };
  }

  /** Tooltip of a built district. */
  tileTip(one: BuiltDistrict): TipText {
    return {
      ...this.districtTip(one.district, one.gilded ? t("web-citadels-gilded") : undefined),
      subtitle: t("web-citadels-type-cost", { type: this.type(one.type), n: one.cost }),
    };
  }

  tileLabel(one: BuiltDistrict): string {
    const label = t("web-citadels-tile", { name: this.district(one.district), type: this.type(one.type), n: one.cost });
    return one.gilded ? `${label}, ${t("web-citadels-gilded")}` : label;
  }

  /** Tooltip of a card named in the log: a character or a district. */
  about(name: string): TipText | null {
    if (card(GAME, "characters", name, this.view.ruleset)) return this.characterTip(name);
    if (card(GAME, "districts", name, this.view.ruleset)) return this.districtTip(name);
    return null;
  }
}
