"""Sequential test: it stays within its error rate and needs few deals."""

from collections.abc import Iterator
from random import Random

import pytest

from burgrave.arena.statistics import FEWEST_DEALS, SequentialTest, judge

RUNS = 400


def deals_of(share: float, players: int, chance: Random) -> Iterator[float]:
    """Yield an endless sequence of win shares, one per deal; each deal's cards favor one side."""
    while True:
        likely = share + chance.uniform(-0.1, 0.1)
        yield sum(chance.random() < likely for _ in range(players)) / players


def share_of_errors(truth: float, wrong: str, null: float, margin: float) -> tuple[float, float]:
    """Return the rate of wrong verdicts, and the mean number of deals before a verdict."""
    chance = Random(f"{truth} {null} {margin}")
    players = round(1 / null)
    errors = deals = 0
    for _ in range(RUNS):
        found = judge(deals_of(truth, players, chance), null, margin)
        assert found.word in ("accepted", "rejected")
        errors += found.word == wrong
        deals += found.deals
    return errors / RUNS, deals / RUNS


@pytest.mark.parametrize(("null", "margin"), [(0.5, 0.1), (0.25, 0.05), (0.25, 0.1)])
def test_errors_are_as_rare_as_promised(null: float, margin: float) -> None:
    for truth, wrong in ((null, "accepted"), (null + margin, "rejected")):
        errors, deals = share_of_errors(truth, wrong, null, margin)
        assert errors <= 0.08  # 5% plus the deviation expected from 400 runs
        assert deals < 200


def test_what_is_far_from_both_is_settled_quickly() -> None:
    for truth, word in ((0.1, "rejected"), (0.6, "accepted")):
        found = judge(deals_of(truth, 4, Random(1)), 0.25, 0.05)
        assert (found.word, found.deals) == (word, FEWEST_DEALS)


def test_too_few_deals_decide_nothing() -> None:
    assert judge([1.0] * (FEWEST_DEALS - 1), 0.25, 0.1).word == "undecided"
    assert judge([], 0.25, 0.1).deals == 0


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    found = SequentialTest(0.5, 0.1)
    first = [found.add(share) for share in [1.0] * 50]
    verdict = found.verdict
    assert first.count(False) == FEWEST_DEALS - 1
    assert found.add(0.0)
    assert found.verdict == verdict
    assert verdict.as_json()["verdict"] == "accepted"


def test_deals_that_are_all_alike_do_not_settle_it_at_once() -> None:
    assert judge([0.25] * 40, 0.25, 0.02).word == "undecided"
