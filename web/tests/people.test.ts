import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import type { PersonStatistics, Share as Won } from "../src/lib/contract";
import { speak, t } from "../src/lib/words.svelte";
import GameStatistics from "../src/pages/person/GameStatistics.svelte";
import { doubtOf, ratingOf } from "../src/pages/person/numbers";
import Share from "../src/pages/person/Share.svelte";

const won: Won = { games: 20, wins: 8, share: 0.4, low: 0.21, high: 0.62, chance: 0.25, enough: true };
const statistics: PersonStatistics = {
  game: "citadels",
  mean_score: 21.04,
  total: won,
  rating: { games: 7, mu: 27.26, sigma: 3.1 },
  rulesets: [{ ...won, name: "2016", times: 20 }],
  players: [
    { ...won, name: "3", games: 12, times: 12 },
    { ...won, name: "4", games: 8, times: 8, enough: false },
  ],
  roles: { characters: [{ ...won, name: "thief", games: 3, wins: 3, times: 5, enough: false }] },
};

beforeAll(() => speak("en", { keep: false }));

const share = (some: Partial<Won>): string => render(Share, { props: { share: { ...won, ...some } } }).body;
const page = (some: Partial<PersonStatistics> = {}): string =>
  render(GameStatistics, { props: { statistics: { ...statistics, ...some } } }).body;

describe("a share of games won", () => {
  it("is told with its interval and what chance would win", () => {
    expect(share({})).toContain("8 of 20 won");
    expect(share({})).toContain("40% (21%–62%), chance level 25%");
    expect(share({})).toContain('class="chance');
  });

  it("has no chance beside it where somebody played alone", () => {
    expect(share({ chance: null })).toContain("40% (21%–62%)<");
    expect(share({ chance: null })).not.toContain('class="chance');
  });

  it("is not judged by too few games", () => {
    const few = share({ games: 3, wins: 3, enough: false });
    expect(few).toContain(t("web-share-few"));
    expect(few).not.toContain("%");
  });
});

describe("statistics of a game", () => {
  it("has the rating with its doubt", () => {
    expect([ratingOf({ mu: 27.26 }), doubtOf({ sigma: 3.1 })]).toEqual(["27.3", "6.2"]);
    expect(page()).toContain("27.3 ± 6.2");
    expect(page({ rating: null })).toContain(t("web-results-no-rating"));
  });

  it("goes by what differs, and by what they were", () => {
    expect(page()).not.toContain(t("web-results-by-ruleset")); // all of one edition
    expect(page()).toContain(t("web-results-by-players"));
    expect(page()).toContain(t("web-kind-characters"));
    expect(page()).toContain(t("web-results-times", { n: 5 }));
  });
});
