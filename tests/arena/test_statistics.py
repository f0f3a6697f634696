"""Confidence intervals are computed from deals, have the promised coverage, and handle extreme results."""

from random import Random

import pytest

from burgrave.arena.statistics import mean_of, quantile, share_of


@pytest.mark.parametrize(
    ("freedom", "level", "value"),
    [
        (1, 0.975, 12.706),
        (2, 0.975, 4.303),
        (3, 0.975, 3.182),
        (5, 0.975, 2.571),
        (10, 0.975, 2.228),
        (30, 0.975, 2.042),
        (100, 0.975, 1.984),
        (10**6, 0.975, 1.960),
        (10, 0.95, 1.812),
    ],
)
def test_the_quantiles_are_those_of_the_tables(freedom: int, level: float, value: float) -> None:
    assert quantile(freedom, level) == pytest.approx(value, rel=2e-3)


def test_there_is_no_quantile_without_freedom() -> None:
    with pytest.raises(ValueError, match="0 degrees"):
        quantile(0)


def test_a_mean_has_the_interval_of_student() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.mean == 3
    assert found.half == pytest.approx(2.7764 * (2.5 / 5) ** 0.5, rel=1e-3)
    assert found.ci95 == [3 - (found.half or 0), 3 + (found.half or 0)]


def test_one_deal_has_a_mean_but_no_interval() -> None:
    assert mean_of([4.0]).ci95 is None


@pytest.mark.parametrize("deals", [1, 2, 10, 1000])
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_no_interval_is_empty_even_if_all_deals_are_alike(deals: int, share: float) -> None:
    found = share_of([share] * deals)
    assert found.mean == share
    assert 0 <= found.low <= share <= found.high <= 1
    assert found.high - found.low > 1 / (deals + 2)


def test_an_interval_of_all_won_narrows_like_that_of_independent_trials() -> None:
    assert share_of([1.0] * 100).low == pytest.approx(0.963, abs=0.003)  # Wilson interval for 100 of 100
    assert share_of([1.0] * 1000).low == pytest.approx(0.996, abs=0.001)


def test_more_wins_never_give_a_lower_bound() -> None:
    bounds = [share_of([1.0] * (200 - losses) + [0.5] * losses).low for losses in range(40)]
    assert bounds == sorted(bounds, reverse=True)


def test_intervals_are_computed_from_deals() -> None:
    """The interval is wide if all rotations of a deal end alike, and narrow if they cancel out."""
    alike = share_of([0.0, 1.0] * 100)
    mixed = share_of([0.5, 0.5] * 100)
    assert alike.high - alike.low > 0.13
    assert mixed.high - mixed.low < 0.03


@pytest.mark.parametrize(
    ("share", "players", "deals"), [(0.5, 2, 20), (0.25, 4, 25), (0.25, 4, 200), (0.9, 2, 40), (0.97, 4, 50)]
)
def test_nineteen_of_twenty_intervals_hold_the_truth(share: float, players: int, deals: int) -> None:
    chance = Random(f"{share} {players} {deals}")
    held = 0
    for _ in range(400):
        lean = min(0.1, 1 - share)  # the cards of a deal favor one bot or the other
        likely = [share + chance.uniform(-lean, lean) for _ in range(deals)]
        found = share_of([sum(chance.random() < one for _ in range(players)) / players for one in likely])
        held += found.low <= share <= found.high
    assert held / 400 >= 0.93
