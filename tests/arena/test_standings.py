"""Statistics of finished deals: shares, ranks, margins, pairs, ratings, times."""

from dataclasses import replace
from typing import Any

import pytest

from burgrave.arena.deal import Deal, Played
from burgrave.arena.standings import Section, standings


def game(scores: list[int], ranks: list[int], **more: Any) -> Played:
    played = Played(
        scores=scores,
        ranks=ranks,
        decisions=100,
        rounds=10,
        asked=[10] * len(ranks),
        ms=[20.0] * len(ranks),
        slowest=[5.0] * len(ranks),
        failures={},
    )
    return replace(played, **more)


def section(bots: str, *deals: list[Played]) -> Section:
    return standings(tuple(bots.split()), [Deal(0, number, games) for number, games in enumerate(deals)])


def test_a_shared_win_is_split_and_a_shared_place_counts_as_the_mean() -> None:
    tie = game([9, 9, 4], [1, 1, 3])
    found = section("a b c", [tie, tie, tie])
    assert [one.win_share.mean for one in found.standings] == [0.5, 0.5, 0.0]
    assert [one.rank.mean for one in found.standings] == [1.5, 1.5, 3.0]
    assert found.pairwise[0][1] is not None
    assert found.pairwise[0][1].mean == 0.5


def test_ranks_shares_and_margins_of_all_add_up() -> None:
    games = [game([9, 7, 4], [1, 2, 3]), game([3, 8, 8], [3, 1, 1]), game([5, 5, 5], [1, 1, 1])]
    found = section("a b c", games, games[::-1])
    assert sum(one.rank.mean for one in found.standings) == pytest.approx(6)
    assert sum(one.win_share.mean for one in found.standings) == pytest.approx(1)
    assert sum(one.margin.mean for one in found.standings if one.margin) == pytest.approx(0)
    for one in range(3):
        shares = [share.mean for share in found.pairwise[one] if share is not None]
        assert found.standings[one].rank.mean == pytest.approx(3 - sum(shares))


def test_the_margin_is_over_the_mean_of_the_others() -> None:
    found = section("a b c", [game([9, 7, 4], [1, 2, 3])])
    margin = found.standings[0].margin
    assert margin is not None
    assert (margin.mean, margin.ci95) == (9 - 5.5, None)


def test_bots_of_one_name_are_told_apart_and_together() -> None:
    games = [game([9, 7, 4], [1, 2, 3])] * 3
    found = section("a b b", games, games)
    assert [one.bot for one in found.standings] == ["a", "b", "b"]
    merged = [(one.bot, one.seats, one.rank.mean, one.asked) for one in found.by_bot]
    assert merged == [("a", 1, 1, 60), ("b", 2, 2.5, 120)]


def test_ratings_follow_the_ranks_and_do_not_depend_on_when_a_deal_was_finished() -> None:
    first, second = [game([9, 4], [1, 2])] * 2, [game([3, 4], [2, 1])] * 2
    deals = [Deal(0, 0, first), Deal(0, 1, second), Deal(0, 2, first)]
    found, shuffled = standings(("a", "b"), deals), standings(("a", "b"), [deals[2], deals[0], deals[1]])
    assert found == shuffled
    ratings = [one.rating for one in found.standings]
    assert ratings[0] is not None
    assert ratings[1] is not None
    assert ratings[0][0] > 25 > ratings[1][0]
    assert ratings[0][1] < 25 / 3


def test_times_and_failures_are_summed_up() -> None:
    failed = game([9, 7], [1, 2], failures={1: "It fell asleep."}, slowest=[5.0, 90.0], ms=[20.0, 120.0])
    found = section("a b", [game([9, 7], [1, 2]), failed])
    assert [one.ms_per_decision for one in found.standings] == [2.0, 7.0]
    assert [one.slowest for one in found.standings] == [5.0, 90.0]
    assert [one.failures for one in found.standings] == [0, 1]
    assert found.standings[1].messages == ("It fell asleep.",)


def test_a_bot_that_failed_has_no_points_of_its_own() -> None:
    """When a bot fails, a random substitute finishes its game."""
    failed = game([9, 7, 4], [1, 3, 2], failures={1: "It fell asleep."})
    found = section("a b c", [failed, failed], [failed, game([9, 8, 3], [1, 2, 3])])
    a, b, c = found.standings
    assert [one.score and one.score.mean for one in (a, b, c)] == [9, 8, (4 + 3.5) / 2]
    assert a.margin and a.margin.mean == (5 + (5 + 3.5) / 2) / 2
    assert b.margin and b.margin.mean == 2
    alone = section("a b", [game([9, 7], [1, 2], failures={1: "It fell asleep."})])
    assert [(one.score and one.score.mean, one.margin) for one in alone.standings] == [(9, None), (None, None)]
    assert [one["mean_score_ci95"] for one in alone.as_json()["bots"]] == [None, None]  # type: ignore[attr-defined]


def test_a_solo_game_has_wins_and_points_but_nobody_to_be_compared_with() -> None:
    found = section("a", [game([40], [1])], [game([30], [2])], [game([50], [1])])
    (one,) = found.standings
    assert one.win_share.mean == pytest.approx(2 / 3)
    assert (one.margin, one.rating) == (None, None)
    assert found.pairwise == [[None]]


def test_other_games_have_another_fingerprint() -> None:
    games = [game([9, 4], [1, 2])] * 2
    prints = [section("a b", games, games).fingerprint, section("a b", games).fingerprint]
    prints.append(section("a b", games, [games[0], game([9, 4], [1, 2], decisions=101)]).fingerprint)
    assert len(set(prints)) == 3
