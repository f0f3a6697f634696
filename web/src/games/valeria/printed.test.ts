import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { effect } from "./effects";
import { CITIZENS, DOMAINS, DUKES, MONSTERS, ROLES } from "./printed";
import { SIGN_OF } from "./signs";

const source = readFileSync(new URL("../../../../src/burgrave/games/valeria/rules/cards.py", import.meta.url), "utf8");

/** The rows of a table of the rules, as lists of texts and numbers. */
function rows(table: string): (string | number)[][] {
  const body = source.split(`${table}: Final = [\n`)[1]!.split("\n]")[0]!;
  return [...body.matchAll(/^ {4}\((.*)\),$/gm)].map((row) =>
    [...row[1]!.matchAll(/"([^"]*)"|([\w]+)/g)].map((cell) => cell[1] ?? (/^\d+$/.test(cell[2]!) ? Number(cell[2]) : cell[2]!.toLowerCase())),
  );
}

describe("what is printed is what the rules have", () => {
  it("citizens", () => {
    const found = rows("_CITIZENS").map(([name, number, role, cost, on, off]) => [name, { number, role, cost, on, off }]);
    expect(Object.fromEntries(found)).toEqual(CITIZENS);
  });
  it("monsters", () => {
    const areas = [...source.split("AREA_NAMES: Final = [")[1]!.split("]")[0]!.matchAll(/"(\w+)"/g)].map((area) => area[1]);
    const found = rows("_MONSTERS").map(([name, type, strength, magic, vp, , , reward], nth) => [
      name,
      { area: areas[Math.floor(nth / 3)], type, strength, magic, vp, reward },
    ]);
    expect(Object.fromEntries(found)).toEqual(MONSTERS);
  });
  it("domains", () => {
    const found = rows("_DOMAINS").map(([name, cost, vp, roles]) => [name, { cost, vp, roles: String(roles).split(" ") }]);
    expect(Object.fromEntries(found)).toEqual(DOMAINS);
  });
  it("dukes", () => {
    expect(Object.fromEntries(rows("_DUKES"))).toEqual(DUKES);
  });
  it("each card has its own sign", () => {
    const names = [...Object.keys(CITIZENS), ...Object.keys(MONSTERS), ...Object.keys(DOMAINS)];
    expect(names.filter((name) => !(name in SIGN_OF))).toEqual([]);
    expect(new Set(names.map((name) => SIGN_OF[name])).size).toBe(names.length);
  });
});

describe("effects", () => {
  it("are all read", () => {
    const texts = [...Object.values(CITIZENS).flatMap((one) => [one.on, one.off]), ...Object.values(MONSTERS).map((one) => one.reward)];
    for (const text of texts) {
      for (const part of effect(text).flat()) {
        if (part.kind === "gain") expect(part.number, text).toBeGreaterThan(0);
        if (part.kind === "gain" && part.per) expect([...ROLES, "domain", "knight", ...Object.values(MONSTERS).map((one) => one.area)]).toContain(part.per);
        if (part.kind === "trade") expect([part.pays[0] > 0, part.brings[0] > 0]).toEqual([true, true]);
      }
    }
  });
  it("say what they are", () => {
    expect(effect("2g x forest | citizen + 1v")).toEqual([
      [{ kind: "gain", resource: "gold", number: 2, per: "forest" }],
      [
        { kind: "citizen", role: null, name: null, most: 0 },
        { kind: "gain", resource: "vp", number: 1, per: "" },
      ],
    ]);
    expect(effect("steal 3g | 3m")).toEqual([[{ kind: "steal", number: 3 }]]);
    expect(effect("3g | citizen knight")[1]).toEqual([{ kind: "citizen", role: null, name: "knight", most: 0 }]);
  });
});
